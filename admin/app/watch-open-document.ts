import { findPageBot } from '../data/page-bot.ts';
import { refreshSession, useSession } from '../data/session-store.ts';

const checkMs = 1000;

/**
 * The server lets the live chat's vendor into a page that was opened without a session. Once somebody signs in, in
 * another tab, the page is loaded again, without the vendor: its script could use the session.
 */
export function watchOpenDocument(): void {
  if (findPageBot()?.getAttribute('live-agent') === 'tab') return;
  setInterval(() => {
    refreshSession();
    if (useSession.getState().signedIn) location.reload();
  }, checkMs);
}
