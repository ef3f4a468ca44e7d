import { useForm } from 'react-hook-form';
import type { AdminUser } from '../../../api/contract/entities.ts';
import type { UpdateUserPassword } from '../../../api/contract/requests.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { expireSession, useSession } from '../../session-store.ts';
import { Button } from '../../ui/button.tsx';
import { showFormFault } from '../../ui/form-faults.ts';
import { Modal, ModalCancel } from '../../ui/modal.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { showToast } from '../../ui/toast.ts';
import { useModal } from '../../ui/use-modal.ts';
import { passwordHelp, passwordRules } from './password-rules.ts';
import { useUserWrites } from './user-writes.ts';

interface ChangePasswordDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function ChangePasswordDialog({ user, onClose }: ChangePasswordDialogProps) {
  const modal = useModal(onClose);
  const isOwn = useSession((session) => session.userId === user.id);
  const { setPassword } = useUserWrites();
  const { register, handleSubmit, setError, watch, formState } = useForm<UpdateUserPassword>({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = watch('password');

  const save = handleSubmit(async (values) => {
    try {
      const { message } = await setPassword(user.id, values.password);
      showToast('success', message);
      modal.close();
      // The server has ended this session with all others of the account.
      if (isOwn) expireSession();
    } catch (fault) {
      showFormFault(fault, { password: 'password' }, setError);
    }
  });

  return (
    <Modal
      state={modal}
      title={copy.changePassword}
      isDirty={password !== ''}
      onSubmit={save}
      actions={
        <>
          <ModalCancel />
          <Button type="submit" tone="primary" pending={isSubmitting} disabled={password === ''}>
            {isSubmitting ? copy.submitting : copy.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-1 text-14 break-words text-muted">
        <p className="font-medium text-text">{copy.passwordOf(user.username)}</p>
        <p>{isOwn ? copy.ownPasswordEffect : copy.passwordEffect}</p>
      </div>
      <PasswordInput
        label={copy.newPassword}
        help={errors.password ? undefined : passwordHelp}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password', passwordRules)}
      />
    </Modal>
  );
}
