import { useState } from 'react';

export interface ModalState {
  open: boolean;
  /** Starts the closing, without asking about unsaved text. */
  close: () => void;
  /** Called by the modal when it is out of sight. */
  onClosed: () => void;
}

/**
 * A page mounts a dialog while it is wanted (`{editing && <EditDialog ... onClose={() => setEditing(undefined)} />}`);
 * the dialog opens as it mounts and tells the page only when its closing motion is over.
 */
export function useModal(onClose: () => void): ModalState {
  const [open, setOpen] = useState(true);
  return { open, close: () => setOpen(false), onClosed: onClose };
}
