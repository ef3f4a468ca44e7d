import { createMiddleware } from 'hono/factory';
import { hstsHeader } from '../http/response-headers.ts';
import { hostnameOf } from './own-host.ts';

/**
 * Leaves the subdomains of other hosts out of HSTS. `toko.id` as a website's own host is somebody else's domain: browsers
 * would refuse all of its subdomains without https for a year.
 */
export function limitHsts(publicOrigin: string) {
  const { hostname } = new URL(publicOrigin);
  return createMiddleware(async (c, next) => {
    await next();
    if (hostnameOf(c) === hostname) return;
    for (const [name, value] of Object.entries(hstsHeader(false))) c.header(name, value);
  });
}
