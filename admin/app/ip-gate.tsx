import { Suspense, startTransition, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { askGate } from './ask-gate.ts';
import { CenteredNote } from './centered-note.tsx';
import { FetchAhead } from './fetch-ahead.tsx';
import { fetchBot } from './fetch-bot.ts';

const deniedPath = '/notfound';

/**
 * Asks the server on every path whether this address may see the app (spec, section 4). A page already shown stays
 * while the question is asked again; a visitor turned away is sent to the not-found page and stays there.
 */
export function IpGate() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [verdict, setVerdict] = useState<'checking' | 'allowed' | 'denied'>('checking');

  useEffect(() => {
    const abort = new AbortController();
    void askGate(abort.signal).then((allowed) => {
      if (abort.signal.aborted) return;
      // A whole screen comes of it, which is put together in steps short enough to answer a press in between.
      startTransition(() => setVerdict(allowed ? 'allowed' : 'denied'));
      if (!allowed && pathname !== deniedPath) navigate(deniedPath, { replace: true });
    });
    return () => abort.abort();
  }, [pathname, navigate]);

  const isOpen = verdict === 'allowed' || (verdict === 'denied' && pathname === deniedPath);
  if (!isOpen) return <CenteredNote>{shellCopy.checkingWhitelist}</CenteredNote>;
  return (
    <Suspense>
      <FetchAhead load={fetchBot} />
      <Outlet />
    </Suspense>
  );
}
