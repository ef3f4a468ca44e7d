import type { AuditEntry } from '../../../api/contract/audit.ts';
import { ApiError } from '../../api-client.ts';
import { historyCopy as copy } from '../../copy/history.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showFault, showToast } from '../../ui/toast.ts';
import { useRestore } from './history-queries.ts';

interface RestoreDialogProps {
  entry: AuditEntry;
  onClose: () => void;
}

export function RestoreDialog({ entry, onClose }: RestoreDialogProps) {
  const restore = useRestore();
  const { entity, label, removed } = entry;

  const confirm = async () => {
    try {
      showToast('success', (await restore(entry)).message);
    } catch (fault) {
      // A refusal is final as things stand: asking the same question again would not help.
      if (!(fault instanceof ApiError && (fault.status === 404 || fault.status === 409)))
        throw fault;
      showFault(fault);
    }
  };

  return (
    <ConfirmDialog
      title={copy.restoreTitle(entity)}
      confirmLabel={copy.restore}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="font-medium text-text wrap-anywhere">{label}</p>
      {removed && <p>{copy.comesBack(entity, removed)}</p>}
      {removed && removed.users > 0 && <p>{copy.accountsComeBack(removed.users)}</p>}
    </ConfirmDialog>
  );
}
