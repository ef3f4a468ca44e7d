import type { Context } from 'hono';
import { normalizeIp } from './normalize-ip.ts';

export interface OwnHostOptions {
  publicOrigin: string;
  /** For monitoring, which knows the server by its IP address. No DNS server has a say in that. */
  allowsIp: boolean;
}

/**
 * Whether a request names a host that has no back-office. Anybody's name can be made to resolve to our address (DNS
 * rebinding), and a browser then takes the attacker's page for a page of ours.
 */
export function isForeignHost(c: Context, { publicOrigin, allowsIp }: OwnHostOptions): boolean {
  const host = c.req.header('host') ?? '';
  const colon = host.lastIndexOf(':');
  // The port does not matter: a proxy may leave out the one that browsers use.
  const hostname = (colon > host.lastIndexOf(']') ? host.slice(0, colon) : host).toLowerCase();
  if (hostname === new URL(publicOrigin).hostname || isLoopbackHost(hostname)) return false;
  return !(allowsIp && ipOf(hostname) !== undefined);
}

/** Whether a host name, as URLs spell it, always means the machine it is used on. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || (ipOf(hostname)?.startsWith('127.') ?? false);
}

function ipOf(hostname: string): string | undefined {
  const isBracketed = hostname.startsWith('[') && hostname.endsWith(']');
  return normalizeIp(isBracketed ? hostname.slice(1, -1) : hostname);
}
