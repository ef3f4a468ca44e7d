/** What the page of a website opens later, in one file: the long texts of the guides, and its dialogs. */
export { EditWebsiteDialog } from '../dialogs/edit-website-dialog.tsx';
export { InstallTab } from '../install/install-tab.tsx';
export { CopySettingsDialog } from './copy-settings-dialog.tsx';
