import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** The counter a key is counted by. */
export type CounterKey = (key: string) => number;

/**
 * Keys share 65,536 counters by a secret hash: a flood of made-up keys can neither fill the memory nor push anybody's
 * count out of it, nobody can aim at another's counter, and no name is kept.
 */
export function createCounterKey(): CounterKey {
  const secret = randomBytes(32);
  return (key) => createHmac('sha256', secret).update(key).digest().readUInt16BE(0);
}

/** One IPv6 customer has a whole /64 to draw addresses from. */
export function networkOf(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toString();
}
