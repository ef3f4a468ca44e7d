import type { AdminUser } from '../../../api/contract/entities.ts';
import { conflictCopy } from '../../copy/conflict.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { errorMessage, showToast } from '../../data/toasts.ts';
import { findCurrent } from '../../data/use-conflict.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
    } catch (error) {
      const reason = findCurrent(error) ? conflictCopy.notRemoved : errorMessage(error);
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
