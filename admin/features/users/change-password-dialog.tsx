import { useForm } from 'react-hook-form';
import type { AdminUser } from '../../../api/contract/entities.ts';
import type { UpdateUserPassword } from '../../../api/contract/requests.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { expireSession, useSession } from '../../session-store.ts';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { showFormFault } from '../../ui/form-faults.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { useConflict } from '../../ui/use-conflict.ts';
import { useModal } from '../../ui/use-modal.ts';
import { comparedStatus } from './compared-status.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { passwordRules } from './password-rules.ts';
import { useUserWrites } from './user-writes.ts';

interface ChangePasswordDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function ChangePasswordDialog({ user, onClose }: ChangePasswordDialogProps) {
  const modal = useModal(onClose);
  const isOwn = useSession((session) => session.userId === user.id);
  const { setPassword } = useUserWrites();
  const { register, handleSubmit, setError, getValues, watch, formState } =
    useForm<UpdateUserPassword>({
      defaultValues: { password: '' },
    });
  const { errors, isSubmitting } = formState;
  const password = watch('password');

  const conflict = useConflict(user);
  const { base, current } = conflict;

  const send = (version: number) =>
    conflict.tellEdit(setPassword(user.id, { password: getValues('password'), version }), {
      onSaved: () => {
        modal.close();
        // The server has ended this session with all others of the account.
        if (isOwn) expireSession();
      },
      onFault: (fault) => showFormFault(fault, { password: 'password' }, setError),
    });

  return (
    <FormModal
      state={modal}
      title={copy.changePassword}
      isDirty={password !== ''}
      onSubmit={handleSubmit(() => send(base.version))}
      submitLabel={copy.submit}
      isSubmitting={isSubmitting}
      canSubmit={password !== ''}
    >
      <div className="grid gap-1 text-14 break-words text-muted">
        <p className="font-medium text-text">{copy.passwordOf(user.username)}</p>
        <p>{isOwn ? copy.ownPasswordEffect : copy.passwordEffect}</p>
      </div>
      <NewPasswordField
        label={copy.newPassword}
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
      {current && (
        <ConflictDialog
          current={current}
          fields={[
            comparedStatus(current.status, base.status),
            {
              label: copy.password,
              left: copy.passwordThere,
              right: copy.passwordTyped,
              isSame: false,
            },
          ]}
          // The password that is there stays: nothing of the form is wanted any more.
          onUseCurrent={modal.close}
          onKeepMine={() => send(current.version)}
          onClose={conflict.close}
        />
      )}
    </FormModal>
  );
}
