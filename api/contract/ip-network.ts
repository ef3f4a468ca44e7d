import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** All addresses that begin with the same bits. A single address is a network of one. */
export interface IpNetwork {
  /** The lowest address, in which the bits after the prefix are zero. */
  first: Address;
  prefixLength: number;
}

interface TypedNetwork extends IpNetwork {
  /** Whether the typed address had other bits after the prefix, which were set to zero. */
  hadHostBits: boolean;
}

/** By `kind()` of an address. */
const rules = {
  ipv4: { bits: 32, widest: 16, wide: 20 },
  ipv6: { bits: 128, widest: 32, wide: 48 },
} as const;

/** A longer text is no network, and would take long to parse. */
const longest = 'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255/128';

/** An office or a home has at least this much of IPv6, and its devices change their addresses inside of it. */
const siteBits = 64;

/**
 * Reads an address or a network. `::ffff:` is IPv4, and `::1` is `127.0.0.1`, as `normalizeIp` writes the addresses of
 * clients. Undefined for any other text, also with a zone (`fe80::1%eth0`), which has a meaning on one machine only.
 */
export function parseNetwork(text: string): TypedNetwork | undefined {
  if (text.length > longest.length) return undefined;
  const [typed = '', prefix, ...rest] = text.split('/');
  const address = parseAddress(typed);
  if (address === undefined || rest.length > 0) return undefined;
  const { bits } = rules[address.kind()];
  if (prefix === undefined) return { first: address, prefixLength: bits, hadHostBits: false };
  if (!/^\d{1,3}$/.test(prefix)) return undefined;
  // An IPv4 network may be written in IPv6, as `::ffff:10.0.0.0/104`.
  const wrappedBits = bits === 32 && typed.includes(':') ? 96 : 0;
  const prefixLength = Number(prefix) - wrappedBits;
  if (prefixLength < 0 || prefixLength > bits) return undefined;
  const first = firstOf(address, prefixLength);
  return { first, prefixLength, hadHostBits: first.toString() !== address.toString() };
}

/** The only spelling of a network in the whitelist: the gate compares texts. */
export function writeNetwork({ first, prefixLength }: IpNetwork): string {
  const { bits } = rules[first.kind()];
  return prefixLength === bits ? first.toString() : `${first.toString()}/${prefixLength}`;
}

/** The texts of the entries that admit an address: itself, and all networks around it that the whitelist accepts. */
export function networksOf(ip: string): string[] {
  const address = parseAddress(ip);
  if (address === undefined) return [ip];
  const { bits, widest } = rules[address.kind()];
  return Array.from({ length: bits - widest + 1 }, (_, index) => {
    const prefixLength = bits - index;
    return writeNetwork({ first: firstOf(address, prefixLength), prefixLength });
  });
}

export function isTooWide({ first, prefixLength }: IpNetwork): boolean {
  return prefixLength < rules[first.kind()].widest;
}

/** Whether a network is so wide that it is rarely meant. */
export function isWide({ first, prefixLength }: IpNetwork): boolean {
  return prefixLength <= rules[first.kind()].wide;
}

/** What a network contains, for a sentence about it. */
export function describeNetwork(network: IpNetwork) {
  const { first, prefixLength } = network;
  const { bits } = rules[first.kind()];
  return {
    first: first.toString(),
    last: lastOf(network).toString(),
    count: 2 ** (bits - prefixLength),
    /** The number of /64 networks; undefined for IPv4 and for less than one. */
    sites: bits === 128 && prefixLength <= siteBits ? 2 ** (siteBits - prefixLength) : undefined,
  };
}

/** What to list for somebody's address: itself, or its /64. A device changes its IPv6 address daily. */
export function proposeNetwork(ip: string): string {
  const address = parseAddress(ip);
  if (address?.kind() !== 'ipv6') return ip;
  return writeNetwork({ first: firstOf(address, siteBits), prefixLength: siteBits });
}

function parseAddress(text: string): Address | undefined {
  // ipaddr.js alone would also accept `010.0.0.1`, `0x7f.1` and `2130706433`.
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!text.includes(':') || text.includes('%') || !ipaddr.IPv6.isValid(text)) return undefined;
  const tail = text.slice(text.lastIndexOf(':') + 1);
  if (tail.includes('.') && !ipaddr.IPv4.isValidFourPartDecimal(tail)) return undefined;
  // `::127.0.0.1` is an old spelling of an IPv6 address, which ipaddr.js would read as `127.0.0.1`.
  if (/^::\d+\./.test(text)) return undefined;
  const address = ipaddr.process(text);
  return address.toString() === '::1' ? ipaddr.IPv4.parse('127.0.0.1') : address;
}

function firstOf(address: Address, prefixLength: number): Address {
  return mapBytes(address, prefixLength, (byte, mask) => byte & mask);
}

function lastOf({ first, prefixLength }: IpNetwork): Address {
  return mapBytes(first, prefixLength, (byte, mask) => byte | (~mask & 0xff));
}

/** @param change gets each byte, and a mask of its bits that belong to the prefix. */
function mapBytes(
  address: Address,
  prefixLength: number,
  change: (byte: number, mask: number) => number,
): Address {
  const bytes = address.toByteArray().map((byte, index) => {
    const bits = Math.min(Math.max(prefixLength - 8 * index, 0), 8);
    return change(byte, (0xff << (8 - bits)) & 0xff);
  });
  return ipaddr.fromByteArray(bytes);
}
