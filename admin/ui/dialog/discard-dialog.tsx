import { uiCopy } from '../../copy/ui.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardDialogProps {
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before a form with unsaved text closes. */
export function DiscardDialog({ onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={uiCopy.discardTitle}
      confirmLabel={uiCopy.discard}
      cancelLabel={uiCopy.continueEditing}
      tone="danger"
      onConfirm={onDiscard}
      onClose={onClose}
    >
      {uiCopy.discardText}
    </ConfirmDialog>
  );
}
