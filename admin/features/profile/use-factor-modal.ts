import { useState } from 'react';
import { useModal } from '../../ui/dialog/use-modal.ts';

export interface FactorDialogProps {
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog of a new factor. `closeWith` closes it, then passes on the recovery codes. */
export function useFactorModal({ onAdded, onClose }: FactorDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const modal = useModal(() => {
    if (codes !== undefined) onAdded(codes);
    onClose();
  });
  const closeWith = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    modal.close();
  };
  return { modal, closeWith };
}
