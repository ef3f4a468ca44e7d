import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { proofCopy } from '../../copy/proof.ts';
import { signInStepsCopy as copy } from '../../copy/sign-in.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { RecoveryCodes } from '../../ui/sign-in/recovery-codes.tsx';
import { TotpKey } from '../../ui/sign-in/totp-key.tsx';
import { finishStep, type StepProps } from './finish-step.ts';
import { SignInCard } from './sign-in-card.tsx';

/** Sets up an authenticator app inside the sign-in, for accounts that must have a second factor. */
export function SetUpStep(props: StepProps) {
  const key = useQuery({
    queryKey: ['sign-in-totp'],
    queryFn: () => readResponse(api.login.totp.$post()),
    // A second request would make another key.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const [codes, setCodes] = useState<readonly string[]>();
  const confirm = handleSubmit(async (json) => {
    const request = readResponse(api.login.totp.confirm.$post({ json }));
    const shown = { ...props, onSignedIn: () => {} };
    await finishStep(
      request.then(({ recovery_codes }) => {
        setCodes(recovery_codes);
        return undefined;
      }),
      shown,
      setError,
    );
  });

  if (codes !== undefined) {
    return (
      <SignInCard
        title={proofCopy.recoveryTitle}
        lead=""
        onSubmit={(event) => {
          event.preventDefault();
          props.onSignedIn();
        }}
      >
        <RecoveryCodes codes={codes} />
        <Button type="submit" tone="primary" className="w-full">
          {copy.continue}
        </Button>
      </SignInCard>
    );
  }
  return (
    <SignInCard title={copy.setUpTitle} lead={copy.setUpLead} onSubmit={confirm}>
      {key.error && <Banner tone="danger">{key.error.message}</Banner>}
      {errors.root?.server && <Banner tone="danger">{errors.root.server.message}</Banner>}
      {key.data && <TotpKey {...key.data} />}
      <CodeField
        label={proofCopy.firstCode}
        error={errors.code?.message}
        autoFocus
        {...register('code')}
      />
      <div className="mt-2 grid gap-2">
        <Button type="submit" tone="primary" pending={isSubmitting} className="w-full">
          {proofCopy.activate}
        </Button>
        <Button tone="ghost" onClick={props.onClose} className="w-full">
          {copy.startOver}
        </Button>
      </div>
    </SignInCard>
  );
}
