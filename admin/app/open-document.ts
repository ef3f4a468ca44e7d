import { useEffect } from 'react';
import { refreshSession, useSession } from '../data/session-store.ts';
import { findPageBot } from '../data/websites/page-bot.ts';

const checkMs = 1000;

/**
 * True if the server allows scripts of the live chat's vendor in this document, because it was opened without a
 * session. Read once, before any of these scripts runs.
 */
const allowsVendorScripts = findPageBot()?.hasAttribute('data-vendor') === true;

/**
 * Reloads the document without the vendor's scripts after a sign-in in another tab. Otherwise these scripts could use
 * the session.
 */
export function watchOpenDocument(): void {
  if (!allowsVendorScripts) return;
  setInterval(() => {
    refreshSession();
    if (useSession.getState().signedIn) location.reload();
  }, checkMs);
}

/**
 * Returns true if the document is reloaded before it shows this page. Otherwise the vendor's script could read a
 * password that is typed after the router has changed the page.
 */
export function useStrictDocument(isForVisitors: boolean): boolean {
  const mustReload = !isForVisitors && allowsVendorScripts;
  useEffect(() => {
    if (mustReload) location.reload();
  }, [mustReload]);
  return mustReload;
}
