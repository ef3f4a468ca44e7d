import type { Context } from 'hono';
import { isLoopbackHost } from './own-host.ts';

/**
 * Whether a page of another site is behind a write. Browsers name the page's origin on every write; a client without
 * one is no browser, and no browser's cookies are at stake.
 */
export function isForeignWrite(c: Context, publicOrigin: string | undefined): boolean {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return false;
  if (c.req.header('sec-fetch-site') === 'cross-site') return true;
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  if (!isOwnOrigin(origin, c.req.header('host'), publicOrigin)) return true;
  if (publicOrigin === undefined || origin === publicOrigin) return false;
  return !isLoopbackHost(new URL(origin).hostname);
}

/** Our own origin is the public one, or whatever host the page itself was loaded from. */
export function isOwnOrigin(
  origin: string,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const originHost = new URL(origin).host;
  // On the public host the scheme counts as well: its http page is not its https page.
  if (publicOrigin !== undefined && originHost === new URL(publicOrigin).host) return false;
  return originHost === host;
}
