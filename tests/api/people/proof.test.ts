import { describe, expect, it } from 'vitest';
import { sessions } from '../../../api/db/schema.ts';
import { stopClock } from '../stop-clock.ts';
import { addAdmin, adminPassword, cookiesOf, createTestApi, type TestApi } from '../test-api.ts';
import { codeOf } from './code-of.ts';
import { addTotp, ageProofs, forgetSteps } from './sign-in-with.ts';

const needsProof = {
  message: 'Konfirmasi terlebih dahulu bahwa ini Anda, lalu coba lagi.',
  proof: true,
};

/** One write of each kind that needs a proof. */
const sensitiveWrites: readonly [method: string, path: string, json?: object][] = [
  ['POST', '/api/users/', { username: 'baru', password: 'kuda terbang tinggi', website_id: 1 }],
  ['PUT', '/api/users/updatepass/2', { password: 'kuda terbang tinggi' }],
  ['PUT', '/api/users/2', { account_status: false }],
  ['DELETE', '/api/users/2'],
  ['POST', '/api/users/2/reset-link'],
  ['POST', '/api/whitelists', { ip: '8.8.8.8' }],
  ['POST', '/api/livechatwebsitelinks/', { link: 'https://toko.example' }],
  ['PUT', '/api/websites/1', { name: 'Toko', livechat_link: 'https://x.example', server_ip: '1' }],
  ['PUT', '/api/websites/1/settings', { publishing: 'direct', embed: 'links' }],
  ['PUT', '/api/security', { factor: 'all', factor_roles: [], temporary_passwords: false }],
  ['POST', '/api/profile/totp'],
];

async function prove(api: TestApi, cookie: string, json: object): Promise<Response> {
  return await api.call('/api/profile/proof', { method: 'POST', cookie, json });
}

describe('a sensitive write', () => {
  it.each(sensitiveWrites)(
    '%s %s needs a proof of the last 15 minutes',
    async (method, path, json) => {
      const api = await createTestApi();
      await addAdmin(api.db, 'siti');
      const cookie = await api.signIn();
      await ageProofs(api, 16);
      const refused = await api.call(path, { method, json, cookie });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toEqual(needsProof);
      const proof = await prove(api, cookie, { password: adminPassword });
      expect(proof.status).toBe(200);
      const repeated = await api.call(path, { method, json, cookie: cookiesOf(proof) });
      expect(repeated.status).toBeLessThan(300);
    },
  );

  it('needs none within 15 minutes of the sign-in, and other writes never do', async () => {
    const api = await createTestApi();
    const cookie = await api.signIn();
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
    const profile = await (await api.call('/api/profile', { cookie })).json();
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
    const api = await createTestApi();
    const cookie = await api.signIn();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      statuses.push((await prove(api, cookie, { password: 'bukan ini' })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });
});

describe('a stolen session', () => {
  it('cannot add or remove a factor, read the seed or make recovery codes without a proof', async () => {
    const api = await createTestApi();
    const cookie = await api.signIn();
    await addTotp(api, cookie);
    await ageProofs(api, 16);
    for (const [method, path] of [
      ['POST', '/api/profile/totp'],
      ['DELETE', '/api/profile/totp'],
      ['POST', '/api/profile/recovery-codes'],
    ] as const) {
      const response = await api.call(path, { method, cookie });
      expect(await response.json()).toEqual(needsProof);
    }
    const json = { password: 'kuda terbang tinggi', current_password: 'bukan ini' };
    const change = await api.call('/api/profile/password', { method: 'PUT', cookie, json });
    expect(change.status).toBe(400);
  });
});
