import type { Context } from 'hono';
import { isLoopbackHost } from './own-host.ts';

/**
 * Whether a request comes from a page of another origin. Browsers send `Origin` with every write, and `Sec-Fetch-Site`
 * with every request. A client without these headers is not a browser, so nobody's cookies can be misused. Cookies of
 * `SameSite=Strict` are also sent for pages of our sister domains.
 */
export function isFromForeignPage(c: Context, publicOrigin: string | undefined): boolean {
  if (isForeignFetch(c)) return true;
  const origin = c.req.header('origin');
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  return (
    !isRead && origin !== undefined && !isOwnOrigin(origin, c.req.header('host'), publicOrigin)
  );
}

/** Whether the browser says that a page of another origin sent the request. */
export function isForeignFetch(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

/**
 * Whether an origin is ours: the configured public one, otherwise the one of the host that the page was loaded from.
 */
export function isOwnOrigin(
  origin: string,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const { host: originHost, hostname } = new URL(origin);
  if (originHost !== host) return false;
  if (publicOrigin === undefined) return true;
  // Any name can resolve to our address, so beside the public origin only this machine's own names are ours. On the
  // public host, the scheme must match too: a page over http has a different origin.
  return originHost !== new URL(publicOrigin).host && isLoopbackHost(hostname);
}
