import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { FactorKind } from '../../../api/contract/sign-in.ts';
import { signInStepsCopy as copy } from '../../copy/sign-in.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { showPasskey } from '../../data/show-passkey.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { finishStep, type StepProps } from './finish-step.ts';
import { SignInCard } from './sign-in-card.tsx';

/** Asks for the second factor. */
export function FactorStep({ kinds, ...props }: StepProps & { kinds: readonly FactorKind[] }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const takesCode = kinds.includes('totp') || kinds.includes('recovery');

  const submit = handleSubmit((json) =>
    finishStep(readResponse(api.login.factor.$post({ json })), props, setError),
  );
  const usePasskey = async () => {
    const options = readResponse(api.login.factor.options.$post());
    const passkey = await showPasskey(options).catch(() => undefined);
    if (passkey === undefined) {
      setError('root.server', { type: 'server', message: copy.passkeyFailed });
      return;
    }
    const request = readResponse(api.login.factor.$post({ json: { passkey } }));
    await finishStep(request, props, setError);
  };

  return (
    <SignInCard
      title={copy.factorTitle}
      lead={takesCode ? copy.factorLead : copy.passkeyOnlyLead}
      onSubmit={submit}
    >
      {errors.root?.server && <Banner tone="danger">{errors.root.server.message}</Banner>}
      {takesCode && (
        <CodeField
          label={copy.code}
          help={kinds.includes('totp') ? copy.codeHelp : copy.recoveryHelp}
          error={errors.code?.message}
          autoFocus
          inputMode="text"
          {...register('code')}
        />
      )}
      <div className="mt-2 grid gap-2">
        {takesCode && (
          <Button type="submit" tone="primary" pending={isSubmitting} className="w-full">
            {copy.submit}
          </Button>
        )}
        {kinds.includes('passkey') && (
          <Button
            tone={takesCode ? 'secondary' : 'primary'}
            Icon={KeyRound}
            onClick={usePasskey}
            className="w-full"
          >
            {copy.usePasskey}
          </Button>
        )}
        <Button tone="ghost" onClick={props.onClose} className="w-full">
          {copy.startOver}
        </Button>
      </div>
      <p className="text-13 text-muted">{copy.lost}</p>
    </SignInCard>
  );
}
