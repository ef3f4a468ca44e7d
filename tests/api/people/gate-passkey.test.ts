import * as webauthn from '@simplewebauthn/server';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { purgeAddressesOfDay } from '../../../api/auth/gate-passkey/addresses-of-day.ts';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import {
  auditEntries,
  challenges,
  passkeys,
  users,
  websites,
  whitelists,
} from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { stopClock } from '../stop-clock.ts';
import {
  addAdmin,
  adminPassword,
  type CallOptions,
  createTestApi,
  createTestPages,
  listedIp,
  said,
  strangerIp,
  type TestApi,
} from '../test-api.ts';
import type { SoftAuthenticator } from './soft-authenticator.ts';
import { addPasskey, lies, origin, post } from './with-passkey.ts';

vi.mock('@simplewebauthn/server', { spy: true });

type Deps = Parameters<typeof createTestApi>[0];
type Lie = Parameters<SoftAuthenticator['show']>[1];

const otherIp = '203.0.113.7';
const hourMs = 3_600_000;
/** Many passkeys do not count: then only the challenge prevents a second use. */
const uncounted = { counter: 0 };
const refusal = said(400, 'Passkey tidak dapat diperiksa. Coba lagi.', 'passkey');

async function start(deps: Deps = {}): Promise<TestApi> {
  return await createTestApi({ publicOrigin: origin, gatePasskeyHours: 8, ...deps });
}

/** On SQLite, one server has the database for itself, and counts in its memory. */
const onOneHost = process.env.DATABASE_URL === undefined;

/** The account 'siti' (2) with a passkey and two sessions, and the admin (1), both signed in at the listed address. */
async function setUp(deps: Deps = {}) {
  const api = await start(deps);
  await addAdmin(api.db, 'siti');
  const admin = await api.signIn();
  const siti = await api.signIn('siti');
  const second = await api.signIn('siti');
  const passkey = await addPasskey(api, siti, uncounted);
  vi.mocked(webauthn.verifyAuthenticationResponse).mockClear();
  return { api, admin, siti, second, passkey };
}

async function ask(api: TestApi, caller: CallOptions = {}) {
  const sent = { method: 'POST', ip: strangerIp, ...caller };
  const response = await api.call('/gate/passkey/options', sent);
  expect(response.status).toBe(200);
  return await response.json();
}

async function send(api: TestApi, shown: object, caller: CallOptions = {}) {
  const sent = { method: 'POST', ip: strangerIp, json: { passkey: shown }, ...caller };
  const response = await api.call('/gate/passkey', sent);
  return { status: response.status, json: await response.json() };
}

/** Shows the passkey at an address, as the page for a denied visitor does. */
async function show(api: TestApi, passkey: SoftAuthenticator, caller?: CallOptions, lie?: Lie) {
  const options = await ask(api, caller);
  return await send(api, passkey.show(options, { ...uncounted, ...lie }), caller);
}

async function isLetIn(api: TestApi, ip = strangerIp): Promise<boolean> {
  return (await api.send('GET', '/whitelist', { ip })).json.whitelist.status;
}

async function listed(api: TestApi) {
  const { ip, until, passkeyId, status, lastEditedBy } = whitelists;
  return await api.db.read
    .select({ ip, until, passkeyId, status, lastEditedBy })
    .from(whitelists)
    .orderBy(whitelists.id);
}

async function countEntries({ db }: TestApi): Promise<number> {
  return await db.read.$count(auditEntries);
}

describe('a passkey before the gate', () => {
  it('lists the address for its hours, tells every admin, and signs nobody in', async () => {
    stopClock();
    const { api, admin, siti, passkey } = await setUp();
    expect(await ask(api)).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    const options = await ask(api);
    const json = { passkey: passkey.show(options, uncounted) };
    const response = await api.call('/gate/passkey', { method: 'POST', ip: strangerIp, json });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await api.call('/api/websites/list', { ip: strangerIp })).status).toBe(401);

    const until = new Date(Date.now() + 8 * hourMs).toISOString();
    const table = await api.call('/api/whitelists/100/1', { cookie: admin });
    const entries = (await table.json()) as WhitelistEntry[];
    expect(entries[0]).toMatchObject({ ip: listedIp, until: null });
    expect(entries[1]).toMatchObject({ ip: strangerIp, until, last_edited_by: 'siti' });
    for (const cookie of [admin, siti]) {
      const [warning] = (await api.send('GET', '/api/warnings', { cookie })).json as object[];
      expect(warning).toMatchObject({
        action: 'create',
        entity: 'whitelist',
        username: 'siti',
        address: strangerIp,
        label: strangerIp,
        after: { ip: strangerIp, status: true, until, by_passkey: 'Laptop' },
        undo: null,
      });
    }
    const [used] = await api.db.read.select().from(passkeys);
    expect(used?.lastUsedAt).toBe(new Date().toISOString());

    vi.setSystemTime(Date.now() + 8 * hourMs - 1);
    expect(await isLetIn(api)).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect(await isLetIn(api)).toBe(false);
    vi.setSystemTime(Date.now() + 1);
    await purgeAddressesOfDay(api.db, new AbortController().signal);
    expect((await listed(api)).map(({ ip }) => ip)).toEqual([listedIp]);
  });

  it('writes nothing before a valid answer, and refuses an unknown passkey after the same work', async () => {
    const { api, passkey } = await setUp();
    const write = vi.spyOn(api.db, 'write');
    const options = await ask(api);
    const wrong = passkey.show(options, { ...uncounted, userHandle: 'bukan-pemiliknya' });
    const unknown = { ...wrong, id: 'bm9ib2R5', rawId: 'bm9ib2R5' };
    for (const shown of [wrong, unknown]) expect(await send(api, shown)).toEqual(refusal);
    expect(webauthn.verifyAuthenticationResponse).toHaveBeenCalledTimes(2);
    expect(write).not.toHaveBeenCalled();
  });

  it.each(lies)('answer %s is refused', async (_, lie) => {
    const { api, passkey } = await setUp();
    const before = await countEntries(api);
    expect(await show(api, passkey, {}, lie)).toEqual(refusal);
    expect(await isLetIn(api)).toBe(false);
    expect(await countEntries(api)).toBe(before);
  });

  it('answer counts once on all servers, at its address, for its purpose and for five minutes', async () => {
    stopClock();
    const { api, admin, passkey } = await setUp();
    const two = await start({ db: api.db });
    const stranger = await start({
      db: api.db,
      secret: 'the secret of another installation, also long',
    });
    const options = await ask(api);
    const shown = passkey.show(options, uncounted);
    expect(await send(stranger, shown)).toEqual(refusal);
    expect(await send(api, shown, { ip: otherIp })).toEqual(refusal);
    expect((await post(api, '/login/passkey', '', { passkey: shown })).status).toBe(400);
    const ofSignIn = await post(api, '/login/passkey/options', '');
    expect(await send(api, passkey.show(ofSignIn.json, uncounted))).toEqual(refusal);

    const both = await Promise.all([send(api, shown), send(two, shown)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    // What was begun for the account ends with its password, but the challenge stays used.
    const change = { method: 'PUT', cookie: admin, json: { password: 'awan biru di atas' } };
    expect((await api.call('/api/users/updatepass/2', change)).status).toBe(200);
    expect(await isLetIn(api)).toBe(false);
    expect(await send(two, shown)).toEqual(refusal);
    expect(await isLetIn(api)).toBe(false);

    const late = passkey.show(await ask(api), uncounted);
    vi.setSystemTime(Date.now() + 5 * 60_000);
    expect(await send(api, late)).toEqual(refusal);
  });

  it('whose counter goes back is refused and reported; one that is only sent again is not', async () => {
    const { api, admin, siti } = await setUp();
    const passkey = await addPasskey(api, siti);
    const shown = passkey.show(await ask(api), { counter: 40 });
    expect((await send(api, shown)).status).toBe(200);
    const before = await countEntries(api);
    expect(await send(api, shown)).toEqual(refusal);
    expect(await countEntries(api)).toBe(before);
    const copy = passkey.show(await ask(api, { ip: otherIp }), { counter: 40 });
    expect(await send(api, copy, { ip: otherIp })).toEqual(refusal);
    expect(await isLetIn(api, otherIp)).toBe(false);
    const [warning] = await (await api.call('/api/warnings', { cookie: admin })).json();
    expect(warning).toMatchObject({ label: 'siti', after: { passkey_copied: true } });
  });

  it('is answered the same from a listed address, without a row, and again after its end', async () => {
    stopClock();
    const { api, passkey } = await setUp();
    const first = await show(api, passkey);
    const before = await countEntries(api);
    expect(await show(api, passkey)).toEqual(first);
    expect(await show(api, passkey, { ip: listedIp })).toEqual(first);
    expect(await countEntries(api)).toBe(before);
    vi.setSystemTime(Date.now() + 9 * hourMs);
    expect(await show(api, passkey)).toEqual(first);
    const until = new Date(Date.now() + 8 * hourMs).toISOString();
    const row = {
      ip: strangerIp,
      until,
      passkeyId: passkey.id,
      status: true,
      lastEditedBy: 'siti',
    };
    expect((await listed(api)).slice(1)).toEqual([row]);
  });

  it.each<[string, (api: TestApi) => Promise<unknown>]>([
    [
      'the account is deactivated',
      ({ db }) =>
        db.write((tx) => tx.update(users).set({ status: false }).where(eq(users.id, 2)).execute()),
    ],
    [
      'the account is deleted',
      ({ db }) => db.write((tx) => tx.delete(users).where(eq(users.id, 2)).execute()),
    ],
    ['the passkey is removed', ({ db }) => db.write((tx) => tx.delete(passkeys).execute())],
  ])('is refused when %s while its answer is verified', async (_, meanwhile) => {
    const { api, passkey } = await setUp();
    const other = await start({ db: api.db });
    const { write } = api.db;
    const spy = vi.spyOn(api.db, 'write').mockImplementationOnce(async (work) => {
      spy.mockRestore();
      await meanwhile(other);
      return await write(work);
    });
    expect(await show(api, passkey)).toEqual(refusal);
    expect(await isLetIn(api)).toBe(false);
    expect(await api.db.read.$count(challenges, eq(challenges.purpose, 'gate'))).toBe(0);
  });
});

describe('the address that is listed', () => {
  const proxy = '10.0.0.5';
  const forwarded = { clientIp: { source: 'forwarded', trustedProxies: [proxy] } } as const;
  const claim = (addresses: string) => ({ 'X-Forwarded-For': addresses });
  it.each<[string, Deps, CallOptions, string]>([
    [
      'is the socket’s, whatever X-Forwarded-For claims',
      {},
      { headers: claim(otherIp) },
      strangerIp,
    ],
    [
      'is what the trusted proxy reports, not what its client claims',
      forwarded,
      { ip: proxy, headers: claim(`${otherIp}, ${strangerIp}`) },
      strangerIp,
    ],
    ['is IPv4 for IPv4 in IPv6', {}, { ip: `::ffff:${strangerIp}` }, strangerIp],
    ['is one IPv6 address, in its usual spelling', {}, { ip: '2001:DB8:0:0::0007' }, '2001:db8::7'],
  ])('%s', async (_, deps, caller, address) => {
    // The accounts sign in without a proxy.
    const { api, passkey } = await setUp();
    const server = await start({ ...deps, db: api.db });
    expect((await show(server, passkey, caller)).status).toBe(200);
    expect((await listed(api)).map(({ ip }) => ip)).toEqual([listedIp, address]);
    expect(await isLetIn(api, address)).toBe(true);
    expect(await isLetIn(api, otherIp)).toBe(false);
  });

  it('may be asked for as IPv4 and shown as IPv4 in IPv6, and back', async () => {
    const { api, passkey } = await setUp();
    const mapped = { ip: `::ffff:${strangerIp}` };
    const shown = passkey.show(await ask(api, mapped), uncounted);
    expect((await send(api, shown)).status).toBe(200);
    const back = passkey.show(await ask(api), uncounted);
    expect((await send(api, back, mapped)).status).toBe(200);
    expect(await isLetIn(api, mapped.ip)).toBe(true);
    expect(await listed(api)).toHaveLength(2);
  });

  it('is unknown without X-Forwarded-For of the proxy: nothing is asked or listed', async () => {
    const { api, passkey } = await setUp();
    const server = await start({ ...forwarded, db: api.db });
    for (const path of ['/gate/passkey/options', '/gate/passkey']) {
      const json = { passkey: passkey.show(await ask(api), uncounted) };
      expect((await server.call(path, { method: 'POST', ip: proxy, json })).status).toBe(403);
    }
    expect(await listed(api)).toHaveLength(1);
  });
});

describe('a thousand answers at once', () => {
  it('from one network reach the check five times, on two servers together; other networks are not delayed', async () => {
    const { api, passkey } = await setUp();
    const ofHome = (host: number) =>
      `2001:db8:0:11${(host % 16).toString(16)}::${(host + 1).toString(16)}`;
    const ip = ofHome(0);
    const shown = passkey.show(await ask(api, { ip }), { ...uncounted, isUserVerified: false });
    const two = onOneHost ? api : await start({ db: api.db });
    const sent = Array.from({ length: 1000 }, (_, each) =>
      send(each % 2 ? api : two, shown, { ip: ofHome(each) }),
    );
    const before = await countEntries(api);
    const answers = await Promise.all(sent);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(995);
    expect(webauthn.verifyAuthenticationResponse).toHaveBeenCalledTimes(5);
    expect(await countEntries(api)).toBe(before);
    expect((await show(api, passkey, { ip })).status).toBe(429);
    expect((await show(api, passkey)).status).toBe(200);
  });
});

describe('an address of the day', () => {
  type Setting = Awaited<ReturnType<typeof setUp>>;
  const call =
    (cookie: string, method: string, path: string, json?: object, ip?: string) =>
    async ({ api }: Setting) => {
      const { status } = await api.call(path, { method, cookie, json, ip });
      expect(status).toBe(200);
    };
  const ownPassword = { password: 'awan biru di atas', current_password: adminPassword };
  const ways: [string, boolean, (setting: Setting) => Promise<void>][] = [
    [
      'its account’s sign-out there',
      true,
      (s) => call(s.siti, 'POST', '/logout', undefined, strangerIp)(s),
    ],
    ['its account’s sign-out elsewhere', false, (s) => call(s.siti, 'POST', '/logout')(s)],
    [
      'its account’s sign-out from all sessions, elsewhere',
      true,
      async (s) => {
        for (const cookie of [s.siti, s.second]) await call(cookie, 'POST', '/logout')(s);
      },
    ],
    [
      'somebody else’s sign-out there',
      false,
      (s) => call(s.admin, 'POST', '/logout', undefined, strangerIp)(s),
    ],
    [
      '‘Akhiri semua’ of an admin',
      true,
      (s) => call(s.admin, 'DELETE', '/api/users/2/sessions')(s),
    ],
    [
      '‘Akhiri’ of one session by an admin',
      true,
      async (s) => {
        const access = await (await s.api.call('/api/users/2/access', { cookie: s.admin })).json();
        await call(s.admin, 'DELETE', `/api/users/2/sessions/${access.sessions[0].id}`)(s);
      },
    ],
    [
      'its owner’s new password elsewhere',
      true,
      (s) => call(s.siti, 'PUT', '/api/profile/password', ownPassword)(s),
    ],
    [
      'its owner’s new password there',
      false,
      (s) => call(s.siti, 'PUT', '/api/profile/password', ownPassword, strangerIp)(s),
    ],
    [
      'a password of an admin',
      true,
      (s) => call(s.admin, 'PUT', '/api/users/updatepass/2', { password: 'awan biru di atas' })(s),
    ],
    [
      'a deactivated account',
      true,
      (s) => call(s.admin, 'PUT', '/api/users/2', { account_status: false })(s),
    ],
    ['a deleted account', true, (s) => call(s.admin, 'DELETE', '/api/users/2')(s)],
    [
      'a removed passkey',
      true,
      (s) => call(s.siti, 'DELETE', `/api/profile/passkeys/${s.passkey.id}`)(s),
    ],
    [
      'another removed passkey',
      false,
      async (s) => {
        const other = await addPasskey(s.api, s.siti);
        await call(s.siti, 'DELETE', `/api/profile/passkeys/${other.id}`)(s);
      },
    ],
    ['removed factors', true, (s) => call(s.admin, 'DELETE', '/api/users/2/factors')(s)],
    ['Whitelist’s Remove', true, (s) => call(s.admin, 'DELETE', '/api/whitelists/2')(s)],
  ];
  it.each(ways)('ends with %s: %s', async (_, ends, way) => {
    const setting = await setUp();
    expect((await show(setting.api, setting.passkey)).status).toBe(200);
    const two = await start({ db: setting.api.db });
    await way(setting);
    expect(await isLetIn(two)).toBe(!ends);
  });

  it('that Remove has ended is not listed by an undo, and keeps nobody’s last entry company', async () => {
    const { api, admin, passkey } = await setUp();
    await show(api, passkey);
    const last = { method: 'DELETE', cookie: admin };
    const ip = strangerIp;
    const alone = await api.call('/api/whitelists/1', { ...last, ip });
    expect([alone.status, (await alone.json()).message]).toEqual([
      409,
      'Harus ada minimal satu alamat IP aktif yang dapat dipakai.',
    ]);
    expect((await api.call('/api/whitelists/2', last)).status).toBe(200);
    const [entry] = await api.db.read
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .orderBy(desc(auditEntries.id));
    const undo = { method: 'POST', cookie: admin, json: {} };
    expect((await api.call(`/api/audit/${entry?.id}/restore`, undo)).status).toBe(409);
    expect(await isLetIn(api)).toBe(false);
  });

  it('whose time ends during a request gives that request nothing', async () => {
    stopClock();
    const { api, siti, passkey } = await setUp({ gatePasskeyHours: 1 });
    const now = Date.now();
    await show(api, passkey);
    const select = api.db.read.select.bind(api.db.read);
    const spy = vi.spyOn(api.db.read, 'select');
    /** Reads while the hour ends before the query with this number; 0 for none. */
    const readUntil = async (last: number) => {
      vi.setSystemTime(now);
      let queries = 0;
      spy.mockImplementation(((...columns: []) => {
        queries += 1;
        if (queries === last) vi.setSystemTime(now + hourMs);
        return select(...columns);
      }) as typeof select);
      const caller = { cookie: siti, ip: strangerIp };
      const { status } = await api.call('/api/websites/list', caller);
      return { status, queries };
    };
    const { status, queries } = await readUntil(0);
    expect(status).toBe(200);
    // The last query, after the gate was checked once more, finds the session again.
    for (let last = 1; last < queries; last++)
      expect((await readUntil(last)).status, `${last} of ${queries}`).toBe(403);

    vi.setSystemTime(now);
    const { write } = api.db;
    vi.spyOn(api.db, 'write').mockImplementationOnce(async (work) => {
      vi.setSystemTime(now + hourMs);
      return await write(work);
    });
    const json = valid.website({ name: 'Toko', livechat_link: 'https://t.me/toko' });
    const put = { method: 'PUT', cookie: siti, ip: strangerIp, json };
    expect((await api.call('/api/websites/1', put)).status).toBe(403);
  });
});

describe('the calls', () => {
  const paths = ['/gate/passkey/options', '/gate/passkey'];
  it.each(paths)('%s without the setting are as unknown as any other path', async (path) => {
    const api = await start({ gatePasskeyHours: undefined });
    const on = await start();
    for (const method of ['POST', 'GET', 'PUT']) {
      const seen = [];
      for (const each of [path, '/gate/apa-saja']) {
        const response = await api.call(each, { method, ip: strangerIp });
        seen.push({
          status: response.status,
          json: await response.json(),
          names: [...response.headers.keys()],
        });
      }
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[0]?.status).toBe(404);
    }
    expect((await on.call(path, { method: 'POST', ip: strangerIp })).status).not.toBe(404);
  });

  it.each<[string, CallOptions, number]>([
    ['another host', { headers: { Host: 'pencuri.example' } }, 421],
    ['a page of another origin', { headers: { Origin: 'https://pencuri.example' } }, 403],
    ['a page of a sister domain', { headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
    ['this machine’s own name', { headers: { Host: '127.0.0.1:8787' } }, 409],
    ['a large body', { json: { passkey: { id: 'x'.repeat(9000) } } }, 413],
  ])('of %s are refused', async (_, caller, status) => {
    const api = await start();
    for (const path of paths) {
      const sent = { method: 'POST', ip: strangerIp, json: { passkey: {} }, ...caller };
      expect((await api.call(path, sent)).status).toBe(status);
    }
  });

  it('with a body that no passkey has sent are refused', async () => {
    const api = await start();
    const bodies = [
      { body: 'passkey=1' },
      { json: {} },
      { json: { passkey: 'x' } },
      { json: [] },
      // PostgreSQL would report an error for it.
      { json: { passkey: { id: '\0' } } },
    ];
    for (const sent of bodies)
      expect(
        (await api.call('/gate/passkey', { method: 'POST', ip: strangerIp, ...sent })).status,
      ).toBe(400);
  });
});

it('a page that may ask for a passkey says so, and allows no script of a vendor, at any path', async () => {
  const pathsOfBot = ['/notfound', '/not-found', '/widget', '/halaman-lama'];
  const seen = [];
  for (const gatePasskeyHours of [8, undefined]) {
    const pages = createTestPages({ offersGatePasskey: gatePasskeyHours !== undefined });
    const api = await createTestApi({ publicOrigin: origin, gatePasskeyHours, pages });
    const livechatLink = 'https://tawk.to/chat/5f7e8d9c0b1a2f3e4d5c6b7a/default';
    await api.db.write((tx) => tx.update(websites).set({ livechatLink }).execute());
    for (const ip of [strangerIp, listedIp])
      for (const path of pathsOfBot) {
        const page = await api.call(path, { ip, headers: { Accept: 'text/html' } });
        const html = await page.text();
        const tag = '<meta name="tanya-kami-gate-passkey" content="on">';
        const isAsking = html.includes(tag);
        seen.push({ ip, path, isAsking, allowsVendor: html.includes('data-vendor') });
      }
  }
  const expected = (ip: string, isAsking: boolean, allowsVendor: boolean) =>
    pathsOfBot.map((path) => ({ ip, path, isAsking, allowsVendor }));
  expect(seen).toEqual([
    ...expected(strangerIp, true, false),
    ...expected(listedIp, true, true),
    ...expected(strangerIp, false, true),
    ...expected(listedIp, false, true),
  ]);
});
