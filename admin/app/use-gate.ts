import { startTransition, useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { keepDrafts } from '../data/form-drafts.ts';
import { checkGate } from './check-gate.ts';

/** The IP gate redirects here (spec, section 2). */
export const deniedPath = '/notfound';

/** How long the gate waits before it asks again after a call without an answer. */
const retryMs = [500, 1000, 2000, 4000];

export interface Gate {
  /** `checking` until the first answer. */
  verdict: 'checking' | 'allowed' | 'denied';
  /** The path that the verdict is about. */
  path: string | undefined;
  /** The last call got no answer, and the gate is asking again. */
  isDisconnected: boolean;
}

/**
 * Asks the server on every path whether this IP address may see the app (spec, section 4). A call without an answer is
 * repeated; if none is answered, the visitor is redirected like a refused one, and returns with the connection.
 */
export function useGate(): Gate {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const [answered, setAnswered] = useState<Omit<Gate, 'isDisconnected'>>({
    verdict: 'checking',
    path: undefined,
  });
  const [isDisconnected, setDisconnected] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is checked again, not another query.
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const returnTo = findReturnAddress(location);
    const settle = (answer: 'allowed' | 'denied') =>
      // This renders a whole screen; a transition lets the browser handle presses in between.
      startTransition(() => setAnswered({ verdict: answer, path: pathname }));

    const ask = async () => {
      for (let attempt = 0; ; attempt++) {
        const answer = await checkGate(signal);
        if (signal.aborted) return;
        if (answer !== 'unreachable') {
          setDisconnected(false);
          settle(answer);
          if (answer === 'denied' && pathname !== deniedPath)
            navigate(deniedPath, { replace: true });
          if (answer === 'allowed' && returnTo !== undefined) navigate(returnTo, { replace: true });
          return;
        }
        setDisconnected(true);
        keepDrafts(true);
        const waitMs = retryMs[attempt] ?? retryMs.at(-1) ?? 0;
        if (attempt >= retryMs.length && pathname !== deniedPath) {
          settle('denied');
          navigate(deniedPath, { replace: true, state: { returnTo: addressOf(location) } });
          return;
        }
        await waitOrConnect(waitMs, signal);
        if (signal.aborted) return;
      }
    };
    void ask();
    return () => abort.abort();
  }, [pathname, navigate]);

  // After the page that was waiting for the answer has saved its drafts and gone.
  useEffect(() => {
    if (answered.verdict === 'allowed') keepDrafts(false);
  }, [answered]);

  return { ...answered, isDisconnected };
}

/** Waits, but not longer than until the browser is online again. */
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

function addressOf({ pathname, search, hash }: Location): string {
  return `${pathname}${search}${hash}`;
}

/** Where the visitor was when the connection was lost. It is kept in the history entry, so it survives a reload. */
function findReturnAddress({ pathname, state }: Location): string | undefined {
  if (pathname !== deniedPath) return undefined;
  const { returnTo } = (state ?? {}) as { returnTo?: unknown };
  return typeof returnTo === 'string' ? returnTo : undefined;
}
