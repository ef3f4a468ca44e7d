import type { AdminUser } from '../../../api/contract/entities.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useUserWrites } from './user-writes.ts';

interface ChangeStatusDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function ChangeStatusDialog({ user, onClose }: ChangeStatusDialogProps) {
  const { setStatus } = useUserWrites();
  const activates = !user.status;
  return (
    <ConfirmDialog
      title={copy.areYouSure}
      tone={activates ? 'primary' : 'danger'}
      confirmLabel={copy.confirm}
      onConfirm={async () => showToast('success', (await setStatus(user.id, activates)).message)}
      onClose={onClose}
    >
      <p>{copy.statusQuestion(user.username, activates)}</p>
      {!activates && <p>{copy.deactivationEffect}</p>}
    </ConfirmDialog>
  );
}
