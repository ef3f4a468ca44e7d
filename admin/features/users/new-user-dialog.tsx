import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usernameMaxLength } from '../../../api/contract/limits.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { findDraft, useKeptDraft } from '../../form-drafts.ts';
import { showFormFault } from '../../ui/form-faults.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useModal } from '../../ui/use-modal.ts';
import { WebsiteField } from '../../ui/website-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { type NewUserDraft, newUserDraft } from './new-user-draft.ts';
import { passwordRules } from './password-rules.ts';
import { useUserWrites } from './user-writes.ts';

interface NewUserForm extends NewUserDraft {
  password: string;
}

const serverFields = {
  username: 'username',
  password: 'password',
  website_id: 'websiteId',
} as const;

export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  const { create } = useUserWrites();
  const [draft] = useState(() => findDraft<NewUserDraft>(newUserDraft));
  const { control, register, handleSubmit, setError, watch, formState } = useForm<NewUserForm>({
    defaultValues: { username: '', websiteId: undefined, ...draft, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const { username, password, websiteId } = watch();
  const hasText = username !== '' || password !== '';
  useKeptDraft(newUserDraft, () => (hasText ? { username, websiteId } : undefined));

  const save = handleSubmit(async (values) => {
    if (values.websiteId === undefined) return;
    try {
      const { message } = await create({
        username: values.username,
        password: values.password,
        website_id: values.websiteId,
      });
      showToast('success', message);
      modal.close();
    } catch (fault) {
      showFormFault(fault, serverFields, setError);
    }
  });

  return (
    <FormModal
      state={modal}
      title={copy.newUser}
      isDirty={hasText}
      onSubmit={save}
      submitLabel={copy.submit}
      isSubmitting={isSubmitting}
      canSubmit={username.trim() !== '' && password !== '' && websiteId !== undefined}
    >
      <TextField
        label={copy.username}
        error={errors.username?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('username', {
          maxLength: { value: usernameMaxLength, message: copy.tooLong(usernameMaxLength) },
        })}
      />
      <NewPasswordField
        label={copy.password}
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
      <WebsiteField control={control} name="websiteId" />
    </FormModal>
  );
}
