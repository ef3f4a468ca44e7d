/** What the layout opens later, in one file: the user menu, the warnings, and the dialog that asks for a proof with the passkeys' library. */

export { UserMenuPopup } from './header/user-menu-popup.tsx';
export { WarningsDialog } from './header/warnings-dialog.tsx';
export { ProofDialog } from './proof-dialog.tsx';
