import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { tellRemoval } from '../../ui/use-conflict.ts';
import { useWhitelistWrites } from './whitelist-writes.ts';

interface RemoveEntryDialogProps {
  entry: WhitelistEntry;
  onClose: () => void;
}

export function RemoveEntryDialog({ entry, onClose }: RemoveEntryDialogProps) {
  const { remove } = useWhitelistWrites();
  return (
    <ConfirmDialog
      title={copy.confirmTitle}
      tone="danger"
      confirmLabel={copy.confirmRemove}
      onConfirm={() => tellRemoval(remove(entry))}
      onClose={onClose}
    >
      <p>{copy.removeQuestion(entry.ip)}</p>
      {entry.status && entry.matchable && <p>{copy.removeEffect}</p>}
    </ConfirmDialog>
  );
}
