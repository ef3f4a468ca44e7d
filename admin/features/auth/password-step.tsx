import { useForm } from 'react-hook-form';
import { signInStepsCopy as copy } from '../../copy/sign-in.ts';
import { api, readSignInStep } from '../../data/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { NewPasswordField, passwordRules } from '../../ui/form/new-password-field.tsx';
import { finishStep, type StepProps } from './finish-step.ts';
import { SignInCard } from './sign-in-card.tsx';

interface PasswordStepProps extends StepProps {
  /** A link for a new password, and its account if it is known; undefined inside a sign-in. */
  link?: { token: string; username: string | undefined } | undefined;
}

/** Asks for a new password: instead of one that somebody else chose, or of a forgotten one. */
export function PasswordStep({ link, ...props }: PasswordStepProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(({ password }) => {
    const request =
      link === undefined
        ? readSignInStep(api.login.password.$post({ json: { password } }))
        : readSignInStep(api.login.reset.$post({ json: { token: link.token, password } }));
    return finishStep(request, props, setError);
  });
  return (
    <SignInCard
      title={link === undefined ? copy.passwordTitle : copy.resetTitle}
      lead={link === undefined ? copy.passwordLead : copy.resetLead(link.username)}
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
          {link === undefined ? copy.savePassword : copy.saveReset}
        </Button>
        <Button tone="ghost" onClick={props.onClose} className="w-full">
          {copy.startOver}
        </Button>
      </div>
    </SignInCard>
  );
}
