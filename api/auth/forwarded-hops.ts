import parse from 'forwarded-parse';
import { normalizeIp } from './normalize-ip.ts';

/** The address of one hop of a request; undefined if the header does not contain one. */
export type Hop = string | undefined;

/** The addresses of `X-Forwarded-For`, the client's first. */
export function splitForwardedFor(header: string | undefined): string[] {
  return header?.split(',') ?? [];
}

/** The `for` addresses of `Forwarded` (RFC 7239), the client's first. */
export function splitForwarded(header: string | undefined): string[] {
  if (header === undefined) return [];
  try {
    return parse(header).map((element) => element.for ?? '');
  } catch {
    // Trust no address of a header with a syntax error.
    return [''];
  }
}

/** Parses `203.0.113.7`, `203.0.113.7:4711`, `2001:db8::1` and `[2001:db8::1]:4711`. */
export function parseHop(text: string): Hop {
  const hop = text.trim();
  if (hop.startsWith('[')) {
    const end = hop.indexOf(']');
    return isPortOrNothing(hop.slice(end + 1)) ? normalizeIp(hop.slice(1, end)) : undefined;
  }
  const colon = hop.indexOf(':');
  const isIpv4WithPort = colon !== -1 && colon === hop.lastIndexOf(':');
  if (!isIpv4WithPort) return normalizeIp(hop);
  return isPortOrNothing(hop.slice(colon)) ? normalizeIp(hop.slice(0, colon)) : undefined;
}

function isPortOrNothing(text: string): boolean {
  return text === '' || /^:\d{1,5}$/.test(text);
}
