import type { AdminUser } from '../../../api/contract/entities.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { showToast } from '../../data/toasts.ts';
import { RemoveDialog } from '../../ui/dialog/remove-dialog.tsx';
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
      return true;
    } catch {
      // Show only this sentence (spec, section 8); the reason is in the console.
      showToast('error', copy.deleteFailed(username));
      return false;
    }
  };

  return (
    <RemoveDialog
      rowId={id}
      title={copy.deleteTitle}
      confirmLabel={copy.delete}
      onRemove={confirm}
      onClose={onClose}
    >
      <p>{copy.deleteQuestion(username, id)}</p>
    </RemoveDialog>
  );
}
