import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { purgeAudit } from '../../../api/audit/purge-audit.ts';
import { consoleActor } from '../../../api/audit-log/actor.ts';
import { createAuditedDatabase } from '../../../api/audit-log/audited-database.ts';
import { createFirstAdmin } from '../../../api/auth/create-first-admin.ts';
import { adminCommand } from '../../../api/cli/admin-command.ts';
import { whitelistCommand } from '../../../api/cli/whitelist-command.ts';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import { auditEntries, users, websites } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { createTestDatabase, said, strangerIp } from '../test-api.ts';

async function setUp() {
  const writer = await createFaqWriter();
  const { api, send } = writer;
  return {
    ...writer,
    trail: async (query = '', page = '100/1', as?: string): Promise<AuditEntry[]> =>
      (await send('GET', `/api/audit/${page}${query}`, {}, as)).json,
    everything: async () => JSON.stringify(await api.db.read.select().from(auditEntries)),
  };
}

// `people/proof.test.ts` shows that every write is in it.
describe('the audit trail', () => {
  describe('happy', () => {
    it('has a row’s fields before and after an edit', async () => {
      const { add, edit, remove, trail } = await setUp();
      await add({ question: 'A', answer: 'Satu' });
      await edit(22, { question: 'B', answer: 'Satu' });
      await remove(22);
      const a = { question: 'A', answer: 'Satu', image: null, parent_id: null, version: 1 };
      const b = { ...a, question: 'B', version: 2 };
      const of = { entity: 'faq', entity_id: 22, website_id: 1, restores: null };
      const kept = { removed: null, undo: 'possible' };
      expect((await trail('?entity=faq')).map(({ id, at, ...entry }) => entry)).toMatchObject([
        {
          ...of,
          action: 'delete',
          label: 'B',
          before: b,
          after: null,
          removed: { faqs: 1, links: 0, users: 0 },
          undo: 'possible',
        },
        { ...of, action: 'update', label: 'B', before: a, after: b, ...kept },
        { ...of, action: 'create', label: 'A', before: null, after: a, ...kept },
      ]);
    });

    it('has successful sign-ins, refused sign-ins and sign-outs', async () => {
      const { api, send, trail } = await setUp();
      const login = (username: string) =>
        api.call('/login', { method: 'POST', json: { username, password: 'salah-salah' } });
      await login('ADMIN');
      await login('kata-sandi-budi');
      await send('POST', '/logout');
      const again = await api.signIn();
      expect(
        (await trail('', '100/1', again))
          .slice(1)
          .map(({ action, user_id, username, entity_id, label }) => ({
            action,
            user_id,
            username,
            entity_id,
            label,
          })),
      ).toEqual([
        { action: 'sign-out', user_id: 1, username: 'admin', entity_id: 1, label: 'admin' },
        { action: 'sign-in-refused', user_id: null, username: '', entity_id: null, label: '' },
        {
          action: 'sign-in-refused',
          user_id: null,
          username: 'admin',
          entity_id: 1,
          label: 'admin',
        },
        { action: 'sign-in', user_id: 1, username: 'admin', entity_id: 1, label: 'admin' },
      ]);
    });

    it('has writes of the console and of the server itself', async () => {
      const { api, trail } = await setUp();
      await adminCommand.run(api.db, ['create', 'Budi']);
      await adminCommand.run(api.db, ['reset-password', 'Budi']);
      await whitelistCommand.run(api.db, ['add', strangerIp]);
      await whitelistCommand.run(api.db, ['add', strangerIp]);
      await whitelistCommand.run(api.db, ['remove', strangerIp]);
      const lines = (await trail('?user=console')).map(({ action, label, user_id, address }) => [
        action,
        label,
        user_id,
        address,
      ]);
      expect(lines).toEqual([
        ['delete', strangerIp, null, null],
        ['create', strangerIp, null, null],
        ['update', 'Budi', null, null],
        ['create', 'Budi', null, null],
      ]);

      const db = await createTestDatabase();
      await db.write((tx) => tx.delete(users));
      await createFirstAdmin(db, 'pertama', undefined);
      expect(await db.read.select().from(auditEntries)).toMatchObject([
        { action: 'create', username: 'system', label: 'pertama', address: null },
      ]);
    });

    it('can be searched by words, and names the parents of FAQs', async () => {
      const { add, remove, send, trail } = await setUp();
      const parent = await add({ question: 'Deposit' });
      const answer = 'Jum’at\u00a0100% aman';
      const child = await add({ question: 'Minimal setoran', answer, parent_id: `${parent}` });
      const labels = async (query: string) => (await trail(query)).map(({ label }) => label);
      expect(await labels('?q=MINIMAL+aman')).toEqual(['Minimal setoran']);
      const phrase = encodeURIComponent(`"jum'at 100%"`);
      expect(await labels(`?q=${phrase}`)).toEqual(['Minimal setoran']);
      // These signs are no wildcards.
      expect(await labels('?q=100%25')).toEqual(['Minimal setoran']);
      expect(await labels('?q=1%250')).toEqual([]);
      expect(await labels('?q=minim_l')).toEqual([]);
      // Names of fields are not searched.
      expect(await labels('?q=version')).toEqual([]);
      expect((await trail('?q=minimal'))[0]?.parents).toEqual({ [parent]: 'Deposit' });
      // A write of many FAQs is found by the texts of each of them.
      const other = await add({ question: 'Keluar', answer: '100% rahasia' });
      const words = { find: '100%', replacement: 'pasti', match_case: false, whole_word: false };
      const faqs = [child, other].map((id) => ({ id, version: 1, fields: ['answer'] }));
      await send('POST', '/api/faqs/replace', { json: { ...words, website_ids: [1], faqs } });
      expect((await trail('?q=pasti+aman')).map(({ action }) => action)).toEqual(['replace']);
      await remove(parent);
      expect((await trail('?q=minimal&action=create'))[0]?.parents).toEqual({});
    });

    it('can be filtered by person, entity, action, website and time', async () => {
      const { api, send, add, remove, signInOther, trail } = await setUp();
      await send('POST', '/api/websites', { json: valid.website() }, await signInOther());
      await add({ website_id: '2' });
      await add();
      await remove(22);
      const times = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'];
      const all = await trail();
      expect(all).toHaveLength(6);
      await api.db.write(async (tx) => {
        for (const [index, day] of times.entries()) {
          const at = `${day}T17:00:00.000Z`;
          await tx
            .update(auditEntries)
            .set({ at })
            .where(eq(auditEntries.id, index + 1));
        }
      });
      const ids = async (query: string) => (await trail(query)).map(({ id }) => id);
      expect(await ids('')).toEqual([6, 5, 4, 3, 2, 1]);
      expect(await ids('?user=BUDI')).toEqual([3, 2]);
      expect(await ids('?entity=faq')).toEqual([6, 5, 4]);
      expect(await ids('?entity=faq&action=create')).toEqual([5, 4]);
      expect(await ids('?website=2')).toEqual([6, 4, 3]);
      expect(await ids('?user=admin&entity=faq&website=2&action=delete')).toEqual([6]);
      expect(await ids('?from=2026-01-03T17:00:00Z')).toEqual([6, 5, 4, 3]);
      expect(await ids('?to=2026-01-03T17:00:00Z')).toEqual([2, 1]);
      // Midnight in Jakarta.
      const day = '?from=2026-01-03T00:00:00%2B07:00&to=2026-01-04T00:00:00%2B07:00';
      expect(await ids(day)).toEqual([2]);
      expect(await ids('?user=nobody')).toEqual([]);
      expect((await trail('?entity=faq', '1/2')).map(({ id, all_data }) => [id, all_data])).toEqual(
        [[5, 3]],
      );
    });

    it('has the correct total for every filter, after additions and after a purge', async () => {
      const { api, send, add, trail } = await setUp();
      const totals = async () => {
        const filters = ['', '?action=create', '?action=create&website=1', '?user=admin'];
        const pages = await Promise.all(filters.map((filter) => trail(filter, '1/1')));
        return pages.map(([row]) => row?.all_data);
      };
      for (let n = 0; n < 3; n += 1) await add();
      expect(await totals()).toEqual([4, 3, 3, 4]);
      await send('POST', '/api/whitelists', { json: { ip: '203.0.113.7' } });
      expect(await totals()).toEqual([5, 4, 3, 5]);
      const old = new Date(Date.now() - 731 * 86_400_000).toISOString();
      await api.db.write((tx) =>
        tx
          .update(auditEntries)
          .set({ at: old })
          .where(inArray(auditEntries.id, [1, 2])),
      );
      await purgeAudit(api.db, new AbortController().signal);
      expect(await totals()).toEqual([3, 3, 2, 3]);
    });

    it('deletes entries after two years, and not earlier', async () => {
      const { api, add, trail } = await setUp();
      for (let n = 0; n < 3; n += 1) await add();
      const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
      await api.db.write(async (tx) => {
        await tx
          .update(auditEntries)
          .set({ at: days(731) })
          .where(eq(auditEntries.id, 1));
        await tx
          .update(auditEntries)
          .set({ at: days(729) })
          .where(eq(auditEntries.id, 2));
      });
      await purgeAudit(api.db, new AbortController().signal);
      expect((await trail()).map(({ id }) => id)).toEqual([4, 3, 2]);
    });
  });

  describe('error', () => {
    it.each([
      ['?entity=ledger', 'entity', 'Pilihan tidak dikenal.'],
      ['?action=drop', 'action', 'Pilihan tidak dikenal.'],
      ['?website=x', 'website', 'Harus berupa ID yang benar.'],
      ['?from=kemarin', 'from', 'Harus berupa waktu ISO 8601 dengan zona waktu.'],
      ['?to=2026-01-01', 'to', 'Harus berupa waktu ISO 8601 dengan zona waktu.'],
    ])('refuses the filter %s', async (query, field, message) => {
      const { send } = await setUp();
      expect(await send('GET', `/api/audit/100/1${query}`)).toEqual(said(400, message, field));
    });

    it('does not save a write that records nothing', async () => {
      const { api } = await setUp();
      const audited = createAuditedDatabase(api.db);
      const row = { name: 'Dua', livechatLink: 'a', serverIp: 'b' };
      const stamp = { lastEditedAt: '', lastEditedBy: '' };
      const silent = audited.write(consoleActor, ({ tx }) =>
        tx
          .insert(websites)
          .values({ ...row, ...stamp })
          .returning(),
      );
      await expect(silent).rejects.toThrow('A write recorded nothing.');
      expect(await api.db.read.$count(websites)).toBe(1);
    });

    it('does not save the entry of a write that fails afterwards', async () => {
      const { api } = await setUp();
      const before = await api.db.read.$count(auditEntries);
      const failing = createAuditedDatabase(api.db).write(consoleActor, async ({ record }) => {
        await record({ action: 'update', entity: 'user', entityId: 1, websiteId: null, label: '' });
        throw new Error('half way');
      });
      await expect(failing).rejects.toThrow('half way');
      expect(await api.db.read.$count(auditEntries)).toBe(before);
    });
  });

  describe('security', () => {
    it('never contains a password, its hash, or the name typed in a refused sign-in', async () => {
      const { api, send, everything } = await setUp();
      const json = { username: 'Budi', password: 'kata-sandi-budi', website_id: 1 };
      await send('POST', '/api/users', { json });
      await send('PUT', '/api/users/updatepass/2', { json: { password: 'kata-sandi-baru' } });
      const typed = { username: 'salah-ketik-sandi', password: 'percobaan-sandi' };
      await api.call('/login', { method: 'POST', json: typed });
      await send('DELETE', '/api/users/2');
      const text = await everything();
      expect(text).toContain('password_changed');
      for (const secret of ['sandi', 'argon2', 'passwordHash', 'password_hash']) {
        expect(text).not.toContain(secret);
      }
    });

    it('treats SQL in a filter as a name that no account has', async () => {
      const { trail } = await setUp();
      expect(await trail(`?user=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
    });
  });
});
