import { usernameMaxLength } from '../../../api/contract/limits.ts';
import type { WriteResponse } from '../../../api/contract/requests.ts';
import { uiCopy } from '../../copy/ui.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { FormModal } from '../../ui/dialog/form-modal.tsx';
import { useCreateDialog } from '../../ui/dialog/use-create-dialog.ts';
import { findTooLong } from '../../ui/form/counted-field.tsx';
import { NewPasswordField, passwordRules } from '../../ui/form/new-password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { RightsFields, RoleField } from './rights-fields.tsx';
import { blankRights, type RightsForm, toUserRights } from './rights-form.ts';
import { useUserWrites } from './user-writes.ts';

/** The name of the form's draft. */
export const newUserDraft = 'new-user';

interface NewUserForm {
  username: string;
  password: string;
  rights: RightsForm;
}

const blank: NewUserForm = { username: '', password: '', rights: blankRights };

const serverFields = {
  username: 'username',
  password: 'password',
  website_id: 'rights',
  website_ids: 'rights',
} as const;

export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const { create } = useUserWrites();
  const { form, draft, modal, submit } = useCreateDialog<NewUserForm, WriteResponse>({
    draftName: newUserDraft,
    blank,
    omit: ['password'],
    serverFields,
    failed: copy.addFailed,
    create: ({ username, password, rights }) =>
      create({
        username,
        password,
        website_id: rights.websiteId,
        // The specification's form sends no more.
        ...(rights.role !== 'admin' && toUserRights(rights)),
      }),
    onClose,
  });
  const { register, setValue } = form;
  const { errors } = form.formState;
  const { username, password, rights } = form.watch();
  const setRights = (next: RightsForm) => setValue('rights', next, { shouldDirty: true });

  return (
    <FormModal
      state={modal}
      title={copy.newUser}
      formState={form.formState}
      onSubmit={submit}
      submitLabel={copy.submit}
      cancelLabel={uiCopy.specCancel}
      draft={draft}
      canSubmit={username.trim() !== '' && password !== '' && rights.websiteId !== undefined}
    >
      <RoleField value={rights} onChange={setRights} />
      <TextField
        label={copy.username}
        required
        error={errors.username?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('username', {
          validate: (typed) => findTooLong(typed, usernameMaxLength),
        })}
      />
      <NewPasswordField
        label={copy.password}
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
      <RightsFields value={rights} onChange={setRights} error={errors.rights?.message} />
    </FormModal>
  );
}
