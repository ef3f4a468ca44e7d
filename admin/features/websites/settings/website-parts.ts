/** What the page of a website opens later, in one file: the long texts of the guides, and the form of its name and link. */
export { EditWebsiteDialog } from '../dialogs/edit-website-dialog.tsx';
export { InstallTab } from '../install/install-tab.tsx';
