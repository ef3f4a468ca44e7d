import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns one spelling per address: an IPv4 address mapped into IPv6 becomes IPv4, and `::1` becomes `127.0.0.1`.
 * Returns undefined for a text that is not an address.
 */
export function normalizeIp(text: string): string | undefined {
  // Node's check is strict. ipaddr.js alone would also accept `010.0.0.1`, `0x7f.1` and `2130706433`.
  if (isIP(text) === 0) return undefined;
  // `::127.0.0.1` is an old spelling of an IPv6 address. ipaddr.js would read it as `127.0.0.1`.
  if (/^::\d+\./.test(text)) return undefined;
  const [withoutZone = text] = text.split('%');
  if (!ipaddr.isValid(withoutZone)) return undefined;
  const address = ipaddr.process(withoutZone).toString();
  return address === '::1' ? '127.0.0.1' : address;
}
