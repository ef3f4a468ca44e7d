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
import { type EntryGroup, writeOf } from './group-entries.ts';

interface RestoreDialogProps {
  entry: AuditEntry;
  /** The write of several websites that is undone in all of them; undefined to let the user choose. */
  group?: EntryGroup | undefined;
  websiteName: (id: number) => string;
  onClose: () => void;
}

export function RestoreDialog({ entry, group, websiteName, onClose }: RestoreDialogProps) {
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
      {group ? (
        <ul className="grid list-disc gap-1 pl-5 font-medium text-text wrap-anywhere">
          {group.entries.map(({ id, website_id }) => (
            <li key={id}>{websiteName(website_id ?? 0)}</li>
          ))}
        </ul>
      ) : (
        <p className="font-medium text-text wrap-anywhere">{label}</p>
      )}
      {group?.isCut && <p>{details.undoOtherPages}</p>}
      <p>
        {removed
          ? details.restoredWith(entity, removed, { action, isOfMany })
          : details.undoneWith(action, isOfMany, entity)}
      </p>
      {!group && writeOf(entry) !== undefined && (
        <CheckLine label={details.undoTogether} checked={isWhole} onChange={setWhole} />
      )}
      {removed && removed.users > 0 && <p>{details.accountsRestored(removed.users)}</p>}
    </ConfirmDialog>
  );
}
