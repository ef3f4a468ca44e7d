import { type ReactNode, useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { useSession } from '../data/session-store.ts';
import { WhenIdle } from '../ui/when-idle.tsx';
import { CenteredNote } from './centered-note.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { loadBot } from './load-bot.ts';
import { findPage } from './pages.ts';
import { deniedPath, useGate } from './use-gate.ts';

/**
 * Shows the routes of the last location that the server allowed. The page and its typed text stay until the server has
 * responded for the next path, because without a connection the next page would be empty.
 */
export function IpGate({ children }: { children: (shown: Location) => ReactNode }) {
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
          {children(isHeld ? shown : location)}
          <WhenIdle run={loadBot} />
        </>
      ) : (
        <CenteredNote>{shellCopy.checkingWhitelist}</CenteredNote>
      )}
    </>
  );
}
