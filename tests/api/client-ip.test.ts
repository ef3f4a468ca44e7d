import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type ClientIpOptions, createClientIp } from '../../api/auth/client-ip.ts';
import { normalizeIp } from '../../api/auth/normalize-ip.ts';

async function ipOf(
  options: ClientIpOptions,
  peer: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const find = createClientIp(options);
  const app = new Hono().get('/', (c) => c.text(find(c) ?? 'none'));
  const answer = await app.request(
    '/',
    { headers },
    { incoming: { socket: { remoteAddress: peer } } },
  );
  return await answer.text();
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
    ['localhost', undefined],
    ['010.0.0.1', undefined],
    ['', undefined],
  ])('%j is known as %s', (text, expected) => {
    expect(normalizeIp(text)).toBe(expected);
  });
});

describe('the client address', () => {
  const socket = { source: 'socket', trustedProxies: [] } as const;
  const header = { source: 'header', trustedProxies: [] } as const;
  const forwarded = {
    source: 'forwarded',
    trustedProxies: ['10.0.0.0/8', '192.0.2.1', 'fd00::/8'],
  } as const;

  it('is the socket’s, whatever any header claims', async () => {
    const claims = {
      'X-Forwarded-For': '127.0.0.1',
      Forwarded: 'for=127.0.0.1',
      'X-Client-IP': '127.0.0.1',
      'X-Real-IP': '127.0.0.1',
    };
    expect(await ipOf(socket, '::ffff:203.0.113.7', claims)).toBe('203.0.113.7');
  });

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'is nobody’s when this machine forwards a call with %s and no setting names it a proxy',
    async (name) => {
      expect(await ipOf(socket, '127.0.0.1', { [name]: '203.0.113.7' })).toBe('none');
      expect(await ipOf(socket, '::1', { [name]: '203.0.113.7' })).toBe('none');
      expect(await ipOf(socket, '127.0.0.1')).toBe('127.0.0.1');
    },
  );

  it('is what the page says only with the source header', async () => {
    expect(await ipOf(header, '10.0.0.1', { 'X-Client-IP': ' 203.0.113.7 ' })).toBe('203.0.113.7');
    expect(await ipOf(header, '10.0.0.1', { 'X-Client-IP': 'no address' })).toBe('none');
    expect(await ipOf(header, '10.0.0.1')).toBe('none');
  });

  it.each([
    ['from the proxy', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['past every trusted proxy', '10.0.0.1', '203.0.113.7, 192.0.2.1, 10.9.9.9', '203.0.113.7'],
    ['not what the client put in front', '10.0.0.1', '127.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['with a port', '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['in IPv6', 'fd00::1', '[2001:db8::5]:4711', '2001:db8::5'],
    ['nobody’s word from a stranger', '198.51.100.9', '127.0.0.1', '198.51.100.9'],
    ['of the proxies themselves', '10.0.0.1', '10.0.0.7', '10.0.0.7'],
    ['none for nonsense', '10.0.0.1', 'unknown', 'none'],
    ['none behind nonsense', '10.0.0.1', '127.0.0.1, unknown', 'none'],
  ])('by X-Forwarded-For: %s', async (_, peer, value, expected) => {
    expect(await ipOf(forwarded, peer, { 'X-Forwarded-For': value })).toBe(expected);
  });

  it.each([
    ['for=203.0.113.7', '203.0.113.7'],
    ['for="203.0.113.7:4711";proto=https, for=10.0.0.2', '203.0.113.7'],
    ['For="[2001:db8::5]:4711"', '2001:db8::5'],
    ['by=10.0.0.1', 'none'],
    ['for=_hidden', 'none'],
  ])('by Forwarded: %s is %s', async (value, expected) => {
    expect(await ipOf(forwarded, '10.0.0.1', { Forwarded: value })).toBe(expected);
  });

  it('is nobody’s when the two headers differ, since a proxy may pass one on as it came', async () => {
    const differing = { 'X-Forwarded-For': '203.0.113.7', Forwarded: 'for=127.0.0.1' };
    expect(await ipOf(forwarded, '10.0.0.1', differing)).toBe('none');
    const agreeing = { 'X-Forwarded-For': '203.0.113.7', Forwarded: 'for=203.0.113.7' };
    expect(await ipOf(forwarded, '10.0.0.1', agreeing)).toBe('203.0.113.7');
  });

  it('is the proxy’s own when it forwards for nobody', async () => {
    expect(await ipOf(forwarded, '10.0.0.1')).toBe('10.0.0.1');
  });
});
