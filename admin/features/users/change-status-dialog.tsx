import type { AdminUser } from '../../../api/contract/entities.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { showFault, showToast } from '../../ui/toast.ts';
import { useConflict } from '../../ui/use-conflict.ts';
import { comparedStatus } from './compared-status.ts';
import { useUserWrites } from './user-writes.ts';

interface ChangeStatusDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function ChangeStatusDialog({ user, onClose }: ChangeStatusDialogProps) {
  const { setStatus } = useUserWrites();
  const { current, catchConflict } = useConflict(user);
  const activates = !user.status;

  /** Whether it is done; if not, the dialog shows what stands in its way. */
  const change = async (from: AdminUser) => {
    try {
      showToast('success', (await setStatus(from, activates)).message);
      return true;
    } catch (fault) {
      if (!catchConflict(fault)) throw fault;
      return false;
    }
  };

  const keepMine = async (from: AdminUser) => {
    try {
      if (await change(from)) onClose();
    } catch (fault) {
      showFault(fault);
    }
  };

  if (current)
    return (
      <ConflictDialog
        current={current}
        fields={[comparedStatus(current.status, activates)]}
        onUseCurrent={onClose}
        onKeepMine={() => keepMine(current)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={copy.areYouSure}
      tone={activates ? 'primary' : 'danger'}
      confirmLabel={copy.confirm}
      onConfirm={() => change(user)}
      onClose={onClose}
    >
      <p>{copy.statusQuestion(user.username, activates)}</p>
      {!activates && <p>{copy.deactivationEffect}</p>}
    </ConfirmDialog>
  );
}
