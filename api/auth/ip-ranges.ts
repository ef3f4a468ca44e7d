import ipaddr from 'ipaddr.js';
import { parseNetwork } from '../contract/ip-network.ts';

/**
 * Returns a check whether an address (as `normalizeIp` writes it) is in one of the ranges.
 *
 * @throws Error for a text that is not a range.
 */
export function createRangeCheck(ranges: readonly string[]): (ip: string) => boolean {
  const parsed = ranges.map((text) => {
    const range = parseNetwork(text);
    if (range === undefined) throw new Error(`${text} is not an address or a CIDR range.`);
    return range;
  });
  return (ip) => {
    const address = ipaddr.parse(ip);
    return parsed.some(
      ({ first, prefixLength }) =>
        first.kind() === address.kind() && address.match(first, prefixLength),
    );
  };
}
