import { startTransition, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { WhenIdle } from '../ui/when-idle.tsx';
import { CenteredNote } from './centered-note.tsx';
import { checkGate } from './check-gate.ts';
import { loadBot } from './load-bot.ts';

const deniedPath = '/notfound';

/**
 * Asks the server on every path whether this IP address may see the app (spec, section 4). The current page stays
 * visible during the check. A refused visitor is redirected to the not-found page.
 */
export function IpGate() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [verdict, setVerdict] = useState<'checking' | 'allowed' | 'denied'>('checking');

  useEffect(() => {
    const abort = new AbortController();
    void checkGate(abort.signal).then((allowed) => {
      if (abort.signal.aborted) return;
      // This renders a whole screen; a transition lets the browser handle presses in between.
      startTransition(() => setVerdict(allowed ? 'allowed' : 'denied'));
      if (!allowed && pathname !== deniedPath) navigate(deniedPath, { replace: true });
    });
    return () => abort.abort();
  }, [pathname, navigate]);

  const isOpen = verdict === 'allowed' || (verdict === 'denied' && pathname === deniedPath);
  if (!isOpen) return <CenteredNote>{shellCopy.checkingWhitelist}</CenteredNote>;
  return (
    <>
      <Outlet />
      <WhenIdle run={loadBot} />
    </>
  );
}
