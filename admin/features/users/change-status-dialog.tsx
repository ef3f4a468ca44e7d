import { useState } from 'react';
import type { AdminUser } from '../../../api/contract/entities.ts';
import { uiCopy } from '../../copy/ui.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { useConflict } from '../../data/forms/use-conflict.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ConflictDialog } from '../../ui/dialog/conflict-dialog.tsx';
import { comparedStatus } from './compared-status.ts';
import { LostSchedules } from './lost-schedules.tsx';
import { useAccess } from './user-queries.ts';
import { useUserWrites } from './user-writes.ts';

interface ChangeStatusDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function ChangeStatusDialog({ user, onClose }: ChangeStatusDialogProps) {
  const { setStatus } = useUserWrites();
  const { current, catchConflict } = useConflict(user);
  const activates = !user.status;
  const [takesOver, setTakesOver] = useState(false);
  const { isFetching } = useAccess(user.id);

  /** @returns whether it was saved. On a conflict, the dialog shows it. */
  const change = async (from: AdminUser) => {
    try {
      showToast('success', (await setStatus(from, activates, takesOver)).message);
      return true;
    } catch (error) {
      if (!catchConflict(error)) throw error;
      return false;
    }
  };

  const saveMine = async (from: AdminUser) => {
    try {
      if (await change(from)) onClose();
    } catch (error) {
      showError(error, copy.statusFailed(user.username));
    }
  };

  if (current)
    return (
      <ConflictDialog
        current={current}
        fields={[comparedStatus(current.status, activates)]}
        onUseCurrent={onClose}
        onSaveMine={() => saveMine(current)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={copy.areYouSure}
      tone={activates ? 'primary' : 'danger'}
      cancelLabel={uiCopy.specCancel}
      confirmLabel={copy.confirm}
      isLoading={!activates && isFetching}
      failed={copy.statusFailed(user.username)}
      onConfirm={() => change(user)}
      onClose={onClose}
    >
      <p>{copy.statusQuestion(user.username, activates)}</p>
      {!activates && <p>{copy.deactivationEffect}</p>}
      {!activates && <LostSchedules user={user} takesOver={takesOver} onChange={setTakesOver} />}
    </ConfirmDialog>
  );
}
