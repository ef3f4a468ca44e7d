/** The parts of the layout that are loaded when they are opened. The proof's dialog contains the passkeys' library. */

export { AnnouncementsDialog } from '../features/announcements/announcements-dialog.tsx';
export { UncopiedDialog } from '../features/faqs/copying/uncopied-dialog.tsx';
export { ActionMenuPopup } from './action-menu-popup.tsx';
export { UserMenuPopup } from './header/user-menu-popup.tsx';
export { WarningsDialog } from './header/warnings-dialog.tsx';
export { ProofDialog } from './proof-dialog.tsx';
