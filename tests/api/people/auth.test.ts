import { sign } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../api/auth/password.ts';
import { users, whitelists } from '../../../api/db/schema.ts';
import {
  adminPassword,
  cookiesOf,
  createAdminApi,
  createTestApi,
  listedIp,
  said,
  secret,
  strangerIp,
} from '../test-api.ts';

const right = { username: 'admin', password: adminPassword };
const someRoute = '/api/websites/list';

function cookieValue(cookie: string, name: string): string {
  return new RegExp(`${name}=([^;]*)`).exec(cookie)?.[1] ?? '';
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

describe('sign-in', () => {
  describe('happy', () => {
    it('sets a token that the page can read and a fingerprint that it cannot', async () => {
      const api = await createTestApi();
      const response = await api.call('/login', { method: 'POST', json: right });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ message: 'Login successful!' });
      const [token = '', fingerprint = ''] = response.headers.getSetCookie();
      expect(token).toMatch(
        /^token=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=43200; Path=\/; SameSite=Strict$/,
      );
      expect(fingerprint).toMatch(
        /^fingerprint=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      const claims = claimsOf(cookieValue(token, 'token'));
      expect(claims).toMatchObject({ user_id: 1, account_name: 'admin' });
      const hoursLeft = (Number(claims.exp) * 1000 - Date.now()) / 3_600_000;
      expect(hoursLeft).toBeCloseTo(12, 1);
    });

    it('sets Secure cookies when browsers reach the server over https', async () => {
      const api = await createTestApi({ publicOrigin: 'https://faq.example.com' });
      const response = await api.call('/login', { method: 'POST', json: right });
      const [token, fingerprint] = response.headers.getSetCookie();
      expect(token).toContain('; Secure');
      expect(fingerprint).toMatch(/^__Host-fingerprint=.*; HttpOnly; Secure/);
      expect((await api.call(someRoute, { cookie: cookiesOf(response) })).status).toBe(200);
    });

    it('ignores the case of the name', async () => {
      const api = await createTestApi();
      await expect(api.signIn('ADMIN')).resolves.toContain('token=');
    });

    it('clears both cookies on sign-out', async () => {
      const api = await createTestApi();
      const response = await api.call('/logout', { method: 'POST', cookie: await api.signIn() });
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^token=; Max-Age=0; Path=\//),
        expect.stringMatching(/^fingerprint=; Max-Age=0; Path=\//),
      ]);
    });
  });

  describe('error', () => {
    it('reports an inactive account only after the right password', async () => {
      const api = await createTestApi();
      await api.db.write((tx) => tx.update(users).set({ status: false }));
      expect(await api.send('POST', '/login', { json: right })).toEqual(
        said(401, 'Akun ini sedang dinonaktifkan.'),
      );
    });

    it('names the wrong fields', async () => {
      const api = await createTestApi();
      expect(await api.send('POST', '/login', { json: { username: ' ' } })).toEqual({
        status: 400,
        json: {
          message: 'Wajib diisi.',
          fields: { username: 'Wajib diisi.', password: 'Wajib diisi.' },
        },
      });
    });

    it('refuses a body that is too large without Content-Length', async () => {
      const api = await createTestApi();
      const body = new ReadableStream({
        start(controller) {
          for (let i = 0; i < 10; i++) controller.enqueue(new Uint8Array(10_000));
          controller.close();
        },
      });
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const caller = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
      expect((await api.app.request('/login', init, caller)).status).toBe(413);
    });

    it('refuses a body with too large a Content-Length before reading it', async () => {
      const api = await createTestApi();
      const json = { ...right, padding: 'x'.repeat(70_000) };
      expect(
        await api.send('POST', '/login', { json, headers: { 'Content-Length': '70100' } }),
      ).toEqual(said(413, 'Data yang dikirim terlalu besar.'));
    });
  });

  describe('security', () => {
    async function statusWith(
      change: (token: string, fingerprint: string) => string | Promise<string>,
    ) {
      const { api, cookie } = await createAdminApi();
      const changed = await change(
        cookieValue(cookie, 'token'),
        cookieValue(cookie, 'fingerprint'),
      );
      return (await api.call(someRoute, { cookie: changed })).status;
    }

    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

    it('accepts a complete session', async () => {
      expect(await statusWith((token, print) => `token=${token}; fingerprint=${print}`)).toBe(200);
    });

    it.each<[string, (token: string, print: string) => string | Promise<string>]>([
      ['the token alone', (token) => `token=${token}`],
      ['the fingerprint alone', (_, print) => `fingerprint=${print}`],
      ['another fingerprint', (token) => `token=${token}; fingerprint=${'a'.repeat(43)}`],
      ['a cut token', (token, print) => `token=${token.slice(0, -4)}; fingerprint=${print}`],
      [
        'two parts of a token',
        (token, print) => `token=${token.split('.').slice(0, 2).join('.')}; fingerprint=${print}`,
      ],
      [
        'no signature',
        (token, print) => `token=${token.split('.').slice(0, 2).join('.')}.; fingerprint=${print}`,
      ],
      [
        'the algorithm none',
        (token, print) =>
          `token=${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.; fingerprint=${print}`,
      ],
      [
        'another algorithm',
        async (token, print) =>
          `token=${await sign(claimsOf(token), secret, 'HS512')}; fingerprint=${print}`,
      ],
      [
        'another key',
        async (token, print) =>
          `token=${await sign(claimsOf(token), `${secret}!`, 'HS256')}; fingerprint=${print}`,
      ],
      [
        'changed claims under the old signature',
        (token, print) => {
          const [head, , signature] = token.split('.');
          const claims = encode({ ...claimsOf(token), user_id: 2 });
          return `token=${head}.${claims}.${signature}; fingerprint=${print}`;
        },
      ],
      [
        'a token that has run out',
        async (token, print) => {
          const exp = Math.floor(Date.now() / 1000) - 1;
          return `token=${await sign({ ...claimsOf(token), exp }, secret, 'HS256')}; fingerprint=${print}`;
        },
      ],
      [
        'a token without an end',
        async (token, print) => {
          const { exp: _, ...endless } = claimsOf(token);
          return `token=${await sign(endless, secret, 'HS256')}; fingerprint=${print}`;
        },
      ],
      [
        'a token without an audience',
        async (token, print) => {
          const { aud: _, ...claims } = claimsOf(token);
          return `token=${await sign(claims, secret, 'HS256')}; fingerprint=${print}`;
        },
      ],
      [
        'a token for another service',
        async (token, print) =>
          `token=${await sign({ ...claimsOf(token), aud: 'another' }, secret, 'HS256')}; fingerprint=${print}`,
      ],
      [
        'a token for several services',
        async (token, print) =>
          `token=${await sign({ ...claimsOf(token), aud: ['tanya-kami', 'another'] }, secret, 'HS256')}; fingerprint=${print}`,
      ],
      [
        'an earlier epoch',
        async (token, print) =>
          `token=${await sign({ ...claimsOf(token), epoch: 0 }, secret, 'HS256')}; fingerprint=${print}`,
      ],
      [
        'a user who is not there',
        async (token, print) =>
          `token=${await sign({ ...claimsOf(token), user_id: 77 }, secret, 'HS256')}; fingerprint=${print}`,
      ],
      ['nonsense', () => 'token=%00; fingerprint=%ff'],
    ])('refuses %s', async (_, change) => {
      expect(await statusWith(change)).toBe(401);
    });

    it('creates a new fingerprint for every sign-in', async () => {
      const api = await createTestApi();
      const [one, other] = [await api.signIn(), await api.signIn()];
      expect(cookieValue(one, 'fingerprint')).not.toBe(cookieValue(other, 'fingerprint'));
      const crossed = `token=${cookieValue(one, 'token')}; fingerprint=${cookieValue(other, 'fingerprint')}`;
      expect((await api.call(someRoute, { cookie: crossed })).status).toBe(401);
    });

    it('takes as long for an unknown or inactive name as for a wrong password', async () => {
      const passwordHash = await hashPassword('kata-sandi-budi');
      const time = async (username: string, status = true) => {
        // A new server for each: earlier attempts would add delays.
        const api = await createTestApi();
        await api.db.write((tx) => tx.update(users).set({ passwordHash, status }));
        const times: number[] = [];
        for (let i = 0; i < 5; i++) {
          const json = { username, password: 'salah-sekali' };
          const start = performance.now();
          expect((await api.call('/login', { method: 'POST', json })).status).toBe(401);
          times.push(performance.now() - start);
        }
        // The median, because a busy machine may delay single attempts.
        return times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
      };
      // The first sign-in of a run creates the hash that is used for unknown names.
      await time('nobody');
      const known = await time('admin');
      // Without hashing, they would be about twenty times faster.
      expect(await time('nobody')).toBeGreaterThan(known / 4);
      expect(await time('admin', false)).toBeGreaterThan(known / 4);
    });

    it('stores only an argon2id hash of the password, at the cost that OWASP recommends', async () => {
      const hash = await hashPassword('kata-sandi-budi');
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await hashPassword('kata-sandi-budi')).not.toBe(hash);
    });
  });
});

describe('the gate', () => {
  it('reports whether the caller’s address is on the whitelist', async () => {
    const api = await createTestApi();
    const readStatus = async (ip: string) => (await api.send('GET', '/whitelist', { ip })).json;
    expect(await readStatus('127.0.0.1')).toEqual({ whitelist: { status: true } });
    expect(await readStatus('::ffff:127.0.0.1')).toEqual({ whitelist: { status: true } });
    expect(await readStatus(strangerIp)).toEqual({ whitelist: { status: false } });
  });

  it('serves the admin app to a browser that opens /whitelist', async () => {
    const api = await createTestApi();
    const Accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const response = await api.call('/whitelist', { ip: strangerIp, headers: { Accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('vary')).toContain('Accept');
  });

  it('reports the caller’s address to anybody', async () => {
    const api = await createTestApi();
    const response = await api.call('/ip', { ip: `::ffff:${strangerIp}` });
    expect(await response.json()).toEqual({ ip: strangerIp });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses the address of an inactive entry', async () => {
    const api = await createTestApi();
    await api.db.write((tx) => tx.update(whitelists).set({ status: false }));
    expect(await api.send('POST', '/login', { json: right })).toEqual(
      said(403, 'Alamat IP Anda tidak terdaftar di whitelist.'),
    );
  });

  it('trusts the forwarding header of a trusted proxy only', async () => {
    const api = await createTestApi({
      clientIp: { source: 'forwarded', trustedProxies: ['10.0.0.1'] },
    });
    const statusFor = async (ip: string, forwardedFor: string) => {
      const headers = { 'X-Forwarded-For': forwardedFor };
      return (await api.call('/login', { method: 'POST', json: right, ip, headers })).status;
    };
    const clientIp = '203.0.113.4';
    await api.db.write(async (tx) => void (await tx.update(whitelists).set({ ip: clientIp })));
    expect(await statusFor('10.0.0.1', clientIp)).toBe(200);
    expect(await statusFor('10.0.0.1', strangerIp)).toBe(403);
    // The client sent the first address, the proxy added the second.
    expect(await statusFor('10.0.0.1', `${clientIp}, ${strangerIp}`)).toBe(403);
    expect(await statusFor(strangerIp, clientIp)).toBe(403);
  });

  it('trusts the page’s own address only with CLIENT_IP_SOURCE=header', async () => {
    const api = await createTestApi({ clientIp: { source: 'header', trustedProxies: [] } });
    const statusFor = async (claimed: Record<string, string>) =>
      (await api.call('/login', { method: 'POST', json: right, headers: claimed })).status;
    expect(await statusFor({ 'X-Client-IP': listedIp })).toBe(200);
    expect(await statusFor({ 'X-Client-IP': strangerIp })).toBe(403);
    expect(await statusFor({})).toBe(403);
  });
});
