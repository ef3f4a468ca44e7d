import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Warning, warningsListed } from '../../../api/contract/warnings.ts';
import { auditEntries, sessions, users, warnings } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { addAdmin, adminPassword, cookiesOf, createTestApi, type TestApi } from '../test-api.ts';
import { addTotp, ageProofs } from './sign-in-with.ts';

async function setUp() {
  const api = await createTestApi();
  await addAdmin(api.db, 'siti');
  const owner = await api.signIn();
  const siti = await api.signIn('siti');
  const send = (cookie: string, method: string, path: string, json?: object) =>
    api.send(method, path, { cookie, json });
  return { api, owner, siti, send };
}

async function seenBy(api: TestApi, cookie: string): Promise<Warning[]> {
  const response = await api.call('/api/warnings', { cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as Warning[];
}

const website = valid.website({ name: 'Toko', livechat_link: 'https://chat.example' });
const stolen = { ...website, livechat_link: 'https://pencuri.example' };
const until = new Date(Date.now() + 3_600_000).toISOString();
const notice = { text: 'Bank gangguan.', until, website_ids: [1] };

/** Some writes, with what must be as before after 'Urungkan'. `proof.test.ts` has all of which admins are told. */
const writes: Readonly<
  Record<
    string,
    {
      before?: [method: string, path: string, json: object];
      write: [method: string, path: string, json?: object];
      read: string;
    }
  >
> = {
  'a changed live-chat link': {
    before: ['PUT', '/api/websites/1', website],
    write: ['PUT', '/api/websites/1', stolen],
    read: '/websites/1/livechat',
  },
  'a changed embedding rule': {
    write: ['PUT', '/api/websites/1/settings', { embed: 'links' }],
    read: '/api/websites/1/settings',
  },
  'an added whitelist entry': {
    write: ['POST', '/api/whitelists', { ip: '203.0.113.7' }],
    read: '/api/whitelists/100/1',
  },
  'an added account': {
    write: [
      'POST',
      '/api/users/',
      { username: 'baru', password: 'kuda terbang tinggi', website_id: 1 },
    ],
    read: '/api/users/100/1',
  },
  'changed rules for sign-ins': {
    write: [
      'PUT',
      '/api/security',
      { factor: 'roles', factor_roles: ['admin'], temporary_passwords: true },
    ],
    read: '/api/security',
  },
};

/** Without what every edit changes. */
function withoutStamps(value: unknown): unknown {
  const stamps = ['version', 'last_edited_at', 'last_edited_by', 'undo_id'];
  return JSON.parse(JSON.stringify(value), (key, part) =>
    stamps.includes(key) ? undefined : part,
  );
}

describe('a warning', () => {
  it.each(Object.entries(writes))(
    'is shown to the other admins for %s, and its undo puts back what was there, once',
    async (_, { before, write, read }) => {
      const { api, owner, siti, send } = await setUp();
      if (before) expect((await send(siti, ...before)).status).toBeLessThan(300);
      await api.db.write((tx) => tx.delete(warnings).execute());
      const original = withoutStamps((await send(owner, 'GET', read)).json);
      expect((await send(siti, ...write)).status).toBeLessThan(300);
      expect(withoutStamps((await send(owner, 'GET', read)).json)).not.toEqual(original);

      const [warning, ...others] = await seenBy(api, owner);
      expect(others).toEqual([]);
      expect(warning).toMatchObject({ username: 'siti', address: '127.0.0.1', undo: 'possible' });
      expect(warning?.at).toMatch(/^\d{4}-\d\d-\d\dT/);

      const restore = `/api/audit/${warning?.id}/restore`;
      await ageProofs(api, 16, 1);
      expect((await send(owner, 'POST', restore)).json).toMatchObject({ proof: true });
      await ageProofs(api, 0, 1);
      expect((await send(owner, 'POST', restore)).status).toBe(200);
      expect(withoutStamps((await send(owner, 'GET', read)).json)).toEqual(original);
      expect((await send(owner, 'POST', restore)).status).toBe(409);
      expect((await seenBy(api, owner))[0]).toMatchObject({ id: warning?.id, undo: 'done' });
      expect((await seenBy(api, siti))[0]).toMatchObject({ action: 'restore', username: 'admin' });
    },
  );

  it('cannot be undone after a later edit, which would be lost', async () => {
    const { api, owner, siti, send } = await setUp();
    await send(siti, 'PUT', '/api/websites/1', stolen);
    await send(owner, 'PUT', '/api/websites/1', website);
    const warning = (await seenBy(api, owner)).at(-1);
    const { status, json } = await send(owner, 'POST', `/api/audit/${warning?.id}/restore`);
    expect(status).toBe(409);
    expect(json.message).toContain('sudah diubah lagi setelah itu');
  });

  it('whose undo would lock out the caller or everybody is refused like the write itself', async () => {
    const { api, owner, siti, send } = await setUp();
    const ip = '203.0.113.7';
    await send(siti, 'POST', '/api/whitelists', { ip });
    const [added] = await seenBy(api, owner);
    const restore = { method: 'POST', cookie: owner, ip };
    const refused = await api.call(`/api/audit/${added?.id}/restore`, restore);
    expect(refused.status).toBe(409);
    const account = { username: 'baru', password: 'kuda terbang tinggi', website_id: 1 };
    await send(siti, 'POST', '/api/users/', account);
    const [created] = await seenBy(api, owner);
    const baru = await api.signIn('baru', 'kuda terbang tinggi');
    expect((await send(baru, 'POST', `/api/audit/${created?.id}/restore`)).status).toBe(409);
  });

  it('stays until it was seen, by each admin alone, and comes again at the next sign-in until then', async () => {
    const { api, owner, siti, send } = await setUp();
    await addAdmin(api.db, 'tono');
    await send(siti, 'POST', '/api/whitelists', { ip: '203.0.113.7' });
    const again = await api.signIn();
    const [warning] = await seenBy(api, again);
    expect(warning).toMatchObject({ entity: 'whitelist', label: '203.0.113.7' });
    const ids = { ids: [warning?.id] };
    expect((await send(owner, 'POST', '/api/warnings/seen', ids)).status).toBe(200);
    expect(await seenBy(api, await api.signIn())).toEqual([]);
    expect(await seenBy(api, await api.signIn('tono'))).toHaveLength(1);
  });

  it('is no news to the session that wrote it, also after a proof, but to all other sessions of its account', async () => {
    const { api, siti, send } = await setUp();
    const morning = await api.signIn('siti');
    await send(siti, 'PUT', '/api/websites/1', stolen);
    const json = { password: adminPassword };
    const proof = await api.call('/api/profile/proof', { method: 'POST', cookie: siti, json });
    const renewed = cookiesOf(proof);
    await send(renewed, 'POST', '/api/whitelists', { ip: '203.0.113.7' });
    const again = cookiesOf(
      await api.call('/api/profile/proof', { method: 'POST', cookie: renewed, json }),
    );
    expect(await seenBy(api, again)).toEqual([]);
    const both = [{ entity: 'whitelist' }, { entity: 'website', username: 'siti' }];
    expect(await seenBy(api, morning)).toMatchObject(both);
    expect(await seenBy(api, await api.signIn('siti'))).toMatchObject(both);
  });

  it('of a write of the session itself, or of another account, is not dismissed with its id', async () => {
    const { api, owner, siti, send } = await setUp();
    await send(siti, 'POST', '/api/whitelists', { ip: '203.0.113.7' });
    const later = await api.signIn('siti');
    const [warning] = await seenBy(api, later);
    const ids = { ids: [warning?.id] };
    expect((await send(siti, 'POST', '/api/warnings/seen', ids)).status).toBe(200);
    expect((await send(owner, 'POST', '/api/warnings/seen', ids)).status).toBe(200);
    expect(await seenBy(api, later)).toMatchObject([{ id: warning?.id }]);
    expect((await send(later, 'POST', '/api/warnings/seen', ids)).status).toBe(200);
    expect(await seenBy(api, later)).toEqual([]);
  });

  it('is everything that an older server wrote, or by a session that it renewed: it stored no session', async () => {
    const { api, siti, send } = await setUp();
    await send(siti, 'POST', '/api/whitelists', { ip: '203.0.113.7' });
    await api.db.write((tx) => tx.update(auditEntries).set({ session: null }).execute());
    expect(await seenBy(api, siti)).toHaveLength(1);
    await api.db.write((tx) => tx.delete(warnings).execute());
    await send(siti, 'POST', '/api/whitelists', { ip: '203.0.113.8' });
    const json = { password: adminPassword };
    const proof = await api.call('/api/profile/proof', { method: 'POST', cookie: siti, json });
    await api.db.write((tx) => tx.update(sessions).set({ beganAs: null }).execute());
    expect(await seenBy(api, cookiesOf(proof))).toHaveLength(1);
  });

  it('stays in Profil for 30 days as the account’s own write, whoever dismissed it', async () => {
    const { api, siti, send } = await setUp();
    await send(siti, 'PUT', '/api/websites/1', stolen);
    await send(siti, 'PUT', '/api/websites/1', { ...stolen, name: 'Warung' });
    await send(siti, 'POST', '/api/notices', notice);
    await send(siti, 'POST', '/api/websites', { ...website, name: 'Kios' });
    const link = { website_id: 2, link: 'https://kios.example' };
    await send(siti, 'POST', '/api/livechatwebsitelinks/', link);
    await send(siti, 'DELETE', '/api/websites/2');
    const thief = await api.signIn('siti');
    const [warning] = await seenBy(api, thief);
    await send(thief, 'POST', '/api/warnings/seen', { ids: [warning?.id] });
    const writesOf = async (name: string) =>
      (await send(await api.signIn(name), 'GET', '/api/profile')).json.writes;
    expect(await writesOf('siti')).toMatchObject([
      { entity: 'website', action: 'delete', label: 'Kios' },
      { entity: 'link', website_id: 2, websites: { 2: 'Kios' } },
      {
        entity: 'website',
        after: { livechat_link: stolen.livechat_link },
        websites: { 1: 'Warung' },
      },
    ]);
    expect(await writesOf('admin')).toEqual([]);
    const at = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await api.db.write((tx) => tx.update(auditEntries).set({ at }).execute());
    expect(await writesOf('siti')).toEqual([]);
  });

  it('is counted beyond those that are listed', async () => {
    const { api, owner, siti, send } = await setUp();
    await send(siti, 'POST', '/api/whitelists', { ip: '203.0.113.7' });
    const [first] = await api.db.read.select().from(auditEntries).orderBy(desc(auditEntries.id));
    if (first === undefined) throw new Error('There is no entry.');
    const { id, ...entry } = first;
    await api.db.write(async (tx) => {
      const copies = Array.from({ length: warningsListed + 5 }, () => entry);
      const added = await tx
        .insert(auditEntries)
        .values(copies)
        .returning({ entryId: auditEntries.id });
      await tx.insert(warnings).values(added.map(({ entryId }) => ({ userId: 1, entryId })));
    });
    const listed = await seenBy(api, owner);
    expect(listed).toHaveLength(warningsListed);
    expect(listed[0]).toMatchObject({ all_data: warningsListed + 6 });
    const ids = listed.map(({ id }) => id);
    await send(owner, 'POST', '/api/warnings/seen', { ids });
    expect((await seenBy(api, owner))[0]).toMatchObject({ all_data: 6 });
  });

  it('of a removed factor is told to its owner, who removes it, another admin or the console', async () => {
    const { api, owner, siti, send } = await setUp();
    await addTotp(api, siti);
    await api.db.write((tx) => tx.delete(warnings).execute());
    expect((await send(owner, 'DELETE', '/api/users/2/factors')).status).toBe(200);
    expect(await seenBy(api, await api.signIn('siti'))).toMatchObject([
      { username: 'admin', label: 'siti', after: { totp: false }, undo: null },
    ]);
    await api.db.write((tx) => tx.delete(warnings).execute());
    const now = await api.signIn('siti');
    await addTotp(api, now);
    expect((await send(now, 'DELETE', '/api/profile/totp')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const [removed] = await seenBy(api, await api.signIn('siti'));
    expect(removed).toMatchObject({ username: 'siti', after: { totp: false } });
  });

  it('is not about the own account that was just made, and not for inactive accounts', async () => {
    const { api, owner, send } = await setUp();
    const isSiti = eq(users.username, 'siti');
    await api.db.write((tx) => tx.update(users).set({ status: false }).where(isSiti).execute());
    const account = { username: 'baru', password: 'kuda terbang tinggi', website_id: 1 };
    await send(owner, 'POST', '/api/users/', account);
    expect(await seenBy(api, await api.signIn('baru', account.password))).toEqual([]);
    const told = await api.db.read.select({ userId: warnings.userId }).from(warnings);
    expect(told.map(({ userId }) => userId)).not.toContain(2);
  });
});
