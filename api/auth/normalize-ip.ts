import { isIP, isIPv4 } from 'node:net';

/**
 * One spelling per address: an IPv4 address wrapped in IPv6 counts as IPv4, and `::1` as `127.0.0.1`. Undefined for
 * what is no address.
 */
export function normalizeIp(text: string): string | undefined {
  const family = isIP(text);
  if (family === 0) return undefined;
  if (family === 4) return text;
  const [withoutZone = text] = text.split('%');
  // The URL parser writes every spelling of an IPv6 address the same, shortest way.
  const shortest = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  if (shortest === '::1') return '127.0.0.1';
  return unwrapIpv4(shortest) ?? shortest;
}

/** `::ffff:7f00:1` is `127.0.0.1`. */
function unwrapIpv4(ipv6: string): string | undefined {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(ipv6) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const [h, l] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  const ipv4 = [h >> 8, h & 255, l >> 8, l & 255].join('.');
  return isIPv4(ipv4) ? ipv4 : undefined;
}
