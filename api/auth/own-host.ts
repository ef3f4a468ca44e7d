import type { Context } from 'hono';
import { normalizeIp } from './normalize-ip.ts';

export interface OwnHostOptions {
  publicOrigin: string;
  /** Accepts an IP address as the host, for monitoring. DNS rebinding is not possible with an IP address. */
  allowsIp: boolean;
}

/**
 * Whether the request's host is not ours. An attacker's name can resolve to our address (DNS rebinding). Without this
 * check the browser would let the attacker's page read our responses.
 */
export function isForeignHost(c: Context, { publicOrigin, allowsIp }: OwnHostOptions): boolean {
  const hostname = hostnameOf(c);
  if (hostname === new URL(publicOrigin).hostname || isLoopbackHost(hostname)) return false;
  return !(allowsIp && isIpHost(hostname));
}

/** The host name that a request was sent to, without the port: a proxy may omit the default one. */
export function hostnameOf(c: Context): string {
  const host = c.req.header('host') ?? '';
  const colon = host.lastIndexOf(':');
  return (colon > host.lastIndexOf(']') ? host.slice(0, colon) : host).toLowerCase();
}

/** Whether a host is an IP address. IPv6 addresses have brackets. */
export function isIpHost(hostname: string): boolean {
  return ipOf(hostname) !== undefined;
}

/** Whether a host name always means the local machine. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || (ipOf(hostname)?.startsWith('127.') ?? false);
}

function ipOf(hostname: string): string | undefined {
  const isBracketed = hostname.startsWith('[') && hostname.endsWith(']');
  return normalizeIp(isBracketed ? hostname.slice(1, -1) : hostname);
}
