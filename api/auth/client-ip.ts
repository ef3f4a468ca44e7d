import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientIpHeader } from '../contract/client-ip.ts';
import { type Hop, parseForwarded, parseForwardedFor } from './forwarded-hops.ts';
import { createRangeCheck } from './ip-ranges.ts';
import { normalizeIp } from './normalize-ip.ts';

export type ClientIpSource = 'socket' | 'forwarded' | 'header';

export interface ClientIpOptions {
  source: ClientIpSource;
  /** Addresses or CIDR ranges whose word on the client's address is taken, with the source `forwarded`. */
  trustedProxies: readonly string[];
}

/** The address a call comes from; undefined when there is none to be sure of. */
export type FindClientIp = (c: Context) => string | undefined;

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const warnings = {
  noHeader: (proxy: string) =>
    `A request from ${proxy}, which TRUSTED_PROXIES names, had neither X-Forwarded-For nor Forwarded. Such requests have no address, and the back-office is closed to them. If ${proxy} is your reverse proxy, let it set X-Forwarded-For to the address of its client, as deploy/nginx.conf does.`,
  onlyProxies: (proxy: string) =>
    `A request through ${proxy} named only addresses that TRUSTED_PROXIES covers. Such requests have no address, and the back-office is closed to them. TRUSTED_PROXIES must cover your reverse proxies and no clients.`,
};

/** @param warn is told once each what must be configured before clients have an address. */
export function createClientIp(
  { source, trustedProxies }: ClientIpOptions,
  warn: (message: string) => void,
): FindClientIp {
  if (source === 'header') return (c) => normalizeIp(c.req.header(clientIpHeader)?.trim() ?? '');
  if (source === 'socket') return (c) => directIp(c, socketIp(c));
  const isProxy = createRangeCheck(trustedProxies);
  const warned = new Set<string>();
  const warnOnce = (warning: keyof typeof warnings, proxy: string) => {
    if (warned.has(warning)) return;
    warned.add(warning);
    warn(warnings[warning](proxy));
  };

  return (c) => {
    const peer = socketIp(c);
    if (peer === undefined || !isProxy(peer)) return directIp(c, peer);
    const claims = [
      parseForwardedFor(c.req.header('x-forwarded-for')),
      parseForwarded(c.req.header('forwarded')),
    ].filter((hops) => hops.length > 0);
    // The proxy's own address is no client's: a fresh whitelist holds the loopback address, and would let everybody in.
    if (claims.length === 0) warnOnce('noHeader', peer);
    const found = claims.map((hops) => findClientHop(hops, isProxy));
    // A proxy writes one of the two and may pass the other on as the client sent it: if they differ, neither is believed.
    if (found.length === 2 && found[0]?.ip !== found[1]?.ip) return undefined;
    if (found.length > 0 && found[0] === undefined) warnOnce('onlyProxies', peer);
    return found[0]?.ip;
  };
}

/** Whether a call comes straight from a proxy that the settings name. */
export function createProxyCheck({ source, trustedProxies }: ClientIpOptions) {
  if (source !== 'forwarded') return () => false;
  const isProxy = createRangeCheck(trustedProxies);
  return (c: Context): boolean => {
    const peer = socketIp(c);
    return peer !== undefined && isProxy(peer);
  };
}

function socketIp(c: Context): string | undefined {
  return normalizeIp(getConnInfo(c).remote.address ?? '');
}

/**
 * A proxy on this very machine would make every client look like it, and a fresh whitelist lets this machine in: a call
 * that says it was forwarded is nobody's until the settings name the proxy.
 */
function directIp(c: Context, peer: string | undefined): string | undefined {
  const isForwarded = forwardingHeaders.some((name) => c.req.header(name) !== undefined);
  return peer?.startsWith('127.') && isForwarded ? undefined : peer;
}

/** The nearest hop that is no proxy of ours: each hop is only as credible as the one that names it. */
function findClientHop(
  hops: readonly Hop[],
  isProxy: (ip: string) => boolean,
): { ip: Hop } | undefined {
  const at = hops.findLastIndex((hop) => hop === undefined || !isProxy(hop));
  return at === -1 ? undefined : { ip: hops[at] };
}
