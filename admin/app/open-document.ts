import { useEffect } from 'react';
import { findPageBot } from '../data/page-bot.ts';
import { refreshSession, useSession } from '../data/session-store.ts';

const checkMs = 1000;

/**
 * Whether the server allows scripts of the live chat's vendor in this document: it was opened without a session. Read once,
 * before any of these scripts runs.
 */
const allowsVendorScripts = findPageBot()?.hasAttribute('data-vendor') === true;

/**
 * Loads the document again, without the vendor, once somebody signs in in another tab. Otherwise the vendor's script
 * could use the session.
 */
export function watchOpenDocument(): void {
  if (!allowsVendorScripts) return;
  setInterval(() => {
    refreshSession();
    if (useSession.getState().signedIn) location.reload();
  }, checkMs);
}

/**
 * Whether the document is loaded again before it shows this page. Otherwise the vendor's script could read the password
 * that somebody types after the router has changed the page.
 */
export function useStrictDocument(isForVisitors: boolean): boolean {
  const mustReload = !isForVisitors && allowsVendorScripts;
  useEffect(() => {
    if (mustReload) location.reload();
  }, [mustReload]);
  return mustReload;
}
