/** What the layout opens later, in one file: the user menu, the warnings, the announcements, and the dialog that asks for a proof with the passkeys' library. */

export { AnnouncementsDialog } from '../features/announcements/announcements-dialog.tsx';
export { UserMenuPopup } from './header/user-menu-popup.tsx';
export { WarningsDialog } from './header/warnings-dialog.tsx';
export { ProofDialog } from './proof-dialog.tsx';
