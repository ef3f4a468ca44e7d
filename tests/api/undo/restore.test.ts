import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditEntity } from '../../../api/contract/audit.ts';
import type { PublicFaq } from '../../../api/contract/public-api.ts';
import {
  auditSnapshots,
  faqs,
  images,
  users,
  websiteLinks,
  websites,
} from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { ageAudit } from '../age-audit.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { pictureFile } from '../picture-file.ts';
import { said } from '../test-api.ts';

const site = valid.website();

async function setUp() {
  const writer = await createFaqWriter();
  const { api, send, add, trail, undo } = writer;
  const lastDeletion = async (entity: AuditEntity) => {
    const [entry] = (await trail()).filter((of) => of.action === 'delete' && of.entity === entity);
    if (entry === undefined) throw new Error('nothing was deleted');
    return entry;
  };
  const addAccount = (username: string) =>
    send('POST', '/api/users', { json: { username, password: 'kata-sandi-budi', website_id: 2 } });
  return {
    ...writer,
    lastDeletion,
    addAccount,
    addWebsite: () => send('POST', '/api/websites', { json: site }),
    /** Adds website 2 with two FAQs, a link and two accounts. Returns the FAQ at the top. */
    async addFilledWebsite(): Promise<number> {
      await send('POST', '/api/websites', { json: site });
      const root = await add({ website_id: '2', image: await pictureFile('red') });
      await add({ website_id: '2', parent_id: String(root) });
      const link = { link: 'a.example', website_id: 2 };
      await send('POST', '/api/livechatwebsitelinks', { json: link });
      for (const username of ['budi', 'sari']) await addAccount(username);
      return root;
    },
    move: (id: number, parentId: number | '') => writer.edit(id, { parent_id: `${parentId}` }),
    restore: async (entity: AuditEntity) => await undo((await lastDeletion(entity)).id),
    rows: () => api.db.read.select().from(faqs).orderBy(faqs.id),
    shown: async (websiteId = 1): Promise<PublicFaq[]> =>
      (await api.send('GET', `/faqs/${websiteId}`)).json,
  };
}

type Api = Awaited<ReturnType<typeof setUp>>['api'];

/** Reads all rows that a deletion may change. */
async function stateOf({ db: { read } }: Api) {
  return {
    websites: await read.select().from(websites),
    faqs: await read.select().from(faqs).orderBy(faqs.id),
    links: await read.select().from(websiteLinks),
    users: await read.select().from(users),
    images: await read.select({ name: images.name }).from(images).orderBy(images.name),
  };
}

describe('undoing a deletion', () => {
  describe('happy', () => {
    it('restores a FAQ branch as it was, and visitors see it immediately', async () => {
      const { api, add, remove, restore, lastDeletion, shown, trail } = await setUp();
      const root = await add({ question: 'Akar', image: await pictureFile('red') });
      const child = await add({ question: 'Anak', parent_id: String(root), answer: 'A\nB' });
      await add({
        question: 'Cucu',
        parent_id: String(child),
        image: await pictureFile('blue'),
      });
      await add({ question: 'Tetangga' });
      const [state, tree] = [await stateOf(api), await shown()];
      await remove(root);
      expect(await shown()).toHaveLength(1);
      const deletion = await lastDeletion('faq');
      expect(deletion).toMatchObject({
        label: 'Akar',
        removed: { faqs: 3, links: 0, users: 0 },
        undo: 'possible',
      });
      expect(await restore('faq')).toEqual({
        status: 200,
        json: {
          message: '3 FAQ berhasil dipulihkan.',
          entity: 'faq',
          entity_id: root,
          website_id: 1,
        },
      });
      expect(await stateOf(api)).toEqual(state);
      expect(await shown()).toEqual(tree);
      expect((await trail())[0]).toMatchObject({
        action: 'restore',
        entity: 'faq',
        entity_id: root,
        label: 'Akar',
        before: null,
        after: deletion.before,
        restores: deletion.id,
        undo: null,
      });
      expect((await lastDeletion('faq')).undo).toBe('done');
      const saved = eq(auditSnapshots.entryId, deletion.id);
      expect(await api.db.read.$count(auditSnapshots, saved)).toBe(0);
      for (const { image } of tree.filter(({ image }) => image !== null)) {
        expect((await api.call(`/faqs/image/${image}`)).status).toBe(200);
      }
      await expectIntactTree(api.db, 1);
    });

    it('restores a website with its FAQs, images, links and accounts', async () => {
      const { api, send, addFilledWebsite, restore, shown } = await setUp();
      await addFilledWebsite();
      const [state, tree] = [await stateOf(api), await shown(2)];
      await send('DELETE', '/api/websites/2');
      expect((await api.call('/faqs/2')).status).toBe(404);
      expect(await restore('website')).toEqual({
        status: 200,
        json: {
          message: 'Website berhasil dipulihkan.',
          entity: 'website',
          entity_id: 2,
          website_id: 2,
        },
      });
      expect(await stateOf(api)).toEqual(state);
      expect(await shown(2)).toEqual(tree);
    });

    it('restores no account and no session, and changes no account that has another website', async () => {
      const { api, send, addWebsite, addAccount, restore } = await setUp();
      await addWebsite();
      for (const username of ['budi', 'sari']) await addAccount(username);
      await send('DELETE', '/api/websites/2');
      await send('DELETE', '/api/users/2');
      await api.db.write((tx) => tx.update(users).set({ websiteId: 1 }).where(eq(users.id, 3)));
      const snapshots = JSON.stringify(await api.db.read.select().from(auditSnapshots));
      expect(snapshots).toContain('userIds\\":[2,3]');
      expect(snapshots).not.toMatch(/budi|argon2/);
      expect((await restore('website')).status).toBe(200);
      const accounts = (await stateOf(api)).users.map(({ id, websiteId }) => [id, websiteId]);
      expect(accounts).toEqual([
        [1, null],
        [3, 1],
      ]);
    });

    it('restores below the parent, wherever the parent is now', async () => {
      const { api, add, move, remove, restore, rows } = await setUp();
      const parent = await add({ question: 'Induk' });
      const branch = await add({ question: 'Cabang', parent_id: String(parent) });
      await add({ question: 'Daun', parent_id: String(branch) });
      const home = await add({ question: 'Rumah' });
      await remove(branch);
      await move(parent, home);
      expect((await restore('faq')).status).toBe(200);
      await expectIntactTree(api.db, 1);
      expect((await rows()).map(({ parentId }) => parentId)).toEqual([home, parent, branch, null]);
    });

    it.each<{ entity: 'faq' | 'link' | 'website'; message: string }>([
      { entity: 'faq', message: '2 FAQ berhasil dipulihkan.' },
      { entity: 'link', message: 'Link berhasil dipulihkan.' },
      { entity: 'website', message: 'Website berhasil dipulihkan.' },
    ])('restores a deleted $entity that an older server recorded', async (expected) => {
      const { api, send, addFilledWebsite, lastDeletion, restore } = await setUp();
      const root = await addFilledWebsite();
      const state = await stateOf(api);
      const { entity, message } = expected;
      const paths = { faq: `faqs/${root}`, link: 'livechatwebsitelinks/1', website: 'websites/2' };
      const faqRows = await api.db.read.select().from(faqs).orderBy(faqs.path);
      const [, website] = await api.db.read.select().from(websites).orderBy(websites.id);
      const links = await api.db.read.select().from(websiteLinks);
      const stored = {
        faq: { faqs: faqRows, links: [], userIds: [] },
        link: { faqs: [], links, userIds: [] },
        website: { website, faqs: faqRows, links, userIds: [2, 3] },
      };
      await send('DELETE', `/api/${paths[entity]}`);
      const ofEntry = eq(auditSnapshots.entryId, (await lastDeletion(entity)).id);
      const rows = JSON.stringify(stored[entity]);
      await api.db.write((tx) => tx.update(auditSnapshots).set({ rows }).where(ofEntry));
      expect((await restore(entity)).json.message).toBe(message);
      expect(await stateOf(api)).toEqual(state);
    });

    it('restores before its former next sibling when its position is taken', async () => {
      const { send, add, remove, restore, shown } = await setUp();
      const first = await add();
      const second = await add();
      const third = await add();
      await remove(second);
      for (const before of [third, first]) {
        const added = await add();
        await send('PUT', `/api/faqs/${added}/place`, {
          json: { parent_id: null, before_id: before },
        });
      }
      const order = (await shown()).map(({ id }) => id);
      expect((await restore('faq')).status).toBe(200);
      order.splice(order.indexOf(third), 0, second);
      expect((await shown()).map(({ id }) => id)).toEqual(order);
    });

    it('restores to the last place among its siblings when its place is taken', async () => {
      const { api, add, move, remove, restore, shown } = await setUp();
      const first = await add({ question: 'Satu' });
      const second = await add({ question: 'Dua' });
      const leaf = await add({ question: 'Daun', parent_id: String(second) });
      await remove(second);
      const third = await add({ question: 'Tiga' });
      expect((await restore('faq')).status).toBe(200);
      await expectIntactTree(api.db, 1);
      expect((await shown()).map(({ id }) => id)).toEqual([first, third, second, leaf]);
      expect((await move(first, leaf)).status).toBe(200);
      await expectIntactTree(api.db, 1);
    });

    it('restores a child after its parent, each with its own entry', async () => {
      const { api, send, add, remove, trail } = await setUp();
      const parent = await add({ question: 'Induk' });
      const child = await add({ question: 'Anak', parent_id: String(parent) });
      const state = await stateOf(api);
      await remove(child);
      await remove(parent);
      const [ofParent, ofChild] = (await trail()).filter((of) => of.action === 'delete');
      const early = await send('POST', `/api/audit/${ofChild?.id}/restore`);
      expect(early).toEqual(
        said(
          409,
          'Pertanyaan induknya sudah tidak ada. Pulihkan pertanyaan induk itu terlebih dahulu.',
        ),
      );
      expect((await send('POST', `/api/audit/${ofParent?.id}/restore`)).status).toBe(200);
      expect((await send('POST', `/api/audit/${ofChild?.id}/restore`)).status).toBe(200);
      expect(await stateOf(api)).toEqual(state);
    });

    it('is possible for 90 days, for which the images are stored', async () => {
      const { api, add, edit, remove, restore, lastDeletion, trail, undo } = await setUp();
      const savedImages = () => api.db.read.$count(images);
      await remove(await add({ image: await pictureFile('red') }));
      const shared = await add({ image: await pictureFile('blue') });
      await remove(await add({ image: await pictureFile('blue') }));
      const edited = await edit(shared, { remove_image: 'true' });
      await edit(shared, { image: await pictureFile('blue') });
      await ageAudit(api.db, 89.9);
      expect(await savedImages()).toBe(2);
      expect((await trail())[0]?.undo).toBe('possible');
      await ageAudit(api.db, 90.1);
      expect(await savedImages()).toBe(1);
      expect((await trail()).map(({ undo }) => undo ?? 'expired')).not.toContain('possible');
      expect((await lastDeletion('faq')).undo).toBe('expired');
      expect(await undo(edited.json.undo_id)).toEqual(
        said(409, 'Perubahan hanya dapat diurungkan selama 90 hari.'),
      );
      expect(await restore('faq')).toEqual(
        said(409, 'Data yang dihapus hanya dapat dipulihkan selama 90 hari.'),
      );
      await remove(shared);
      expect(await savedImages()).toBe(1);
      expect((await restore('faq')).status).toBe(200);
    });
  });

  describe('error', () => {
    it('works once', async () => {
      const { send, add, remove, lastDeletion, shown } = await setUp();
      await remove(await add());
      const path = `/api/audit/${(await lastDeletion('faq')).id}/restore`;
      const responses = await Promise.all([1, 2, 3].map(() => send('POST', path)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await send('POST', path)).toEqual(said(409, 'Data ini sudah dipulihkan.'));
      expect(await shown()).toHaveLength(1);
    });

    it('is refused while the website is deleted', async () => {
      const { send, add, addWebsite, remove, restore } = await setUp();
      await addWebsite();
      const json = { link: 'a.example', website_id: 2 };
      await send('POST', '/api/livechatwebsitelinks', { json });
      await send('DELETE', '/api/livechatwebsitelinks/1');
      await remove(await add({ website_id: '2' }));
      await send('DELETE', '/api/websites/2');
      const gone = said(409, 'Website-nya sudah tidak ada. Pulihkan website itu terlebih dahulu.');
      expect(await restore('link')).toEqual(gone);
      expect(await restore('faq')).toEqual(gone);
      expect((await restore('website')).status).toBe(200);
      expect((await restore('link')).status).toBe(200);
      expect((await restore('faq')).status).toBe(200);
    });

    it('creates no second link with the same address', async () => {
      const { api, send, restore } = await setUp();
      const path = '/api/livechatwebsitelinks';
      await send('POST', path, { json: { link: 'a.example' } });
      await send('DELETE', `${path}/1`);
      await send('POST', path, { json: { link: 'https://a.example/' } });
      expect(await restore('link')).toEqual(said(409, 'Link sudah terdaftar untuk website ini.'));
      expect((await stateOf(api)).links).toHaveLength(1);
    });

    it('creates no tree that is too deep', async () => {
      const { api, add, move, remove, restore } = await setUp();
      const parent = await add();
      let leaf = await add({ parent_id: String(parent) });
      const branch = leaf;
      for (let n = 0; n < 3; n += 1) leaf = await add({ parent_id: String(leaf) });
      let deep = await add();
      for (let level = 2; level <= 28; level += 1) {
        deep = await add({ parent_id: String(deep) });
      }
      await remove(branch);
      expect((await move(parent, deep)).status).toBe(200);
      const { status, json } = await restore('faq');
      expect({ status, message: json.message }).toEqual({
        status: 409,
        message: 'Pohon FAQ maksimal 32 tingkat.',
      });
      await expectIntactTree(api.db, 1);
      await move(parent, '');
      expect((await restore('faq')).status).toBe(200);
    });

    it('is not offered for a sign-in or an unknown entry', async () => {
      const { send, trail } = await setUp();
      const [signIn] = await trail();
      expect(signIn).toMatchObject({ action: 'sign-in', undo: null });
      expect((await send('POST', `/api/audit/${signIn?.id}/restore`)).status).toBe(409);
      for (const id of ['99', '0', 'x']) {
        expect(await send('POST', `/api/audit/${id}/restore`)).toEqual(
          said(404, 'Riwayat tidak ditemukan.'),
        );
      }
    });

    it('saves nothing when it fails', async () => {
      const { api, add, remove, restore, lastDeletion } = await setUp();
      const root = await add();
      const child = await add({ parent_id: String(root) });
      await remove(root);
      // One row cannot be inserted because another row has its id.
      const stamp = { lastEditedAt: '', lastEditedBy: '' };
      const row = { id: child, websiteId: 1, question: 'X', position: 9, path: '0000009/' };
      await api.db.write((tx) => tx.insert(faqs).values({ ...row, ...stamp }));
      const state = await stateOf(api);
      expect((await restore('faq')).status).toBe(500);
      expect(api.loggedErrors).toHaveLength(1);
      expect(await stateOf(api)).toEqual(state);
      expect((await lastDeletion('faq')).undo).toBe('possible');
    });
  });

  describe('security', () => {
    it('writes no column that an undo may not write, whatever is stored', async () => {
      const { api, send, trail } = await setUp();
      await send('POST', '/api/websites', { json: site });
      await send('PUT', '/api/websites/2', { json: { ...site, name: 'Tiga' } });
      const [entry] = await trail();
      const ofEntry = eq(auditSnapshots.entryId, entry?.id ?? 0);
      const before = { name: 'Empat', isLibrary: true };
      const step = { type: 'row', table: 'websites', id: 2, before, after: { name: 'Tiga' } };
      const rows = JSON.stringify({ steps: [step] });
      await api.db.write((tx) => tx.update(auditSnapshots).set({ rows }).where(ofEntry));
      expect((await send('POST', `/api/audit/${entry?.id}/restore`)).status).toBe(200);
      const [, website] = await api.db.read.select().from(websites).orderBy(websites.id);
      expect(website).toMatchObject({ name: 'Empat', isLibrary: false });
    });
  });
});
