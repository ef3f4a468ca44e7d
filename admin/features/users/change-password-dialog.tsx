import { useForm } from 'react-hook-form';
import type { AdminUser } from '../../../api/contract/entities.ts';
import type { UpdateUserPassword } from '../../../api/contract/requests.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { showFormErrors } from '../../data/forms/form-errors.ts';
import { useConflict } from '../../data/forms/use-conflict.ts';
import { expireSession, useSession } from '../../data/session-store.ts';
import { ConflictDialog } from '../../ui/dialog/conflict-dialog.tsx';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { NewPasswordField, passwordRules } from '../../ui/form/new-password-field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { comparedStatus } from './compared-status.ts';
import { ResetLink } from './reset-link.tsx';
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
      defaultValues: { password: '', current_password: '' },
    });
  const { errors } = formState;
  const [password, currentPassword] = watch(['password', 'current_password']);

  const conflict = useConflict(user);
  const { base, current } = conflict;

  const send = (version: number) =>
    conflict.reportEdit(setPassword(user.id, { ...passwords(), version }), {
      onSaved: () => {
        modal.close();
        // The server has ended all sessions of the account, including this one.
        if (isOwn) expireSession();
      },
      onError: (error) =>
        showFormErrors(
          error,
          { password: 'password', current_password: 'current_password' },
          setError,
          copy.passwordFailed,
        ),
    });

  function passwords(): UpdateUserPassword {
    const { password, current_password } = getValues();
    return isOwn ? { password, current_password } : { password };
  }

  return (
    <FormModal
      state={modal}
      title={copy.changePassword}
      formState={formState}
      onSubmit={handleSubmit(() => send(base.version))}
      submitLabel={copy.submit}
      canSubmit={password !== '' && !(isOwn && currentPassword === '')}
    >
      <div className="grid gap-1 text-14 break-words text-muted">
        <p className="font-medium text-text">{copy.passwordOf(user.username)}</p>
        <p>{isOwn ? copy.ownPasswordEffect : copy.passwordEffect}</p>
      </div>
      {isOwn && (
        <PasswordInput
          label={copy.currentPassword}
          required
          error={errors.current_password?.message}
          autoComplete="current-password"
          {...register('current_password')}
        />
      )}
      <NewPasswordField
        label={copy.newPassword}
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
      {!isOwn && <ResetLink userId={user.id} />}
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
          // The user leaves the stored password as it is, so close the form.
          onUseCurrent={modal.close}
          onSaveMine={() => send(current.version)}
          onClose={conflict.close}
        />
      )}
    </FormModal>
  );
}
