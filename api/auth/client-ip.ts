import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { clientIpHeader } from '../contract/client-ip.ts';
import { type Caller, callerOf } from '../http/caller.ts';
import { type Hop, parseHop, splitForwarded, splitForwardedFor } from './forwarded-hops.ts';
import { createRangeCheck } from './ip-ranges.ts';
import { normalizeIp } from './normalize-ip.ts';

export type ClientIpSource = 'socket' | 'forwarded' | 'header';

export interface ClientIpOptions {
  source: ClientIpSource;
  /** Addresses or CIDR ranges of the proxies whose forwarding headers are trusted (source `forwarded`). */
  trustedProxies: readonly string[];
}

/** The client's address; undefined when no trustworthy address is known. */
export type FindClientIp = (c: Context) => string | undefined;
export type FindCallerIp = (caller: Caller) => string | undefined;

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const warnings = {
  noHeader: (proxy: string) =>
    `A request from ${proxy}, which TRUSTED_PROXIES names, had neither X-Forwarded-For nor Forwarded. Such requests have no address, and the back-office is closed to them. If ${proxy} is your reverse proxy, let it set X-Forwarded-For to the address of its client, as deploy/nginx.conf does.`,
  onlyProxies: (proxy: string) =>
    `A request through ${proxy} named only addresses that TRUSTED_PROXIES covers. Such requests have no address, and the back-office is closed to them. TRUSTED_PROXIES must cover your reverse proxies and no clients.`,
};

/** @param warn is called once per problem, with what the operator must configure. */
export function createClientIp(
  options: ClientIpOptions,
  warn: (message: string) => void,
): FindClientIp {
  const findIp = createCallerIp(options, warn);
  return (c) => findIp(callerOf(c));
}

/**
 * Ignores the header with the client's address: visitors' pages do not send it. Otherwise each made-up address would
 * count as a new visitor.
 */
export function ofVisitors({ source, trustedProxies }: ClientIpOptions): ClientIpOptions {
  return { source: source === 'header' ? 'forwarded' : source, trustedProxies };
}

/** Like `createClientIp`, for code that has no context. */
export function createCallerIp(
  { source, trustedProxies }: ClientIpOptions,
  warn: (message: string) => void,
): FindCallerIp {
  if (source === 'header') return ({ header }) => normalizeIp(header(clientIpHeader)?.trim() ?? '');
  if (source === 'socket') return (caller) => directIp(caller, socketIp(caller));
  const isProxy = createRangeCheck(trustedProxies);
  const warned = new Set<string>();
  const warnOnce = (warning: keyof typeof warnings, proxy: string) => {
    if (warned.has(warning)) return;
    warned.add(warning);
    warn(warnings[warning](proxy));
  };

  return (caller) => {
    const peer = socketIp(caller);
    if (peer === undefined || !isProxy(peer)) return directIp(caller, peer);
    const claims = [
      splitForwardedFor(caller.header('x-forwarded-for')),
      splitForwarded(caller.header('forwarded')),
    ].filter((hops) => hops.length > 0);
    // Do not use the proxy's own address. A new whitelist contains the loopback address, so everybody would pass the
    // gate.
    if (claims.length === 0) warnOnce('noHeader', peer);
    const found = claims.map((hops) => findClientHop(hops, isProxy));
    // A proxy writes one of the two headers and may forward the other one from the client. If they differ, trust
    // neither.
    if (found.length === 2 && found[0]?.ip !== found[1]?.ip) return undefined;
    if (found.length > 0 && found[0] === undefined) warnOnce('onlyProxies', peer);
    return found[0]?.ip;
  };
}

/** Whether a request comes directly from a configured proxy. */
export function createProxyCheck({ source, trustedProxies }: ClientIpOptions) {
  if (source !== 'forwarded') return () => false;
  const isProxy = createRangeCheck(trustedProxies);
  /** Parsing an address takes a fifth of a cached read's time, and a proxy's is always the same. */
  const known = new LRUCache<string, boolean>({
    max: 1000,
    memoMethod(address) {
      const peer = normalizeIp(address);
      return peer !== undefined && isProxy(peer);
    },
  });
  return (c: Context): boolean => known.memo(callerOf(c).remoteAddress ?? '');
}

/** Whether a program of this machine sends a request itself, and not for somebody else as a proxy does. */
export function isDirectFromLoopback(caller: Caller): boolean {
  return directIp(caller, socketIp(caller))?.startsWith('127.') ?? false;
}

function socketIp({ remoteAddress }: Caller): string | undefined {
  return normalizeIp(remoteAddress ?? '');
}

/**
 * Without this check, an unconfigured proxy on this machine would make every client's address the loopback address,
 * which a new whitelist contains. A forwarded request has no address until `TRUSTED_PROXIES` contains the proxy.
 */
function directIp({ header }: Caller, peer: string | undefined): string | undefined {
  const isForwarded = forwardingHeaders.some((name) => header(name) !== undefined);
  return peer?.startsWith('127.') && isForwarded ? undefined : peer;
}

/**
 * The nearest hop that is not a trusted proxy: a hop is only as trustworthy as the proxy that reports it. A loopback
 * address is the proxy's own machine and on the whitelist, so it is never accepted as a client. Hops are parsed from the
 * end: a client can put thousands before its own, and parsing is slow.
 */
function findClientHop(
  hops: readonly string[],
  isProxy: (ip: string) => boolean,
): { ip: Hop } | undefined {
  for (const text of hops.toReversed()) {
    const ip = parseHop(text);
    if (ip !== undefined && isProxy(ip)) continue;
    return { ip: ip !== undefined && isLoopback(ip) ? undefined : ip };
  }
  return undefined;
}

function isLoopback(ip: string): boolean {
  return ip.startsWith('127.') || ip === '::1';
}
