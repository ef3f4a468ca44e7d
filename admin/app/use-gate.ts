import { startTransition, useEffect, useState } from 'react';
import { deniedPath } from '../../api/contract/gate-passkey.ts';
import { setClosesByFailure } from '../data/forms/form-drafts.ts';
import { type AppLocation, navigate, useLocation } from '../data/router.tsx';
import { checkGate } from './check-gate.ts';

export interface Gate {
  /** `checking` until the first response. */
  verdict: 'checking' | 'allowed' | 'denied';
  /** The path that was checked. */
  path: string | undefined;
  /** The last request got no response, and the gate retries. */
  isDisconnected: boolean;
}

/**
 * Asks the server on every path whether this IP address may see the app (spec, section 4), and retries if there is no
 * response. After the last retry the user is redirected as if refused, and returns when the connection works again.
 */
export function useGate(): Gate {
  const location = useLocation();
  const { pathname } = location;
  const [checked, setChecked] = useState<Omit<Gate, 'isDisconnected'>>({
    verdict: 'checking',
    path: undefined,
  });
  const [isDisconnected, setDisconnected] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: check again only if the path changes, not the query.
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const returnTo = findReturnAddress(location);
    const showVerdict = (verdict: 'allowed' | 'denied') =>
      // This renders a whole screen; a transition lets the browser handle presses in between.
      startTransition(() => setChecked({ verdict, path: pathname }));

    const ask = async () => {
      for (let attempt = 0; ; attempt++) {
        const verdict = await checkGate(signal);
        if (signal.aborted) return;
        if (verdict !== 'unreachable') {
          setDisconnected(false);
          showVerdict(verdict);
          if (verdict === 'denied' && pathname !== deniedPath)
            navigate(deniedPath, { replace: true });
          if (verdict === 'allowed' && returnTo !== undefined)
            navigate(returnTo, { replace: true });
          return;
        }
        setDisconnected(true);
        setClosesByFailure(true);
        const waitMs = retryMs[attempt] ?? retryMs.at(-1) ?? 0;
        if (attempt >= retryMs.length && pathname !== deniedPath) {
          showVerdict('denied');
          navigate(deniedPath, { replace: true, state: { returnTo: addressOf(location) } });
          return;
        }
        await waitOrConnect(waitMs, signal);
        if (signal.aborted) return;
      }
    };
    void ask();
    return () => abort.abort();
  }, [pathname]);

  // Runs after the page that was shown during the check has saved its drafts and is unmounted.
  useEffect(() => {
    if (checked.verdict === 'allowed') setClosesByFailure(false);
  }, [checked]);

  return { ...checked, isDisconnected };
}

function addressOf({ pathname, search, hash }: AppLocation): string {
  return `${pathname}${search}${hash}`;
}

/**
 * Returns the address that the user had when the connection was lost. The history entry stores it, so it survives a
 * reload.
 */
function findReturnAddress({ pathname, state }: AppLocation): string | undefined {
  if (pathname !== deniedPath) return undefined;
  const { returnTo } = (state ?? {}) as { returnTo?: unknown };
  return typeof returnTo === 'string' ? returnTo : undefined;
}

/** How long the gate waits before each retry of a request without a response. */
const retryMs = [500, 1000, 2000, 4000];

/** Resolves after `waitMs`, or earlier if the browser is online again. */
function waitOrConnect(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
