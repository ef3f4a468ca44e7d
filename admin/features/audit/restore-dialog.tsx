import type { AuditEntry } from '../../../api/contract/audit.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { ApiError } from '../../data/api-client.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRestore } from './audit-queries.ts';

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
    } catch (error) {
      // A refusal is final, so the dialog closes: trying again would not help.
      if (!(error instanceof ApiError && (error.status === 404 || error.status === 409)))
        throw error;
      showError(error, copy.restoreFailed(label));
    }
  };

  return (
    <ConfirmDialog
      title={copy.restoreTitle(entity)}
      confirmLabel={copy.restore}
      failed={copy.restoreFailed(label)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="font-medium text-text wrap-anywhere">{label}</p>
      {removed && <p>{copy.restoredWith(entity, removed)}</p>}
      {removed && removed.users > 0 && <p>{copy.accountsRestored(removed.users)}</p>}
    </ConfirmDialog>
  );
}
