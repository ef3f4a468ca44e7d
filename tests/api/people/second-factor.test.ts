import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resealSeeds } from '../../../api/auth/factors/reseal-seeds.ts';
import { createSeedSeal } from '../../../api/auth/factors/seal-seed.ts';
import { auditEntries, pendingSignIns, totpFactors } from '../../../api/db/schema.ts';
import { addAdmin, adminPassword, cookiesOf, createTestApi, said, secret } from '../test-api.ts';
import { codeOf } from './code-of.ts';
import { addTotp, forgetSteps, putRules, sendFactor, sendPassword } from './sign-in-with.ts';

const someRoute = '/api/websites/list';

async function setUp() {
  const api = await createTestApi();
  const owner = await api.signIn();
  const app = await addTotp(api, owner);
  await forgetSteps(api);
  return { api, owner, app };
}

describe('a sign-in with an authenticator app', () => {
  it('asks for the second factor after the right password, and gives no session before it', async () => {
    const { api, app } = await setUp();
    const { response, cookie } = await sendPassword(api);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      message: 'Satu langkah lagi: konfirmasi dengan faktor kedua Anda.',
      step: 'factor',
      factor: ['totp', 'recovery'],
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await api.call(someRoute, { cookie })).status).toBe(401);
    const done = await sendFactor(api, cookie, codeOf(app.secret));
    expect(done.status).toBe(200);
    expect(await done.json()).toEqual({ message: 'Login successful!' });
    expect((await api.call(someRoute, { cookie: cookiesOf(done) })).status).toBe(200);
    const [entry] = await api.db.read
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'sign-in'))
      .orderBy(auditEntries.id)
      .offset(1)
      .limit(1);
    expect(entry?.after).toEqual({ method: 'password+totp', browser: null });
  });

  it('accepts a code once, also from two browsers at the same time', async () => {
    const { api, app } = await setUp();
    const begun = [await sendPassword(api), await sendPassword(api)];
    const code = codeOf(app.secret);
    const statuses = await Promise.all(
      begun.map(async ({ cookie }) => (await sendFactor(api, cookie, code)).status),
    );
    expect(statuses.sort()).toEqual([200, 400]);
    const { cookie } = await sendPassword(api);
    const replay = await sendFactor(api, cookie, code);
    expect(replay.status).toBe(400);
    expect(await replay.json()).toMatchObject({
      fields: {
        code: 'Kode salah atau sudah dipakai. Bila kode berikutnya juga ditolak, periksa jam ponsel: atur tanggal dan waktunya ke otomatis.',
      },
    });
  });

  it('accepts a code of a phone whose clock is fast, and then no earlier one', async () => {
    const { api, app } = await setUp();
    const [fast, now] = [codeOf(app.secret, 1), codeOf(app.secret)];
    const { cookie } = await sendPassword(api);
    expect((await sendFactor(api, cookie, fast)).status).toBe(200);
    for (const code of [fast, now]) {
      const again = await sendPassword(api);
      expect((await sendFactor(api, again.cookie, code)).status).toBe(400);
    }
  });

  it.each([
    [undefined, undefined, 'faq.example.com'],
    ['https://faq-a.example:8443', undefined, 'faq-a.example%208443'],
    [undefined, 'localhost:8787', 'localhost%208787'],
  ])(
    'is named in the app with the host, at the address %s and the host %s',
    async (publicOrigin, host, named) => {
      const api = await createTestApi({ publicOrigin });
      const headers = {
        Host: host ?? (publicOrigin ? new URL(publicOrigin).host : 'faq.example.com'),
      };
      const json = { username: 'admin', password: adminPassword };
      const signedIn = await api.call('/login', { method: 'POST', json, headers });
      const cookie = cookiesOf(signedIn);
      const begun = await api.call('/api/profile/totp', { method: 'POST', cookie, headers });
      const { uri } = (await begun.json()) as { uri: string };
      expect(uri).toContain(`otpauth://totp/Tanya%20Kami%20(${named}):admin?`);
      expect(uri).toContain(`&issuer=Tanya%20Kami%20(${named})`);
    },
  );

  it('is ended by its cookie once, so that one sign-in gives one session', async () => {
    const { api, app } = await setUp();
    const { cookie } = await sendPassword(api);
    expect((await sendFactor(api, cookie, codeOf(app.secret))).status).toBe(200);
    await forgetSteps(api);
    expect((await sendFactor(api, cookie, codeOf(app.secret))).status).toBe(409);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { api, app } = await setUp();
    expect(new Set(app.recoveryCodes).size).toBe(10);
    const [first = ''] = app.recoveryCodes;
    expect(first).toMatch(/^([0-9a-f]{4}-){7}[0-9a-f]{4}$/);
    const one = await sendPassword(api);
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    expect((await sendFactor(api, one.cookie, typed)).status).toBe(200);
    const two = await sendPassword(api);
    expect((await sendFactor(api, two.cookie, first)).status).toBe(400);
  });

  it('expires after ten minutes, and ends with a new password', async () => {
    const { api, app } = await setUp();
    const { cookie } = await sendPassword(api);
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    await api.db.write((tx) => tx.update(pendingSignIns).set({ expiresAt }).execute());
    expect((await sendFactor(api, cookie, codeOf(app.secret))).status).toBe(409);

    const other = await sendPassword(api);
    const helper = await addAdmin(api.db, 'siti').then(() => api.signIn('siti'));
    const json = { password: 'kuda terbang tinggi' };
    const reset = { method: 'PUT', cookie: helper, json };
    expect((await api.call('/api/users/updatepass/1', reset)).status).toBe(200);
    expect((await sendFactor(api, other.cookie, codeOf(app.secret))).status).toBe(409);
    // The password reset kept the factor.
    expect(
      await api.send('POST', '/login', {
        json: { username: 'admin', password: 'kuda terbang tinggi' },
      }),
    ).toMatchObject({ status: 401, json: { step: 'factor' } });
  });

  it('opens seeds of the previous secret, and encrypts them again at the start', async () => {
    const { api, app } = await setUp();
    const rotated = 'another secret of at least thirty-two characters';
    const next = await createTestApi({ db: api.db, secret: rotated, previousSecret: secret });
    const begun = await sendPassword(next);
    expect((await sendFactor(next, begun.cookie, codeOf(app.secret))).status).toBe(200);

    await resealSeeds(api.db, createSeedSeal(rotated, secret));
    const [row] = await api.db.read.select().from(totpFactors);
    expect(createSeedSeal(rotated, undefined).open(1, row?.seed ?? '')).toMatchObject({
      isOld: false,
    });
  });

  it('stores neither the seed nor a recovery code, and logs no error', async () => {
    const { api, app } = await setUp();
    const stored = JSON.stringify([
      await api.db.read.select().from(totpFactors),
      await api.db.read.select().from(auditEntries),
    ]);
    for (const text of [app.secret, ...app.recoveryCodes]) expect(stored).not.toContain(text);
    expect(api.loggedErrors).toEqual([]);
  });
});

describe('a required second factor', () => {
  it('is set up inside the sign-in, and there is no way around it', async () => {
    const api = await createTestApi();
    const owner = await api.signIn();
    await putRules(api, owner, { factor: 'all' });
    const { response, cookie } = await sendPassword(api);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ step: 'set-up', factor: [] });
    for (const path of [someRoute, '/api/profile', '/api/security']) {
      expect((await api.call(path, { cookie })).status).toBe(401);
    }
    expect((await sendFactor(api, cookie, '000000')).status).toBe(409);
    const json = { password: 'kuda terbang tinggi' };
    const skipped = await api.call('/login/password', { method: 'POST', cookie, json });
    expect(skipped.status).toBe(409);

    const begun = await api.call('/login/totp', { method: 'POST', cookie });
    const { secret: seed } = (await begun.json()) as { secret: string };
    const wrong = { method: 'POST', cookie, json: { code: '000000' } };
    expect((await api.call('/login/totp/confirm', wrong)).status).toBe(400);
    const right = { method: 'POST', cookie, json: { code: codeOf(seed) } };
    const done = await api.call('/login/totp/confirm', right);
    expect(done.status).toBe(200);
    expect((await done.json()) as object).toMatchObject({ recovery_codes: { length: 10 } });
    const session = cookiesOf(done);
    expect((await api.call(someRoute, { cookie: session })).status).toBe(200);

    const removal = await api.call('/api/profile/totp', { method: 'DELETE', cookie: session });
    expect(removal.status).toBe(409);
  });
});

describe('temporary passwords', () => {
  it('must be changed at the first sign-in, and end after 72 hours', async () => {
    const api = await createTestApi();
    const owner = await api.signIn();
    await putRules(api, owner, { temporary_passwords: true });
    const siti = { username: 'siti', password: 'kuda terbang tinggi', website_id: 1 };
    await api.call('/api/users/', { method: 'POST', cookie: owner, json: siti });
    const login = { method: 'POST', json: { username: 'siti', password: siti.password } };
    const begun = await api.call('/login', login);
    expect(begun.status).toBe(401);
    expect(await begun.json()).toMatchObject({ step: 'new-password' });
    const cookie = cookiesOf(begun);
    const change = (password: string) =>
      api.call('/login/password', { method: 'POST', cookie, json: { password } });
    expect((await change(siti.password)).status).toBe(400);
    const done = await change('awan biru di atas');
    expect(done.status).toBe(200);
    expect((await api.call(someRoute, { cookie: cookiesOf(done) })).status).toBe(200);
    await expect(api.signIn('siti', 'awan biru di atas')).resolves.toContain('token=');

    const { users } = await import('../../../api/db/schema.ts');
    const passwordExpiresAt = new Date(Date.now() - 1000).toISOString();
    await api.db.write((tx) =>
      tx.update(users).set({ passwordExpiresAt }).where(eq(users.username, 'siti')).execute(),
    );
    const json = { username: 'siti', password: 'awan biru di atas' };
    expect(await api.send('POST', '/login', { json })).toEqual(
      said(401, 'Password sementara ini sudah tidak berlaku. Minta password baru kepada admin.'),
    );
  });
});

describe('a link for a new password', () => {
  it('works once, keeps the factors and ends the sessions', async () => {
    const { api, owner } = await setUp();
    await addAdmin(api.db, 'siti');
    const siti = await api.signIn('siti');
    const made = await api.call('/api/users/1/reset-link', { method: 'POST', cookie: siti });
    expect(made.status).toBe(200);
    const { token } = (await made.json()) as { token: string };
    const use = (password: string) =>
      api.call('/login/reset', { method: 'POST', json: { token, password } });
    expect((await use('password')).status).toBe(400);
    const [one, two] = await Promise.all([use('awan biru di atas'), use('kuda terbang tinggi')]);
    expect([one.status, two.status].sort()).toEqual([200, 401]);
    expect((await api.call(someRoute, { cookie: owner })).status).toBe(401);
    const password = one.status === 200 ? 'awan biru di atas' : 'kuda terbang tinggi';
    const json = { username: 'admin', password };
    const signIn = await api.call('/login', { method: 'POST', json });
    expect(await signIn.json()).toMatchObject({ step: 'factor' });
    const old = { username: 'admin', password: adminPassword };
    expect((await api.send('POST', '/login', { json: old })).json).toEqual({
      message: 'Username atau password salah.',
    });
  });

  it('is checked before a password is typed, with the same limit, and is not used up', async () => {
    const { api, owner } = await setUp();
    const made = await api.call('/api/users/1/reset-link', { method: 'POST', cookie: owner });
    const { token } = (await made.json()) as { token: string };
    const check = (json: object) => api.call('/login/reset/check', { method: 'POST', json });
    const valid = await check({ token });
    expect([valid.status, await valid.json()]).toEqual([200, { username: 'admin' }]);
    const json = { token, password: 'awan biru di atas' };
    expect((await api.call('/login/reset', { method: 'POST', json })).status).toBe(200);
    const used = await check({ token });
    expect(used.status).toBe(401);
    expect(await used.json()).toMatchObject({
      message: 'Tautan ini sudah dipakai atau tidak berlaku lagi. Minta tautan baru kepada admin.',
    });
    for (let guess = 0; guess < 5; guess += 1) await check({ token: `guess-${guess}` });
    expect((await check({ token })).status).toBe(429);
    expect((await api.call('/login/reset', { method: 'POST', json })).status).toBe(429);
  });
});
