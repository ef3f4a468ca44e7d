import { createHmac, hkdfSync } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Maps a key to one of the counters. */
export type CounterKey = (key: string) => number;

/**
 * Keys share 65,536 counters by a secret hash. So a flood of made-up keys cannot fill the memory or push other counts
 * out, nobody can choose another key's counter, and no name is stored. With the same secret and purpose, all servers map to
 * the same counters.
 */
export function createCounterKey(secret: string, purpose: string): CounterKey {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (key) => createHmac('sha256', hashKey).update(key).digest().readUInt16BE(0);
}

/** One IPv6 customer has a whole /64 of addresses, so they count as one. */
export function networkOf(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toString();
}
