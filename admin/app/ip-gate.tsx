import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { deniedPath } from '../../api/contract/gate-passkey.ts';
import { shellCopy } from '../copy/shell.ts';
import { DeniedContext } from '../data/gate-passkey.ts';
import { type AppLocation, useLocation } from '../data/router.tsx';
import { useSession } from '../data/session-store.ts';
import { WhenIdle } from '../ui/when-idle.tsx';
import { findPage } from './pages.ts';
import { useGate } from './use-gate.ts';

let botScript: HTMLScriptElement | undefined;

/**
 * Shows the routes of the last location that the server allowed. The page and its typed text stay until the server has
 * responded for the next path, because without a connection the next page would be empty.
 */
export function IpGate({ children }: { children: (shown: AppLocation) => ReactNode }) {
  const location = useLocation();
  const { verdict, path, isDisconnected } = useGate();
  const signedIn = useSession((session) => session.signedIn);
  const [shown, setShown] = useState(location);

  const isHeld =
    signedIn &&
    verdict === 'allowed' &&
    path !== location.pathname &&
    shown.pathname !== location.pathname &&
    findPage(shown.pathname) !== undefined &&
    location.pathname !== deniedPath;
  if (!isHeld && shown !== location) setShown(location);

  // Load the code of the next page during the check.
  useEffect(() => {
    if (signedIn) findPage(location.pathname)?.Component.preload?.();
  }, [location.pathname, signedIn]);

  const isOpen =
    verdict === 'allowed' || (verdict === 'denied' && location.pathname === deniedPath);
  return (
    <>
      {isDisconnected && <ConnectionBar />}
      {isHeld && !isDisconnected && <div aria-hidden className="waiting-line" />}
      {isOpen ? (
        <>
          <DeniedContext value={verdict === 'denied' && !isDisconnected}>
            {children(isHeld ? shown : location)}
          </DeniedContext>
          <WhenIdle run={loadBot} />
        </>
      ) : (
        <CenteredNote>{shellCopy.checkingWhitelist}</CenteredNote>
      )}
    </>
  );
}

/** One line of text in the middle of the window. index.html contains the same markup. */
function CenteredNote({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center text-14 text-muted">
      <p role="status">{children}</p>
    </main>
  );
}

/** Shown while the server cannot be reached. The header and the sidebar move below it (`--bar` in styles.css). */
function ConnectionBar() {
  return (
    <div
      role="alert"
      className="connection-bar sticky top-0 z-toast flex h-9 items-center justify-center gap-2 bg-warning-soft px-4 text-13 font-medium text-warning"
    >
      <WifiOff aria-hidden size={16} className="shrink-0" />
      {shellCopy.disconnected}
    </div>
  );
}

/**
 * Loads the script of the bot in index.html. Call it when the page is idle, so that the bot does not delay the page.
 */
function loadBot(): void {
  if (botScript) return;
  botScript = document.createElement('script');
  botScript.src = '/faq-chatbot.js';
  // Do not use the public address: the admin app may be open at another origin, and its Content-Security-Policy allows
  // only its own origin.
  botScript.dataset.apiHost = location.origin;
  // Retry on the next page.
  botScript.onerror = () => {
    botScript = undefined;
  };
  document.body.append(botScript);
}
