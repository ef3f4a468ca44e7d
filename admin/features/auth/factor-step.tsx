import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FactorKind, UnfinishedSignIn } from '../../../api/contract/sign-in.ts';
import { proofCopy } from '../../copy/proof.ts';
import { signInStepsCopy as copy } from '../../copy/sign-in.ts';
import { api, readResponse, readSignInStep } from '../../data/api-client.ts';
import { showPasskey, whyNoPasskeys } from '../../data/show-passkey.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { finishStep, type StepProps } from './finish-step.ts';
import { SignInCard } from './sign-in-card.tsx';

/** Asks for the second factor. */
export function FactorStep({ unfinished, ...props }: StepProps & { unfinished: UnfinishedSignIn }) {
  const { factor: kinds, passkeys_off } = unfinished;
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const [kind, setKind] = useState<FactorKind>(kinds[0] ?? 'passkey');
  const passkeysOff = passkeys_off && whyNoPasskeys(passkeys_off);

  const submit = handleSubmit((json) =>
    finishStep(readSignInStep(api.login.factor.$post({ json })), props, setError),
  );
  const passkeyButton = useRef<HTMLButtonElement>(null);
  const sendPasskey = async (isAsked: boolean) => {
    const options = readResponse(api.login.factor.options.$post());
    const passkey = await showPasskey(options).catch(() => undefined);
    if (passkey === undefined) {
      if (isAsked) setError('root.server', { type: 'server', message: copy.passkeyFailed });
      else passkeyButton.current?.focus();
      return;
    }
    const request = readSignInStep(api.login.factor.$post({ json: { passkey } }));
    await finishStep(request, props, setError);
  };
  const takesCode = kind !== 'passkey';
  // Some browsers show a passkey only after a press. Then the button is next.
  const askAtOnce = useEffectEvent(() => {
    if (!takesCode) void sendPasskey(false);
  });
  useEffect(() => askAtOnce(), []);
  // The two kinds of codes have different keyboards on a phone.
  const otherCode = (['totp', 'recovery'] as const).find(
    (each) => each !== kind && kinds.includes(each),
  );

  return (
    <SignInCard
      title={copy.factorTitle}
      lead={takesCode ? copy.factorLead : copy.passkeyOnlyLead}
      onSubmit={submit}
    >
      {errors.root?.server && <Banner tone="danger">{errors.root.server.message}</Banner>}
      {passkeysOff && <Banner tone="neutral">{passkeysOff}</Banner>}
      {kind === 'totp' && (
        <CodeField
          label={copy.code}
          help={proofCopy.codeHelp}
          error={errors.code?.message}
          autoFocus
          {...register('code')}
        />
      )}
      {kind === 'recovery' && (
        <CodeField
          label={copy.recoveryCode}
          help={copy.recoveryHelp}
          error={errors.code?.message}
          autoFocus
          inputMode="text"
          autoComplete="off"
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
            ref={passkeyButton}
            onClick={() => sendPasskey(true)}
            className="w-full"
          >
            {copy.usePasskey}
          </Button>
        )}
        {otherCode && (
          <Button
            tone="ghost"
            onClick={() => {
              reset();
              setKind(otherCode);
            }}
            className="w-full"
          >
            {otherCode === 'recovery' ? copy.useRecovery : proofCopy.useCode}
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
