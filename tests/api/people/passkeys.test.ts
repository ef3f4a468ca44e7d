import { desc, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { challengeDelay } from '../../../api/auth/sign-in/sign-in-delays.ts';
import { auditEntries, challenges, passkeys } from '../../../api/db/schema.ts';
import { stopClock } from '../stop-clock.ts';
import {
  addAdmin,
  adminPassword,
  cookiesOf,
  createTestApi,
  host,
  type TestApi,
} from '../test-api.ts';
import { ageProofs, sendPassword } from './sign-in-with.ts';
import { createSoftAuthenticator } from './soft-authenticator.ts';
import { addPasskey, lies, origin, post } from './with-passkey.ts';

async function setUp() {
  const api = await createTestApi({ publicOrigin: origin });
  const owner = await api.signIn();
  return { api, owner, passkey: await addPasskey(api, owner) };
}

/** Begins a sign-in with a passkey alone, in a new browser. */
async function begin(api: TestApi) {
  const { json, cookie } = await post(api, '/login/passkey/options', '');
  return { options: json, cookie };
}

async function isSignedIn(api: TestApi, cookie: string): Promise<boolean> {
  return (await api.call('/api/websites/list', { cookie })).status === 200;
}

describe('a passkey', () => {
  it('is a sign-in of its own, and a second factor after the password', async () => {
    const { api, passkey } = await setUp();
    const { options, cookie } = await begin(api);
    const done = await post(api, '/login/passkey', cookie, { passkey: passkey.show(options) });
    expect(done.status).toBe(200);
    expect(await isSignedIn(api, done.cookie)).toBe(true);

    const half = await sendPassword(api);
    expect(await half.response.json()).toMatchObject({ factor: ['passkey', 'recovery'] });
    const shown = await post(api, '/login/factor/options', half.cookie);
    const json = { passkey: passkey.show(shown.json) };
    const second = await post(api, '/login/factor', half.cookie, json);
    expect(second.status).toBe(200);
    expect(await isSignedIn(api, second.cookie)).toBe(true);
  });

  it.each(lies)('response %s is refused', async (_, lie) => {
    const { api, passkey } = await setUp();
    const { options, cookie } = await begin(api);
    const json = { passkey: passkey.show(options, lie) };
    const refused = await post(api, '/login/passkey', cookie, json);
    expect(refused.status).toBe(400);
    expect(await isSignedIn(api, refused.cookie)).toBe(false);
  });

  it('response works once, in its own browser, for its own purpose and for five minutes', async () => {
    const { api, owner } = await setUp();
    // Many passkeys do not count: then only the challenge prevents a second use.
    const uncounted = { counter: 0 };
    const passkey = await addPasskey(api, owner, uncounted);
    const { options, cookie } = await begin(api);
    const json = { passkey: passkey.show(options, uncounted) };
    const other = await begin(api);
    expect((await post(api, '/login/passkey', other.cookie, json)).status).toBe(400);
    const half = await sendPassword(api);
    expect((await post(api, '/login/factor', half.cookie, json)).status).toBe(400);
    await post(api, '/api/profile/proof/options', owner);
    expect((await post(api, '/api/profile/proof', owner, json)).status).toBe(400);
    expect((await post(api, '/login/passkey', cookie, json)).status).toBe(200);
    expect((await post(api, '/login/passkey', cookie, json)).status).toBe(400);

    const late = await begin(api);
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    await api.db.write((tx) => tx.update(challenges).set({ expiresAt }).execute());
    const expired = { passkey: passkey.show(late.options, uncounted) };
    expect((await post(api, '/login/passkey', late.cookie, expired)).status).toBe(400);
  });

  it('of one account is no second factor and no proof of another, also with the handle of that one', async () => {
    const { api, owner, passkey } = await setUp();
    await addAdmin(api.db, 'siti');
    const siti = await api.signIn('siti');
    const theirs = await addPasskey(api, siti);
    const half = await sendPassword(api);
    const factor = await post(api, '/login/factor/options', half.cookie);
    const wrong = { passkey: theirs.show(factor.json) };
    expect((await post(api, '/login/factor', half.cookie, wrong)).status).toBe(400);

    const proof = await post(api, '/api/profile/proof/options', owner);
    const handle = passkey.show(proof.json).response.userHandle ?? '';
    const mixed = { passkey: theirs.show(proof.json, { userHandle: handle }) };
    expect((await post(api, '/api/profile/proof', owner, mixed)).status).toBe(400);
    const { options, cookie } = await begin(api);
    const stolen = { passkey: theirs.show(options, { userHandle: handle }) };
    expect((await post(api, '/login/passkey', cookie, stolen)).status).toBe(400);
  });

  it('whose counter goes back is refused and reported', async () => {
    const { api, passkey } = await setUp();
    await addAdmin(api.db, 'siti');
    const first = await begin(api);
    const right = { passkey: passkey.show(first.options, { counter: 40 }) };
    expect((await post(api, '/login/passkey', first.cookie, right)).status).toBe(200);
    const { options, cookie } = await begin(api);
    const copy = { passkey: passkey.show(options, { counter: 40 }) };
    expect((await post(api, '/login/passkey', cookie, copy)).status).toBe(400);
    const [entry] = await api.db.read.select().from(auditEntries).orderBy(desc(auditEntries.id));
    expect(entry?.after).toMatchObject({ factor: 'passkey', passkey_copied: true });
    const shown = await api.call('/api/warnings', { cookie: await api.signIn('siti') });
    const [warning] = (await shown.json()) as object[];
    expect(warning).toMatchObject({ label: 'admin', after: { passkey_copied: true } });
  });

  it('cannot be registered with a stolen session whose proof is old, nor with an earlier challenge', async () => {
    const { api, owner } = await setUp();
    const authenticator = createSoftAuthenticator(origin);
    const options = await post(api, '/api/profile/passkeys/options', owner);
    const json = { label: 'Pencuri', passkey: authenticator.register(options.json) };
    await ageProofs(api, 16);
    expect((await post(api, '/api/profile/passkeys/options', owner)).json).toMatchObject({
      proof: true,
    });
    expect((await post(api, '/api/profile/passkeys', owner, json)).json).toMatchObject({
      proof: true,
    });
    await ageProofs(api, 0);
    expect((await post(api, '/api/profile/passkeys', owner, json)).status).toBe(400);
    const profile = await (await api.call('/api/profile', { cookie: owner })).json();
    expect(profile.factors.passkeys).toHaveLength(1);
  });

  it.each<[publicOrigin: string | undefined, host: string, off: object | null]>([
    [origin, host, null],
    ['https://faq.example.com:8443', 'faq.example.com:8443', null],
    ['http://localhost:8787', 'localhost:8787', null],
    [undefined, host, { reason: 'no-address' }],
    ['http://127.0.0.1:5008', '127.0.0.1:5008', { reason: 'no-name' }],
    ['https://192.168.1.20', '192.168.1.20', { reason: 'no-name' }],
    ['https://[2001:db8::1]', '[2001:db8::1]', { reason: 'no-name' }],
    ['http://faq.lan', 'faq.lan', { reason: 'no-https' }],
    [origin, '127.0.0.1:8787', { reason: 'elsewhere', address: origin }],
  ])(
    'at the address %s, on a page of %s, is offered or has a reason',
    async (at, pageHost, off) => {
      const api = await createTestApi({ publicOrigin: at });
      const headers = { Host: pageHost };
      const send = async (method: string, path: string, cookie?: string, json?: object) => {
        const response = await api.call(path, { method, headers, cookie, json });
        return {
          status: response.status,
          cookie: cookiesOf(response),
          json: await response.json(),
        };
      };
      const password = { username: 'admin', password: adminPassword };
      const { cookie } = await send('POST', '/login', '', password);
      expect((await send('GET', '/api/profile', cookie)).json).toMatchObject({ passkeys_off: off });
      for (const path of ['/api/profile/passkeys/options', '/login/passkey/options']) {
        const { status, json } = await send('POST', path, cookie);
        expect(status).toBe(off === null ? 200 : 409);
        expect(json.message).toBe(
          off === null ? undefined : 'Passkey tidak dapat dipakai di alamat ini.',
        );
      }
      const stored = { id: 'p', userId: 1, userHandle: 'h', label: 'Laptop', createdAt: '2026' };
      const row = { ...stored, publicKey: Buffer.from('k'), counter: 0 };
      await api.db.write((tx) => tx.insert(passkeys).values(row).execute());
      expect((await send('GET', '/login/methods')).json).toEqual({ passkey: off === null });
      expect((await send('POST', '/login', '', password)).json).toMatchObject(
        off === null ? { factor: ['passkey'] } : { factor: [], passkeys_off: off },
      );
    },
  );

  it('challenge for a sign-in is delayed after many of one address, and the refused ones are not stored', async () => {
    stopClock();
    const { api } = await setUp();
    const statuses = new Map<number, number>();
    for (let each = 0; each < challengeDelay.free + 20; each++) {
      const { status } = await post(api, '/login/passkey/options', '');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, challengeDelay.free + 1],
      [429, 19],
    ]);
    const ofSignIns = eq(challenges.purpose, 'sign-in');
    expect(await api.db.read.$count(challenges, ofSignIns)).toBe(challengeDelay.free + 1);
    vi.setSystemTime(Date.now() + 1000);
    expect((await post(api, '/login/passkey/options', '')).status).toBe(200);
  });
});
