/** What the layout opens later, in one file: the user menu, the warnings, and the dialog that asks for a proof with the passkeys' library. */
export { ProofDialog } from './proof-dialog.tsx';
export { UserMenuPopup } from './user-menu-popup.tsx';
export { WarningsDialog } from './warnings-dialog.tsx';
