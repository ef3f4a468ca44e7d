import { useForm } from 'react-hook-form';
import { signInStepsCopy as copy } from '../../copy/sign-in.ts';
import { api, readSignInStep } from '../../data/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { NewPasswordField, passwordRules } from '../../ui/form/new-password-field.tsx';
import { finishStep, type StepProps } from './finish-step.ts';
import { SignInCard } from './sign-in-card.tsx';

interface PasswordStepProps extends StepProps {
  /** The token of a link for a new password; undefined inside a sign-in. */
  token?: string | undefined;
}

/** Asks for a new password: instead of one that somebody else chose, or of a forgotten one. */
export function PasswordStep({ token, ...props }: PasswordStepProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(({ password }) => {
    const request =
      token === undefined
        ? readSignInStep(api.login.password.$post({ json: { password } }))
        : readSignInStep(api.login.reset.$post({ json: { token, password } }));
    return finishStep(request, props, setError);
  });
  return (
    <SignInCard
      title={token === undefined ? copy.passwordTitle : copy.resetTitle}
      lead={token === undefined ? copy.passwordLead : copy.resetLead}
      onSubmit={submit}
    >
      {errors.root?.server && <Banner tone="danger">{errors.root.server.message}</Banner>}
      <NewPasswordField
        label={copy.newPassword}
        error={errors.password?.message}
        autoFocus
        {...register('password', passwordRules)}
      />
      <div className="mt-2 grid gap-2">
        <Button type="submit" tone="primary" pending={isSubmitting} className="w-full">
          {token === undefined ? copy.savePassword : copy.saveReset}
        </Button>
        <Button tone="ghost" onClick={props.onClose} className="w-full">
          {copy.startOver}
        </Button>
      </div>
    </SignInCard>
  );
}
