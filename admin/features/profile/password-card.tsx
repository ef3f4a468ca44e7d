import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ChangeOwnPassword } from '../../../api/contract/sign-in.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { submitOf } from '../../data/forms/form-errors.ts';
import { showToast } from '../../data/toasts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { NewPasswordField, passwordRules } from '../../ui/form/new-password-field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { EndOthersDialog } from './end-others-dialog.tsx';

/** Changes one's own password. This session goes on. */
export function PasswordCard({ username, hasOthers }: { username: string; hasOthers: boolean }) {
  const form = useForm<ChangeOwnPassword>({
    defaultValues: { current_password: '', password: '' },
  });
  const { register, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const [isOffering, setOffering] = useState(false);
  const save = submitOf(form, copy.passwordFailed, async (json) => {
    const { message } = await readResponse(api.api.profile.password.$put({ json }));
    showToast('success', message);
    reset();
    setOffering(hasOthers);
  });
  return (
    <TitledCard title={copy.password}>
      <form noValidate onSubmit={save} className="grid max-w-96 gap-4">
        {/* Password managers need the name beside the password. */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        {errors.root?.server && <Banner tone="danger">{errors.root.server.message}</Banner>}
        <PasswordInput
          label={copy.currentPassword}
          error={errors.current_password?.message}
          autoComplete="current-password"
          required
          {...register('current_password')}
        />
        <NewPasswordField
          label={copy.newPassword}
          error={errors.password?.message}
          {...register('password', passwordRules)}
        />
        <div>
          <Button type="submit" pending={isSubmitting}>
            {copy.changePassword}
          </Button>
        </div>
      </form>
      {isOffering && (
        <EndOthersDialog question={copy.endOthersOffer} onClose={() => setOffering(false)} />
      )}
    </TitledCard>
  );
}
