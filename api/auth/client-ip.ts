import { BlockList, isIPv4 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientIpHeader } from '../contract/client-ip.ts';
import { parseForwarded, parseForwardedFor } from './forwarded-hops.ts';
import { normalizeIp } from './normalize-ip.ts';

export type ClientIpSource = 'socket' | 'forwarded' | 'header';

export interface ClientIpOptions {
  source: ClientIpSource;
  /** Addresses or CIDR ranges whose word on the client's address is taken, with the source `forwarded`. */
  trustedProxies: readonly string[];
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** The address a call comes from; undefined when there is none to be sure of. */
export type FindClientIp = (c: Context) => string | undefined;

export function createClientIp({ source, trustedProxies }: ClientIpOptions): FindClientIp {
  if (source === 'header') return (c) => normalizeIp(c.req.header(clientIpHeader)?.trim() ?? '');
  if (source === 'socket') return directSocketIp;
  const proxies = toBlockList(trustedProxies);
  const isProxy = (ip: string) => proxies.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6');
  return (c) => {
    const peer = socketIp(c);
    return peer !== undefined && isProxy(peer) ? forwardedIp(c, peer, isProxy) : peer;
  };
}

function socketIp(c: Context): string | undefined {
  return normalizeIp(getConnInfo(c).remote.address ?? '');
}

/**
 * A proxy on this very machine would make every client look like it, and a fresh whitelist lets this machine in: a call
 * that says it was forwarded is nobody's until the settings name the proxy.
 */
function directSocketIp(c: Context): string | undefined {
  const ip = socketIp(c);
  const isForwarded = forwardingHeaders.some((name) => c.req.header(name) !== undefined);
  return ip !== undefined && isLoopback(ip) && isForwarded ? undefined : ip;
}

function isLoopback(ip: string): boolean {
  return ip.startsWith('127.');
}

function forwardedIp(
  c: Context,
  peer: string,
  isProxy: (ip: string) => boolean,
): string | undefined {
  const found = [
    parseForwardedFor(c.req.header('x-forwarded-for')),
    parseForwarded(c.req.header('forwarded')),
  ]
    .filter((hops) => hops.length > 0)
    .map((hops) => firstForeign(hops, isProxy));
  // A proxy writes one of the two and may pass the other on as the client sent it: if they differ, neither is believed.
  if (found.length === 2 && found[0] !== found[1]) return undefined;
  return found.length === 0 ? peer : found[0];
}

/** Nearest hop first: each is only as credible as the proxy before it. */
function firstForeign(
  hops: readonly (string | undefined)[],
  isProxy: (ip: string) => boolean,
): string | undefined {
  const nearestFirst = hops.toReversed();
  const foreign = nearestFirst.findIndex((hop) => hop === undefined || !isProxy(hop));
  return foreign === -1 ? nearestFirst.at(-1) : nearestFirst[foreign];
}

function toBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [typed = '', prefix] = range.split('/');
    const address = normalizeIp(typed) ?? typed;
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined || address !== typed) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
