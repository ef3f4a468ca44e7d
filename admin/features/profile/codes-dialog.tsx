import { proofCopy as copy } from '../../copy/proof.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { RecoveryCodes } from '../../ui/sign-in/recovery-codes.tsx';

interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes once. Only its button closes it, so that they are not lost by a stray press. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const modal = useModal(onClose);
  const state = { ...modal, close: () => {} };
  return (
    <Modal
      state={state}
      title={copy.recoveryTitle}
      hasOwnClose
      actions={
        <Button tone="primary" onClick={modal.close}>
          {copy.recoverySaved}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Modal>
  );
}
