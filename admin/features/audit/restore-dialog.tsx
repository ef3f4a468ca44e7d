import { useState } from 'react';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import { ApiError } from '../../data/api-client.ts';
import { showUndoError } from '../../data/show-undo-error.ts';
import { showToast } from '../../data/toasts.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { CheckLine } from '../../ui/form/check-line.tsx';
import { useRestore } from './audit-queries.ts';
import { writeOf } from './group-entries.ts';

interface RestoreDialogProps {
  entry: AuditEntry;
  onClose: () => void;
}

export function RestoreDialog({ entry, onClose }: RestoreDialogProps) {
  const restore = useRestore();
  const { action, entity, label, removed } = entry;
  const isOfMany = entry.entity_id === null;
  const words = copy.undo(action);
  const [isWhole, setWhole] = useState(true);
  const query = isWhole ? {} : { only: 'true' as const };

  const confirm = async () => {
    try {
      showToast('success', (await restore(entry, query)).message);
    } catch (error) {
      // Another try cannot succeed after a 404 or 409, so close the dialog.
      if (!(error instanceof ApiError && (error.status === 404 || error.status === 409)))
        throw error;
      showUndoError(error, words.failed(label), () => restore(entry, { ...query, skip: 'true' }));
    }
  };

  return (
    <ConfirmDialog
      title={words.title(entity)}
      confirmLabel={words.button}
      failed={words.failed(label)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="font-medium text-text wrap-anywhere">{label}</p>
      <p>
        {removed
          ? details.restoredWith(entity, removed, { action, isOfMany })
          : details.undoneWith(action, isOfMany, entity)}
      </p>
      {writeOf(entry) !== undefined && (
        <CheckLine label={details.undoTogether} checked={isWhole} onChange={setWhole} />
      )}
      {removed && removed.users > 0 && <p>{details.accountsRestored(removed.users)}</p>}
    </ConfirmDialog>
  );
}
