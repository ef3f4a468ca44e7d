import { isIP } from 'node:net';
import fc from 'fast-check';
import { Hono } from 'hono';
import ipaddr from 'ipaddr.js';
import { describe, expect, it, vi } from 'vitest';
import { type ClientIpOptions, createClientIp } from '../../../api/auth/client-ip.ts';
import { parseHop, splitForwarded, splitForwardedFor } from '../../../api/auth/forwarded-hops.ts';
import { createRangeCheck } from '../../../api/auth/ip-ranges.ts';
import { normalizeIp } from '../../../api/auth/normalize-ip.ts';
import { parseNetwork, writeNetwork } from '../../../api/contract/ip-network.ts';

type Headers = Record<string, string>;

function createFinder(options: ClientIpOptions) {
  const warnings: string[] = [];
  const find = createClientIp(options, (message) => warnings.push(message));
  const app = new Hono().get('/', (c) => c.text(find(c) ?? 'none'));
  const ipOf = async (peer: string, headers: Headers = {}) => {
    const env = { incoming: { socket: { remoteAddress: peer } } };
    return await (await app.request('/', { headers }, env)).text();
  };
  return { ipOf, warnings };
}

async function ipOf(options: ClientIpOptions, peer: string, headers?: Headers): Promise<string> {
  return await createFinder(options).ipOf(peer, headers);
}

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['::1', '127.0.0.1'],
    ['0:0:0:0:0:0:0:1', '127.0.0.1'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::127.0.0.1', undefined],
    ['0::127.0.0.1', '::7f00:1'],
    ['::7f00:1', '::7f00:1'],
    ['64:ff9b::127.0.0.1', '64:ff9b::7f00:1'],
    ['2130706433', undefined],
    ['127.1', undefined],
    ['0x7f.0.0.1', undefined],
    ['localhost', undefined],
    ['010.0.0.1', undefined],
    ['', undefined],
  ])('%j is normalised to %s', (text, expected) => {
    expect(normalizeIp(text)).toBe(expected);
  });

  it('is read as an entry of the whitelist is, in any spelling', () => {
    const parts = fc.constantFrom(
      '0',
      '1',
      '01',
      '10',
      '255',
      '256',
      'ffff',
      'DB8',
      ':',
      '::',
      '.',
    );
    const spelling = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.ipV4Extended(),
      fc.ipV4().map((ip) => `::ffff:${ip}`),
      fc.array(parts, { maxLength: 17 }).map((texts) => texts.join('')),
    );
    fc.assert(
      fc.property(spelling, (text) => {
        const network = parseNetwork(text);
        expect(network && writeNetwork(network)).toBe(normalizeIp(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the client address', () => {
  const socket = { source: 'socket', trustedProxies: [] } as const;
  const header = { source: 'header', trustedProxies: [] } as const;
  const forwarded = {
    source: 'forwarded',
    trustedProxies: ['10.0.0.0/8', '192.0.2.1', 'fd00::/8'],
  } as const;

  it('is the socket’s, whatever the headers claim', async () => {
    const claims = {
      'X-Forwarded-For': '127.0.0.1',
      Forwarded: 'for=127.0.0.1',
      'X-Client-IP': '127.0.0.1',
      'X-Real-IP': '127.0.0.1',
    };
    expect(await ipOf(socket, '::ffff:203.0.113.7', claims)).toBe('203.0.113.7');
  });

  it('is found from the end', async () => {
    const parsed = vi.spyOn(ipaddr, 'process');
    const header = `${'::1,'.repeat(3000)}203.0.113.7`;
    const finder = createFinder(forwarded);
    parsed.mockClear();
    const found = await finder.ipOf('10.0.0.1', { 'X-Forwarded-For': header });
    expect(found).toBe('203.0.113.7');
    // The socket's address and one hop.
    expect(parsed).toHaveBeenCalledTimes(2);
  });

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'is unknown when this machine forwards a request with %s and no proxy is configured',
    async (name) => {
      expect(await ipOf(socket, '127.0.0.1', { [name]: '203.0.113.7' })).toBe('none');
      expect(await ipOf(socket, '::1', { [name]: '203.0.113.7' })).toBe('none');
      expect(await ipOf(socket, '127.0.0.1')).toBe('127.0.0.1');
    },
  );

  it('comes from X-Client-IP with CLIENT_IP_SOURCE=header', async () => {
    expect(await ipOf(header, '10.0.0.1', { 'X-Client-IP': ' 203.0.113.7 ' })).toBe('203.0.113.7');
    expect(await ipOf(header, '10.0.0.1', { 'X-Client-IP': 'no address' })).toBe('none');
    expect(await ipOf(header, '10.0.0.1')).toBe('none');
  });

  it.each([
    ['from the proxy', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    [
      'the last address that is no trusted proxy',
      '10.0.0.1',
      '203.0.113.7, 192.0.2.1, 10.9.9.9',
      '203.0.113.7',
    ],
    ['not what the client put in front', '10.0.0.1', '127.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['with a port', '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['in IPv6', 'fd00::1', '[2001:db8::5]:4711', '2001:db8::5'],
    ['the address of a peer that is no trusted proxy', '198.51.100.9', '127.0.0.1', '198.51.100.9'],
    ['none where every hop is a proxy', '10.0.0.1', '10.0.0.7', 'none'],
    ['none where every hop is a proxy, however many', '10.0.0.1', '10.0.0.7, 192.0.2.1', 'none'],
    ['none for nonsense', '10.0.0.1', 'unknown', 'none'],
    ['none if the last hop is no address', '10.0.0.1', '127.0.0.1, unknown', 'none'],
    ['none for an empty header', '10.0.0.1', '', 'none'],
    ['none for an open bracket', '10.0.0.1', '[2001:db8::5', 'none'],
    ['none if text follows the bracket', '10.0.0.1', '[2001:db8::5]x', 'none'],
    ['none if the port is no number', '10.0.0.1', '203.0.113.7:http', 'none'],
    [
      'IPv4 for an IPv4-mapped IPv6 address',
      '10.0.0.1',
      '[::ffff:203.0.113.7]:4711',
      '203.0.113.7',
    ],
  ])('by X-Forwarded-For: %s', async (_, peer, value, expected) => {
    expect(await ipOf(forwarded, peer, { 'X-Forwarded-For': value })).toBe(expected);
  });

  it.each([
    ['for=203.0.113.7', '203.0.113.7'],
    ['for="203.0.113.7:4711";proto=https, for=10.0.0.2', '203.0.113.7'],
    ['For="[2001:db8::5]:4711"', '2001:db8::5'],
    ['by=10.0.0.1', 'none'],
    ['for=_hidden', 'none'],
    ['for=203.0.113.7, for=_hidden', 'none'],
    ['for="203.0.113.7', 'none'],
    ['for=203.0.113.8;secret="a, for=203.0.113.7"', '203.0.113.8'],
    // A tunnel on the proxy's machine; the whitelist contains these from the start.
    ['for=127.0.0.1', 'none'],
    ['for="[::1]:80"', 'none'],
    ['for="[::ffff:7f00:1]"', 'none'],
    ['secret=", for=127.0.0.1, for=203.0.113.7', 'none'],
    [';;=', 'none'],
  ])('by Forwarded: %s is %s', async (value, expected) => {
    expect(await ipOf(forwarded, '10.0.0.1', { Forwarded: value })).toBe(expected);
  });

  it('is unknown when the two headers differ, because a proxy may pass one of them on unchanged', async () => {
    const differing = { 'X-Forwarded-For': '203.0.113.7', Forwarded: 'for=127.0.0.1' };
    expect(await ipOf(forwarded, '10.0.0.1', differing)).toBe('none');
    const agreeing = { 'X-Forwarded-For': '203.0.113.7', Forwarded: 'for=203.0.113.7' };
    expect(await ipOf(forwarded, '10.0.0.1', agreeing)).toBe('203.0.113.7');
  });

  it.each<[string, Headers]>([
    ['nothing', {}],
    ['X-Real-IP alone', { 'X-Real-IP': '127.0.0.1' }],
    ['Via alone', { Via: '1.1 proxy' }],
  ])(
    'is unknown when a trusted proxy sends %s, and the log says once what to configure',
    async (_, headers) => {
      const local = { source: 'forwarded', trustedProxies: ['127.0.0.1'] } as const;
      const finder = createFinder(local);
      expect(await finder.ipOf('127.0.0.1', headers)).toBe('none');
      expect(await finder.ipOf('::1', headers)).toBe('none');
      expect(await finder.ipOf('127.0.0.1', { 'X-Forwarded-For': '203.0.113.7' })).toBe(
        '203.0.113.7',
      );
      expect(finder.warnings).toEqual([
        'A request from 127.0.0.1, which TRUSTED_PROXIES names, had neither X-Forwarded-For nor Forwarded. Such requests have no address, and the back-office is closed to them. If 127.0.0.1 is your reverse proxy, let it set X-Forwarded-For to the address of its client, as deploy/nginx.conf does.',
      ]);
    },
  );

  it('causes one warning when TRUSTED_PROXIES covers the client too', async () => {
    const finder = createFinder(forwarded);
    for (const _ of [1, 2]) await finder.ipOf('10.0.0.1', { 'X-Forwarded-For': '10.0.0.7' });
    expect(finder.warnings).toEqual([
      'A request through 10.0.0.1 named only addresses that TRUSTED_PROXIES covers. Such requests have no address, and the back-office is closed to them. TRUSTED_PROXIES must cover your reverse proxies and no clients.',
    ]);
  });

  it('is unknown when this machine forwards a request and another proxy is configured', async () => {
    expect(await ipOf(forwarded, '127.0.0.1', { 'X-Forwarded-For': '203.0.113.7' })).toBe('none');
    expect(await ipOf(forwarded, '127.0.0.1')).toBe('127.0.0.1');
  });
});

describe('a range of addresses', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['10.0.0.1', '10.0.0.1', true],
    ['10.0.0.1', '10.0.0.2', false],
    ['0.0.0.0/0', '203.0.113.7', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['::/0', '203.0.113.7', false],
    ['fd00::/8', 'fdff::1', true],
    ['FD00:0::1', 'fd00::1', true],
    ['::1', '127.0.0.1', true],
    ['::ffff:10.0.0.0/104', '10.9.9.9', true],
    ['::ffff:10.0.0.0/104', '11.0.0.1', false],
  ])('%s contains %s: %s', (range, ip, expected) => {
    expect(createRangeCheck([range])(ip)).toBe(expected);
  });

  it.each([
    '10.0.0.0/33',
    '::/129',
    '::ffff:10.0.0.0/95',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8x',
    '10.1',
    'proxy.example.com',
    '',
  ])('cannot be %j', (text) => {
    expect(() => createRangeCheck([text])).toThrow('is not an address or a CIDR range');
  });
});

describe('any content of the forwarding headers', () => {
  /** Node's limit for all headers together. */
  const headerBytes = 16 * 1024;
  const parse = (header: string) =>
    [...splitForwardedFor(header), ...splitForwarded(header)].map(parseHop);
  const filled = fc
    .tuple(
      fc.constantFrom('', 'for=a', 'for="', 'for="[', '[', '::', '1.', 'for=1.1.1.1,', 'fe80::1%'),
      fc.oneof(
        fc.constantFrom(
          ' ',
          '\t',
          ',',
          ';',
          '=',
          '"',
          '\\',
          ':',
          '[',
          '0',
          'for=a;',
          'for=a, ',
          '1.',
          '::',
        ),
        fc.string({ minLength: 1, maxLength: 8 }),
      ),
      fc.constantFrom('', 'x', '"', ']', ':1'),
    )
    .map(([start, part, end]) => start + part.repeat(headerBytes / part.length) + end);

  it('is parsed within 100 ms, and every hop is an address or unknown', () => {
    const attack = `for=a${' '.repeat(15_000)}x`;
    fc.assert(
      fc.property(filled, (header) => {
        const start = process.cpuUsage();
        const hops = parse(header);
        const { user } = process.cpuUsage(start);
        expect(user / 1000).toBeLessThan(100);
        for (const hop of hops) if (hop !== undefined) expect(isIP(hop)).not.toBe(0);
      }),
      { examples: [[attack], [`for="${'\\"'.repeat(8000)}`], ['for=a,'.repeat(2500)]] },
    );
  });

  it('returns the same address as the URL parser', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (ip) => {
        const host = new URL(`http://${ip.includes(':') ? `[${ip}]` : ip}`).hostname;
        const expected = host.replaceAll(/[[\]]/g, '');
        fc.pre(expected !== '::1' && !expected.startsWith('::ffff:') && !/^::\d+\./.test(ip));
        expect(normalizeIp(ip)).toBe(expected);
      }),
    );
  });
});
