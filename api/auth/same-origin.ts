import type { Context } from 'hono';
import { isLoopbackHost } from './own-host.ts';

/**
 * Whether a write comes from a page of another site. Browsers send `Origin` with every write. A client without this
 * header is not a browser, so nobody's cookies can be misused.
 */
export function isCrossSiteWrite(c: Context, publicOrigin: string | undefined): boolean {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return false;
  if (c.req.header('sec-fetch-site') === 'cross-site') return true;
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  if (!isOwnOrigin(origin, c.req.header('host'), publicOrigin)) return true;
  if (publicOrigin === undefined || origin === publicOrigin) return false;
  return !isLoopbackHost(new URL(origin).hostname);
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
  const originHost = new URL(origin).host;
  // On the public host, the scheme must match too: a page over http has a different origin.
  if (publicOrigin !== undefined && originHost === new URL(publicOrigin).host) return false;
  return originHost === host;
}
