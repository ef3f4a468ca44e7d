import { useState } from 'react';

export interface ModalState {
  /** Starts to close without asking about unsaved text. */
  close: () => void;
  /** The props of Base UI's root. */
  root: {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    onOpenChangeComplete: (open: boolean) => void;
  };
}

/**
 * The state of a dialog that is mounted only while needed (`{editing && <EditDialog ... onClose={() =>
 * setEditing(undefined)} />}`). It is open when it mounts, and it calls `onClose` after its closing animation.
 */
export function useModal(onClose: () => void): ModalState {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return {
    close,
    root: {
      open,
      onOpenChange(isOpen) {
        if (!isOpen) close();
      },
      onOpenChangeComplete(isOpen) {
        if (!isOpen) onClose();
      },
    },
  };
}
