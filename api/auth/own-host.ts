import type { Context } from 'hono';
import { normalizeIp } from './normalize-ip.ts';

export interface OwnHostOptions {
  publicOrigin: string;
  /** For monitoring, which addresses the server by IP. DNS rebinding is not possible with an IP address. */
  allowsIp: boolean;
}

/**
 * Whether a request names a host without a back-office. An attacker's name can resolve to our address (DNS rebinding).
 * Without this check the browser would let the attacker's page read our responses.
 */
export function isForeignHost(c: Context, { publicOrigin, allowsIp }: OwnHostOptions): boolean {
  const host = c.req.header('host') ?? '';
  const colon = host.lastIndexOf(':');
  // The port is ignored: a proxy may leave out the default one.
  const hostname = (colon > host.lastIndexOf(']') ? host.slice(0, colon) : host).toLowerCase();
  if (hostname === new URL(publicOrigin).hostname || isLoopbackHost(hostname)) return false;
  return !(allowsIp && ipOf(hostname) !== undefined);
}

/** Whether a host name always means the local machine. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || (ipOf(hostname)?.startsWith('127.') ?? false);
}

function ipOf(hostname: string): string | undefined {
  const isBracketed = hostname.startsWith('[') && hostname.endsWith(']');
  return normalizeIp(isBracketed ? hostname.slice(1, -1) : hostname);
}
