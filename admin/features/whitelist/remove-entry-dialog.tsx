import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { reportRemoval } from '../../data/forms/use-conflict.ts';
import { RemoveDialog } from '../../ui/dialog/remove-dialog.tsx';
import { useWhitelistWrites } from './whitelist-writes.ts';

interface RemoveEntryDialogProps {
  entry: WhitelistEntry;
  onClose: () => void;
}

export function RemoveEntryDialog({ entry, onClose }: RemoveEntryDialogProps) {
  const { remove } = useWhitelistWrites();
  return (
    <RemoveDialog
      rowId={entry.id}
      title={copy.confirmTitle}
      confirmLabel={copy.confirmRemove}
      failed={copy.removeFailed}
      onRemove={() => reportRemoval(remove(entry))}
      onClose={onClose}
    >
      <p>{copy.removeQuestion(entry.ip)}</p>
      {entry.status && entry.matchable && <p>{copy.removeEffect}</p>}
    </RemoveDialog>
  );
}
