import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Redirect } from 'wouter';
import type { UnfinishedSignIn } from '../../../api/contract/sign-in.ts';
import { signInCopy as copy } from '../../copy/sign-in.ts';
import { ApiError, api, readSignInStep } from '../../data/api-client.ts';
import { navigate, useLocation } from '../../data/router.tsx';
import {
  findSessionProblem,
  refreshSession,
  type SessionProblem,
  useSession,
} from '../../data/session-store.ts';
import { dismissToast, showInNextDocument, showToast } from '../../data/toasts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { FactorStep } from './factor-step.tsx';
import type { StepProps } from './finish-step.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordStep } from './password-step.tsx';
import { ResetStep } from './reset-step.tsx';
import { SetUpStep } from './set-up-step.tsx';
import { SignInCard } from './sign-in-card.tsx';

export function SignInPage() {
  useTitle(copy.title);
  const signedIn = useSession((session) => session.signedIn);
  const endedAt = findReturnPath(useLocation().state);
  const returnTo = endedAt ?? '/';
  const lastName = useSession((session) => session.lastName);
  const queryClient = useQueryClient();
  const { register, handleSubmit, setFocus, reset, formState } = useForm({
    defaultValues: { username: endedAt === undefined ? '' : lastName, password: '' },
  });
  const { errors, isSubmitting } = formState;

  // Id of the toast with the last error. It is removed by the next try and after a sign-in.
  const failure = useRef(0);
  useEffect(() => () => dismissToast(failure.current), []);

  // The next user must not see the cached data of the last one.
  useEffect(() => queryClient.clear(), [queryClient]);

  const [unfinished, setUnfinished] = useState<UnfinishedSignIn>();
  const [resetToken, setResetToken] = useState(readResetToken);
  const [problem, setProblem] = useState<SessionProblem | undefined>(
    navigator.cookieEnabled ? undefined : 'cookies',
  );

  if (signedIn) return <Redirect to={returnTo} replace />;

  const enter = () => {
    // The document has served another account, and is replaced.
    if (refreshSession()) return showInNextDocument(copy.success);
    const found = findSessionProblem();
    setProblem(found);
    if (found !== undefined) return;
    showToast('success', copy.success);
    navigate(returnTo, { replace: true });
  };
  const fail = (reason: string) => {
    failure.current = showToast('error', reason ? copy.failedBecause(reason) : copy.failed);
  };
  const startOver = () => {
    setUnfinished(undefined);
    setResetToken(undefined);
    reset();
  };

  const signIn = handleSubmit(async (credentials) => {
    dismissToast(failure.current);
    try {
      const next = await readSignInStep(api.login.$post({ json: credentials }));
      if (next) return setUnfinished(next);
    } catch (error) {
      fail(error instanceof ApiError ? error.message : '');
      setFocus('password', { shouldSelect: true });
      return;
    }
    enter();
  });
  const step = { onSignedIn: enter, onNext: setUnfinished, onClose: startOver };

  return (
    <main className="grid min-h-dvh place-items-center p-4 pb-28">
      <div className="w-full max-w-96">
        <div className="mb-6 grid justify-items-center">
          <Brand withName />
        </div>
        {problem !== undefined && (
          <div className="mb-4">
            <Banner tone="danger">{copy.problems[problem]}</Banner>
          </div>
        )}
        {resetToken !== undefined ? (
          <NextStep
            {...step}
            unfinished={{ token: resetToken }}
            onSignedIn={() => {
              showToast('success', copy.passwordReset);
              startOver();
            }}
          />
        ) : unfinished !== undefined ? (
          <NextStep {...step} unfinished={unfinished} />
        ) : (
          <SignInCard title={copy.title} lead={copy.lead} onSubmit={signIn}>
            {endedAt !== undefined && <Banner tone="neutral">{copy.sessionEnded}</Banner>}
            <TextField
              label={copy.username}
              error={errors.username?.message}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus={endedAt === undefined}
              required
              {...register('username', { required: copy.usernameMissing })}
            />
            <PasswordInput
              label={copy.password}
              error={errors.password?.message}
              autoComplete="current-password"
              autoFocus={endedAt !== undefined}
              required
              {...register('password', { required: copy.passwordMissing })}
            />
            <Button type="submit" tone="primary" pending={isSubmitting} className="mt-2 w-full">
              {isSubmitting ? copy.pending : copy.submit}
            </Button>
            <PasskeyButton onSignedIn={enter} onFailed={fail} />
            <p className="text-13 text-muted">{copy.forgotten}</p>
          </SignInCard>
        )}
      </div>
    </main>
  );
}

/** Returns the path to open after an expired session. It accepts only a path of this app. */
function findReturnPath(state: unknown): string | undefined {
  const path =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : undefined;
}

/**
 * The token of a link for a new password. It is in the fragment, which browsers do not send, and is removed from the
 * address bar at once.
 */
function readResetToken(): string | undefined {
  const token = /^#reset=([\w-]+)$/.exec(window.location.hash)?.[1];
  if (token !== undefined) window.history.replaceState(window.history.state, '', '/signin');
  return token;
}

interface NextStepProps extends StepProps {
  /** An unfinished sign-in, or the token of a link for a new password. */
  unfinished: UnfinishedSignIn | { token: string };
}

/** The step that an unfinished sign-in needs. */
function NextStep({ unfinished, ...props }: NextStepProps) {
  if ('token' in unfinished) return <ResetStep token={unfinished.token} {...props} />;
  if (unfinished.step === 'factor') return <FactorStep unfinished={unfinished} {...props} />;
  if (unfinished.step === 'new-password') return <PasswordStep {...props} />;
  return <SetUpStep {...props} />;
}
