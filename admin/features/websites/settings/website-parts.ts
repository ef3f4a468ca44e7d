/** What the page of a website opens later, in one file: the tabs after the first one, and its dialogs. */
export { ContactTab } from '../contact/contact-tab.tsx';
export { EditWebsiteDialog } from '../dialogs/edit-website-dialog.tsx';
export { HelpTab } from '../help/help-tab.tsx';
export { InstallTab } from '../install/install-tab.tsx';
export { CopySettingsDialog } from './copy-settings-dialog.tsx';
