import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, sessions, warnings } from '../../../api/db/schema.ts';
import { createFurnishedApi } from '../furnished.ts';
import { writeRoutes } from '../routes.ts';
import { stopClock } from '../stop-clock.ts';
import { successfulContent } from '../successful-writes.ts';
import {
  addAdmin,
  adminPassword,
  type CallOptions,
  cookiesOf,
  createAdminApi,
  createTestApi,
  type TestApi,
} from '../test-api.ts';
import { codeOf } from './code-of.ts';
import { addTotp, ageProofs, forgetSteps } from './sign-in-with.ts';

const needsProof = {
  message: 'Konfirmasi terlebih dahulu bahwa ini Anda, lalu coba lagi.',
  proof: true,
};

interface Write {
  path: string;
  content: Pick<CallOptions, 'json' | 'body'>;
  /** The announcement that there is before. */
  notice?: object;
}

const until = new Date(Date.now() + 3_600_000).toISOString();
const ofAll = { text: 'Bank gangguan.', until, website_ids: null };
const ofOne = { ...ofAll, website_ids: [1] };
const linked = { ...ofOne, link: 'https://toko.example' };
const ofSettings = (json: object) => (): Write => ({
  path: '/api/websites/1/settings',
  content: { json },
});
const ofNotice = (notice: object, json?: object) => (): Write => ({
  path: '/api/notices/3',
  content: { json },
  notice,
});

/** The writes of all routes, some again with other fields. The rest of the name tells them apart. */
const cases: Readonly<Record<string, () => Write>> = {
  ...Object.fromEntries(
    writeRoutes
      .filter(({ session }) => session)
      .map((route): [string, () => Write] => [
        `${route.method} ${route.route}`,
        () => ({ path: route.path, content: successfulContent(route) }),
      ]),
  ),
  'PUT /api/websites/1/settings with words': ofSettings({ words: { nomor_cs: '0812-0000' } }),
  'PUT /api/websites/1/settings with ways': ofSettings({
    contact: { channels: [{ type: 'whatsapp', value: '6281234567' }] },
  }),
  'PUT /api/websites/1/settings with embed': ofSettings({ embed: 'links' }),
  'POST /api/notices with a link': () => ({ path: '/api/notices', content: { json: linked } }),
  'POST /api/notices of one website': () => ({ path: '/api/notices', content: { json: ofOne } }),
  'PUT /api/notices/3 with a new link': ofNotice(ofOne, linked),
  'PUT /api/notices/3 without its link': ofNotice(linked, ofOne),
  'PUT /api/notices/3 of one website': ofNotice(ofOne, ofOne),
  'DELETE /api/notices/3 of one website': ofNotice(ofOne),
};

/** The cases that need a proof. Nobody is warned of any other. */
const needing = new Set([
  'PUT /api/security',
  'POST /api/users',
  'POST /api/users/:id/reset-link',
  'PUT /api/users/updatepass/:id',
  'PUT /api/users/:id',
  'DELETE /api/users/:id',
  'POST /api/whitelists',
  'PUT /api/whitelists/:id',
  'DELETE /api/whitelists/:id',
  'POST /api/livechatwebsitelinks',
  'PUT /api/livechatwebsitelinks/:id',
  'DELETE /api/livechatwebsitelinks/:id',
  'PUT /api/websites/:id',
  'DELETE /api/websites/:id',
  'POST /api/websites/:id/settings/copies',
  'PUT /api/websites/1/settings with words',
  'PUT /api/websites/1/settings with ways',
  'PUT /api/websites/1/settings with embed',
  'POST /api/notices',
  'PUT /api/notices/:id',
  'DELETE /api/notices/:id',
  'POST /api/notices with a link',
  'PUT /api/notices/3 with a new link',
  'PUT /api/notices/3 without its link',
  'POST /api/machines',
  'PUT /api/machines/:id',
  'DELETE /api/machines/:id',
  'POST /api/machines/:id/tokens',
  'DELETE /api/machines/:id/tokens/:token',
  'POST /api/audit/:id/restore',
]);
/** It checks the current password itself. */
const withOwnProof = 'PUT /api/profile/password';

async function prove(api: TestApi, cookie: string, json: object): Promise<Response> {
  return await api.call('/api/profile/proof', { method: 'POST', cookie, json });
}

describe('a write is in the trail, and a sensitive one needs a proof of the last 15 minutes and is told to every admin', () => {
  it.each(Object.entries(cases))('%s', async (name, make) => {
    const { api, cookie } = await createFurnishedApi();
    const [method = ''] = name.split(' ');
    const { path, content, notice } = make();
    if (notice) {
      const added = await api.call('/api/notices', { method: 'POST', cookie, json: notice });
      expect(added.status).toBe(201);
    }
    await api.db.write((tx) => tx.delete(warnings).execute());
    const countWarnings = () => api.db.read.$count(warnings);
    await ageProofs(api, 16);
    const countEntries = () => api.db.read.$count(auditEntries);
    let entries = await countEntries();
    const first = await api.call(path, { ...content, method, cookie });
    const isRefused = first.status === 403;
    if (isRefused) {
      expect(await first.json()).toEqual(needsProof);
      expect(await countWarnings()).toBe(0);
      const proof = await prove(api, cookie, { password: adminPassword });
      entries = await countEntries();
      const repeated = await api.call(path, {
        ...make().content,
        method,
        cookie: cookiesOf(proof),
      });
      expect(repeated.status).toBeLessThan(300);
    } else expect(first.status).toBeLessThan(300);
    // A move has an entry in both websites, and the library is there already.
    const isInBoth = /\/(move-to-website|share)$/.test(path);
    const added = path === '/api/shared-faqs' ? 0 : isInBoth ? 2 : 1;
    expect(await countEntries()).toBe(entries + added);
    const [entry] = await api.db.read.select().from(auditEntries).orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({ userId: 1, username: 'admin', address: '127.0.0.1' });
    expect({ proof: isRefused, warned: (await countWarnings()) > 0 }).toEqual({
      proof: needing.has(name),
      warned: needing.has(name) || name === withOwnProof,
    });
  });

  it('is only one of those', () => {
    expect([...needing].filter((name) => !(name in cases))).toEqual([]);
  });

  it('is the sign-in, and other writes need none', async () => {
    const { api, cookie } = await createAdminApi();
    await ageProofs(api, 14);
    const json = { ip: '8.8.8.8' };
    expect((await api.call('/api/whitelists', { method: 'POST', cookie, json })).status).toBe(201);
    await ageProofs(api, 600);
    const publishing = { method: 'PUT', cookie, json: { publishing: 'draft' } };
    expect((await api.call('/api/websites/1/settings', publishing)).status).toBe(200);
    await api.db.write((tx) => tx.update(sessions).set({ provenAt: null }).execute());
    const next = { method: 'POST', cookie, json: { ip: '9.9.9.9' } };
    expect((await api.call('/api/whitelists', next)).status).toBe(201);
  });
});

describe('a proof', () => {
  it('renews the cookies, so that a copy of the old ones is neither proven nor lasting', async () => {
    const api = await createTestApi();
    const old = await api.signIn();
    await ageProofs(api, 16);
    const proof = await prove(api, old, { password: adminPassword });
    const renewed = cookiesOf(proof);
    const add = (cookie: string, ip: string) =>
      api.call('/api/whitelists', { method: 'POST', cookie, json: { ip } });
    expect((await add(renewed, '8.8.8.8')).status).toBe(201);
    // Requests that were under way still end, but profit nothing.
    expect((await api.call('/api/websites/list', { cookie: old })).status).toBe(200);
    expect((await add(old, '9.9.9.9')).status).toBe(403);
    expect((await prove(api, old, { password: adminPassword })).headers.getSetCookie()).toEqual([]);
    const rows = await api.db.read.select().from(sessions);
    const replaced = rows.find(({ isReplaced }) => isReplaced);
    const secondsLeft = (Date.parse(replaced?.expiresAt ?? '') - Date.now()) / 1000;
    expect(secondsLeft).toBeLessThanOrEqual(15);
    const profile = await api.call('/api/profile', { cookie: renewed });
    expect((await profile.json()) as object).toMatchObject({ sessions: [{ current: true }] });
  });

  it('is a password or a code, once; a recovery code is not used up by it', async () => {
    const api = await createTestApi();
    let cookie = await api.signIn();
    const { secret, recoveryCodes } = await addTotp(api, cookie);
    await forgetSteps(api);
    const code = codeOf(secret);
    const proof = await prove(api, cookie, { code });
    expect(proof.status).toBe(200);
    cookie = cookiesOf(proof);
    expect((await prove(api, cookie, { code })).status).toBe(400);
    expect((await prove(api, cookie, { code: recoveryCodes[0] })).status).toBe(400);
    expect((await prove(api, cookie, { password: 'bukan ini' })).status).toBe(400);
    expect((await prove(api, cookie, {})).status).toBe(400);
    expect((await prove(api, cookie, { code, password: adminPassword })).status).toBe(400);
    const profile = (await api.send('GET', '/api/profile', { cookie })).json;
    expect(profile).toMatchObject({ factors: { totp: true, recovery_codes: 10 } });
  });

  it('of one account is not one of another', async () => {
    const api = await createTestApi();
    await addAdmin(api.db, 'siti');
    const { secret } = await addTotp(api, await api.signIn());
    await forgetSteps(api);
    const siti = await api.signIn('siti');
    expect((await prove(api, siti, { code: codeOf(secret) })).status).toBe(400);
  });

  it('is delayed after wrong ones, like the sign-in', async () => {
    stopClock();
    const { api, cookie } = await createAdminApi();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      statuses.push((await prove(api, cookie, { password: 'bukan ini' })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });
});

describe('a stolen session', () => {
  it('cannot add, confirm or remove a factor, make recovery codes or end sessions without a proof', async () => {
    const { api, cookie } = await createAdminApi();
    await addTotp(api, cookie);
    await addAdmin(api.db, 'siti');
    const siti = await api.signIn('siti');
    const { secret } = (await api.send('POST', '/api/profile/totp', { cookie: siti })).json;
    await ageProofs(api, 16);
    for (const [as, method, path, json] of [
      [cookie, 'POST', '/api/profile/totp'],
      [siti, 'POST', '/api/profile/totp/confirm', { code: codeOf(secret) }],
      [cookie, 'DELETE', '/api/profile/totp'],
      [cookie, 'POST', '/api/profile/recovery-codes'],
      [cookie, 'DELETE', '/api/profile/sessions'],
      [cookie, 'DELETE', '/api/users/1/sessions'],
    ] as const) {
      const response = await api.call(path, { method, cookie: as, json });
      expect(await response.json(), path).toEqual(needsProof);
    }
    const json = { password: 'kuda terbang tinggi', current_password: 'bukan ini' };
    const change = await api.call('/api/profile/password', { method: 'PUT', cookie, json });
    expect(change.status).toBe(400);
  });
});
