import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminUser } from '../../../api/contract/entities.ts';
import type { UpdateUserPassword } from '../../../api/contract/requests.ts';
import { accessCopy } from '../../copy/access.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { showFormErrors } from '../../data/forms/form-errors.ts';
import { useConflict } from '../../data/forms/use-conflict.ts';
import { expireSession, useSession } from '../../data/session-store.ts';
import { showError } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictDialog } from '../../ui/dialog/conflict-dialog.tsx';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { NewPasswordField, passwordRules } from '../../ui/form/new-password-field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Snippet } from '../../ui/snippet/snippet-card.tsx';
import { comparedStatus } from './compared-status.ts';
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

  const [link, setLink] = useState<string>();
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

  if (link !== undefined)
    return (
      <Modal
        state={modal}
        title={copy.changePassword}
        isContinued
        actions={
          <Button tone="primary" onClick={modal.close}>
            {accessCopy.done}
          </Button>
        }
      >
        <p className="text-14 font-medium break-words">{copy.passwordOf(user.username)}</p>
        <p className="text-14 text-muted">{accessCopy.linkText}</p>
        <Snippet snippet={link} subject={accessCopy.linkSubject} />
      </Modal>
    );
  return (
    <FormModal
      state={modal}
      title={copy.changePassword}
      formState={formState}
      onSubmit={handleSubmit(() => send(base.version))}
      submitLabel={copy.save}
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
      {!isOwn && <ResetLink userId={user.id} onMade={setLink} />}
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

interface ResetLinkProps {
  userId: number;
  onMade: (link: string) => void;
}

/** Makes a link with which the account's owner chooses a new password. */
function ResetLink({ userId, onMade }: ResetLinkProps) {
  const make = async () => {
    try {
      const param = { id: `${userId}` };
      const { token } = await readResponse(api.api.users[':id']['reset-link'].$post({ param }));
      onMade(`${window.location.origin}/signin#reset=${token}`);
    } catch (error) {
      showError(error, accessCopy.linkFailed);
    }
  };
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <p className="text-13 text-muted">{accessCopy.link}</p>
      <div>
        <Button size="sm" onClick={make}>
          {accessCopy.sendLink}
        </Button>
      </div>
    </section>
  );
}
