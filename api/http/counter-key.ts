import { createHmac, hkdfSync } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Maps a key to one of the counters. */
export type CounterKey = (key: string) => number;

/**
 * Maps keys to 65,536 counters with a secret hash. So many made-up keys cannot fill the memory or displace other
 * counts, nobody can choose another key's counter, and no name is stored. All servers with the same secret and purpose
 * use the same counters.
 */
export function createCounterKey(secret: string, purpose: string): CounterKey {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return (key) => createHmac('sha256', hashKey).update(key).digest().readUInt16BE(0);
}

/**
 * The IPv6 network of an address; an IPv4 address itself. The addresses of one network count as one: a customer has
 * at least a /64.
 *
 * @param prefix its length in bits.
 */
export function networkOf(ip: string, prefix = 64): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip}/${prefix}`).toString();
}
