import ipaddr from 'ipaddr.js';
import { normalizeIp } from './normalize-ip.ts';

interface IpRange {
  network: ipaddr.IPv4 | ipaddr.IPv6;
  prefixLength: number;
}

/** Parses an address or a CIDR range; undefined when the text is neither. */
export function parseIpRange(text: string): IpRange | undefined {
  const [typed = '', prefix, ...rest] = text.split('/');
  const address = normalizeIp(typed);
  if (address === undefined || rest.length > 0) return undefined;
  const network = ipaddr.parse(address);
  const bits = network.kind() === 'ipv4' ? 32 : 128;
  if (prefix === undefined) return { network, prefixLength: bits };
  if (!/^\d{1,3}$/.test(prefix)) return undefined;
  // An IPv4 range may be written in IPv6, as `::ffff:10.0.0.0/104`.
  const wrappedBits = bits === 32 && typed.includes(':') ? 96 : 0;
  const prefixLength = Number(prefix) - wrappedBits;
  return prefixLength >= 0 && prefixLength <= bits ? { network, prefixLength } : undefined;
}

/**
 * Returns a check whether an address (as `normalizeIp` writes it) is in one of the ranges.
 *
 * @throws Error for a text that is not a range.
 */
export function createRangeCheck(ranges: readonly string[]): (ip: string) => boolean {
  const parsed = ranges.map((text) => {
    const range = parseIpRange(text);
    if (range === undefined) throw new Error(`${text} is not an address or a CIDR range.`);
    return range;
  });
  return (ip) => {
    const address = ipaddr.parse(ip);
    return parsed.some(
      ({ network, prefixLength }) =>
        network.kind() === address.kind() && address.match(network, prefixLength),
    );
  };
}
