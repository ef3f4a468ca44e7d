import { useState } from 'react';

export interface ModalState {
  open: boolean;
  /** Starts to close, without asking about unsaved text. */
  close: () => void;
  /** The modal calls it after its closing animation. */
  onClosed: () => void;
}

/**
 * A page mounts a dialog while it is needed (`{editing && <EditDialog ... onClose={() => setEditing(undefined)} />}`);
 * the dialog is open when it mounts and calls `onClose` after its closing animation.
 */
export function useModal(onClose: () => void): ModalState {
  const [open, setOpen] = useState(true);
  return { open, close: () => setOpen(false), onClosed: onClose };
}
