import type { AdminUser } from '../../../api/contract/entities.ts';
import { conflictCopy } from '../../copy/conflict.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { faultMessage, showToast } from '../../ui/toast.ts';
import { findCurrent } from '../../ui/use-conflict.ts';
import { useUserWrites } from './user-writes.ts';

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { id, username } = user;
  const { remove } = useUserWrites();

  const confirm = async () => {
    try {
      await remove(user);
      showToast('success', copy.deleted(username));
    } catch (fault) {
      const reason = findCurrent(fault) ? conflictCopy.notRemoved : faultMessage(fault);
      showToast('error', `${copy.deleteFailed(username)} ${reason}`);
    }
  };

  return (
    <ConfirmDialog
      title={copy.deleteTitle}
      tone="danger"
      confirmLabel={copy.delete}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{copy.deleteQuestion(username, id)}</p>
    </ConfirmDialog>
  );
}
