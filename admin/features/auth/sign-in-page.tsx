import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ApiError, answer, api } from '../../api-client.ts';
import { signInCopy as copy } from '../../copy/sign-in.ts';
import { uiCopy } from '../../copy/ui.ts';
import { refreshSession, useSession } from '../../session-store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';

const fields = ['username', 'password'] as const;

type FieldName = (typeof fields)[number];

/** Two fields by hand: the forms' library would be a tenth of what this page, the first of all, is waited for. */
export function SignInPage() {
  const signedIn = useSession((session) => session.signedIn);
  const navigate = useNavigate();
  const endedAt = findReturnPath(useLocation().state);
  const returnTo = endedAt ?? '/';
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [isTried, setTried] = useState(false);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);

  // Whoever signs in next must not see what the last person was shown.
  useEffect(() => queryClient.clear(), [queryClient]);

  if (signedIn) return <Navigate to={returnTo} replace />;

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const username = fieldOf(form, 'username').value;
    const password = fieldOf(form, 'password').value;
    const empty = findEmpty(form);
    setTried(true);
    setMissing(empty);
    if (empty[0] !== undefined) {
      fieldOf(form, empty[0]).focus();
      return;
    }
    setPending(true);
    try {
      await answer(api.login.$post({ json: { username, password } }));
    } catch (fault) {
      const reason = fault instanceof ApiError ? fault.message : '';
      showToast('error', reason ? copy.failedBecause(reason) : copy.failed);
      const typed = fieldOf(form, 'password');
      typed.focus();
      typed.select();
      setPending(false);
      return;
    }
    showToast('success', copy.success);
    refreshSession();
    navigate(returnTo, { replace: true });
  };

  return (
    <main className="grid min-h-dvh place-items-center p-4 pb-28">
      <title>{`${copy.title} · ${uiCopy.productName}`}</title>
      <div className="w-full max-w-96">
        <div className="mb-6 grid justify-items-center">
          <Brand withName />
        </div>
        <form
          noValidate
          onSubmit={signIn}
          onInput={(event) => {
            if (isTried) setMissing(findEmpty(event.currentTarget));
          }}
          className="grid gap-4 rounded-panel border border-line bg-surface p-6 sm:p-8"
        >
          <div className="mb-2 grid gap-1">
            <h1 className="text-20 leading-tight font-semibold tracking-tight">{copy.title}</h1>
            <p className="text-14 text-muted">{copy.lead}</p>
          </div>
          {endedAt !== undefined && <Banner tone="neutral">{copy.sessionEnded}</Banner>}
          <TextField
            label={copy.username}
            name="username"
            error={missing.includes('username') ? copy.usernameMissing : undefined}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
          />
          <PasswordInput
            label={copy.password}
            name="password"
            error={missing.includes('password') ? copy.passwordMissing : undefined}
            autoComplete="current-password"
            required
          />
          <Button type="submit" tone="primary" pending={isPending} className="mt-2 w-full">
            {isPending ? copy.pending : copy.submit}
          </Button>
        </form>
      </div>
    </main>
  );
}

function fieldOf(form: HTMLFormElement, name: FieldName): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function findEmpty(form: HTMLFormElement): FieldName[] {
  return fields.filter((name) => fieldOf(form, name).value === '');
}

/** Where a session was when it ended; a path of our own or none. */
function findReturnPath(state: unknown): string | undefined {
  const path =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : undefined;
}
