import { useState } from 'react';

export interface ModalState {
  open: boolean;
  /** Starts to close without asking about unsaved text. */
  close: () => void;
  /** The modal calls it after its closing animation. */
  onClosed: () => void;
}

/**
 * The state of a dialog that is mounted only while needed (`{editing && <EditDialog ... onClose={() =>
 * setEditing(undefined)} />}`). It is open when it mounts, and it calls `onClose` after its closing animation.
 */
export function useModal(onClose: () => void): ModalState {
  const [open, setOpen] = useState(true);
  return { open, close: () => setOpen(false), onClosed: onClose };
}
