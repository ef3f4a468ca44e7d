import type { AdminUser } from '../../../api/contract/entities.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { faultMessage, showToast } from '../../ui/toast.ts';
import { useUserWrites } from './user-writes.ts';

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function DeleteUserDialog({ user: { id, username }, onClose }: DeleteUserDialogProps) {
  const { remove } = useUserWrites();

  const confirm = async () => {
    try {
      await remove(id);
      showToast('success', copy.deleted(username));
    } catch (fault) {
      showToast('error', `${copy.deleteFailed(username)} ${faultMessage(fault)}`);
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
