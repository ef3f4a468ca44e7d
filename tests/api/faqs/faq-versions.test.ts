import { describe, expect, it, vi } from 'vitest';
import { consoleActor } from '../../../api/audit-log/actor.ts';
import { createAuditedDatabase } from '../../../api/audit-log/audited-database.ts';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import { auditFaqs, faqs } from '../../../api/db/schema.ts';
import { editFaqs } from '../../../api/faqs/writes/edit-faqs.ts';
import { valid } from '../../tools/valid.ts';
import { ageAudit } from '../age-audit.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { pictureFile } from '../picture-file.ts';

/** Creates the API with functions that request versions. */
async function createVersions() {
  const writer = await createFaqWriter();
  const { send, api } = writer;
  return {
    ...writer,
    /** Reads the entries of one FAQ, newest first. */
    entriesOf: async (id: number): Promise<AuditEntry[]> =>
      (await send('GET', `/api/audit/100/1?faq=${id}`)).json,
    find: (id: number, entry: number, side = 'after') =>
      send('GET', `/api/faqs/${id}/versions/${entry}?side=${side}`),
    bringBack: (id: number, entry: number, json: object = {}, as?: string) =>
      send('PUT', `/api/faqs/${id}/versions/${entry}`, { json }, as),
    /** Writes all FAQs of the website at once. */
    answerAll: (answer: string) =>
      createAuditedDatabase(api.db).write(consoleActor, async (change) => {
        const rows = await change.tx.select().from(faqs).orderBy(faqs.path);
        const edited = await editFaqs(
          change,
          rows.map((row) => ({ row, content: { answer } })),
        );
        return await change.record({
          action: 'update',
          entity: 'faq',
          entityId: null,
          websiteId: 1,
          label: 'Semua',
          undo: [{ type: 'faqs', websiteId: 1, edited }],
        });
      }),
  };
}

describe('the versions of a FAQ', () => {
  it('are its entries, the newest first, each with the content after it', async () => {
    const { add, edit, place, entriesOf } = await createVersions();
    const other = await add({ question: 'Lain' });
    const id = await add({ question: 'Satu', answer: 'a' });
    await edit(id, { question: 'Dua', answer: 'b' });
    await place(id, { parent_id: null, before_id: other });
    const entries = await entriesOf(id);
    expect(entries.map(({ action }) => action)).toEqual(['move', 'update', 'create']);
    expect(entries[1]?.after).toMatchObject({ question: 'Dua', answer: 'b' });
    expect(entries[2]?.after).toMatchObject({ question: 'Satu', answer: 'a' });
    expect(entries.map((entry) => [entry.current_label, entry.all_data])).toEqual(
      entries.map(() => ['Dua', 3]),
    );
  });

  it('include a write of many FAQs and its undo, each with the texts of this FAQ', async () => {
    const { add, entriesOf, answerAll, undo, trail } = await createVersions();
    const one = await add({ question: 'Satu', answer: 'a' });
    const two = await add({ question: 'Dua', answer: 'b' });
    const entryId = await answerAll('sama');
    const [all] = await trail();
    expect(all).toMatchObject({ entity_id: null, current_label: null, before: null, after: null });
    for (const [id, question, answer] of [
      [one, 'Satu', 'a'],
      [two, 'Dua', 'b'],
    ] as const) {
      expect((await entriesOf(id))[0]).toMatchObject({
        id: entryId,
        current_label: question,
        before: { question, answer },
        after: { question, answer: 'sama' },
        undo: 'possible',
      });
    }
    expect((await undo(entryId)).status).toBe(200);
    expect((await entriesOf(two))[0]).toMatchObject({
      action: 'restore',
      before: { question: 'Dua', answer: 'sama' },
      after: { question: 'Dua', answer: 'b' },
    });
  });

  it('contain, after an undo, also later changes of others', async () => {
    const { add, edit, undo, entriesOf } = await createVersions();
    const id = await add({ question: 'Lama', answer: 'a' });
    const { json } = await edit(id, { question: 'Baru', answer: 'a' });
    await edit(id, { question: 'Baru', answer: 'b' });
    await undo(json.undo_id);
    expect((await entriesOf(id))[0]?.after).toMatchObject({ question: 'Lama', answer: 'b' });
  });

  it('include the deletion with its branch, and its undo', async () => {
    const { add, remove, undo, entriesOf } = await createVersions();
    const root = await add({ question: 'Akar' });
    const leaf = await add({ question: 'Daun', parent_id: `${root}` });
    const { json } = await remove(root);
    const [deletion] = await entriesOf(leaf);
    expect(deletion).toMatchObject({
      id: json.undo_id,
      action: 'delete',
      label: 'Akar',
      current_label: null,
      before: null,
      undo: 'possible',
    });
    await undo(json.undo_id);
    expect((await entriesOf(leaf))[0]).toMatchObject({
      action: 'restore',
      current_label: 'Daun',
      after: { question: 'Daun', parent_id: root },
    });
  });

  it('are deleted with their entries, a few hundred rows at a time', async () => {
    const { api, add, answerAll } = await createVersions();
    await add();
    const entryId = await answerAll('sama');
    const more = Array.from({ length: 450 }, (_, index) => ({ entryId, faqId: 1000 + index }));
    await api.db.write((tx) => tx.insert(auditFaqs).values(more));
    await ageAudit(api.db, 700);
    const count = () => api.db.read.$count(auditFaqs);
    expect(await count()).toBe(451);
    const counts = [451];
    const write = api.db.write.bind(api.db);
    vi.spyOn(api.db, 'write').mockImplementation(async (work) => {
      const result = await write(work);
      counts.push(await count());
      return result;
    });
    await ageAudit(api.db, 731);
    const deleted = counts.slice(1).map((left, index) => (counts[index] ?? 0) - left);
    expect(Math.max(...deleted)).toBe(200);
    expect(await count()).toBe(0);
  });
});

describe('bringing back a version', () => {
  describe('happy', () => {
    it('restores question, answer and image but not the place, and visitors read it', async () => {
      const { api, add, edit, place, trail, bringBack, find, shown, state } =
        await createVersions();
      const parent = await add({ question: 'Induk' });
      const id = await add({ question: 'Satu', answer: 'a', image: await pictureFile('red') });
      const [created] = await trail();
      await edit(id, { question: 'Dua', answer: 'b', image: await pictureFile('blue') });
      await place(id, { parent_id: parent, before_id: null });
      await shown();
      const found = await find(id, created?.id ?? 0);
      const { question, answer, image } = created?.after ?? {};
      expect(found.json).toMatchObject({
        question,
        answer,
        image,
        image_gone: false,
        at: created?.at,
        current: { question: 'Dua', version: 3 },
      });
      const { status, json } = await bringBack(id, created?.id ?? 0, { version: 3 });
      expect({ status, message: json.message }).toEqual({
        status: 200,
        message: 'Versi FAQ berhasil dipulihkan.',
      });
      expect((await shown())[1]).toMatchObject({ question, answer, image, parent_id: parent });
      expect((await api.call(`/faqs/image/${image}`)).status).toBe(200);
      expect((await state()).faqs[1]).toMatchObject({ version: 4, lastEditedBy: 'admin' });
      await expectIntactTree(api.db, 1);
    });

    it('is recorded as an edit with the time of the version, and can be undone', async () => {
      const { add, edit, trail, undo, bringBack, shown } = await createVersions();
      const id = await add({ question: 'Satu' });
      const [created] = await trail();
      await edit(id, { question: 'Dua' });
      const { json } = await bringBack(id, created?.id ?? 0);
      const [entry] = await trail();
      expect(entry).toMatchObject({
        id: json.undo_id,
        action: 'update',
        entity_id: id,
        label: 'Satu',
        before: { question: 'Dua' },
        after: { question: 'Satu', version_after: created?.at },
        undo: 'possible',
      });
      expect((await undo(json.undo_id)).status).toBe(200);
      expect(await shown()).toMatchObject([{ question: 'Dua' }]);
    });

    it('restores the content before the oldest entry, and the content after a write of many FAQs', async () => {
      const { api, add, edit, answerAll, trail, bringBack, shown } = await createVersions();
      const id = await add({ question: 'Satu', answer: 'a' });
      await ageAudit(api.db, 731);
      const many = await answerAll('semua');
      await edit(id, { question: 'Dua', answer: 'b' });
      expect((await bringBack(id, many)).status).toBe(200);
      expect(await shown()).toMatchObject([{ question: 'Satu', answer: 'semua' }]);
      expect((await bringBack(id, many, { side: 'before' })).status).toBe(200);
      expect(await shown()).toMatchObject([{ question: 'Satu', answer: 'a' }]);
      expect((await trail())[0]?.after).toHaveProperty('version_before');
    });

    it('leaves out an image that is no longer stored, and says so', async () => {
      const { api, add, edit, trail, find, bringBack, shown } = await createVersions();
      const id = await add({ question: 'Satu', image: await pictureFile('red') });
      const [created] = await trail();
      await edit(id, { question: 'Dua', image: await pictureFile('blue') });
      await ageAudit(api.db, 91);
      expect((await find(id, created?.id ?? 0)).json).toMatchObject({
        image: null,
        image_gone: true,
      });
      const { status, json } = await bringBack(id, created?.id ?? 0);
      expect({ status, message: json.message }).toEqual({
        status: 200,
        message: 'Versi FAQ berhasil dipulihkan tanpa gambarnya, yang sudah tidak disimpan.',
      });
      expect(await shown()).toMatchObject([{ question: 'Satu', image: null }]);
    });

    it('writes nothing when the FAQ has this content already', async () => {
      const { add, trail, bringBack, state } = await createVersions();
      const id = await add({ question: 'Satu' });
      const [created] = await trail();
      const before = await state();
      expect(await bringBack(id, created?.id ?? 0)).toEqual({
        status: 200,
        json: { message: 'Isi FAQ sudah sama dengan versi itu.', undo_id: null },
      });
      expect([await state(), (await trail()).length]).toEqual([before, 2]);
    });
  });

  describe('error', () => {
    it('responds to an old version of the row with 409 and the current row', async () => {
      const { add, edit, trail, bringBack, shown } = await createVersions();
      const id = await add({ question: 'Satu' });
      const [created] = await trail();
      await edit(id, { question: 'Dua' });
      const { status, json } = await bringBack(id, created?.id ?? 0, { version: 1 });
      expect({ status, current: json.current }).toMatchObject({
        status: 409,
        current: { id, question: 'Dua', version: 2 },
      });
      expect(await shown()).toMatchObject([{ question: 'Dua' }]);
    });

    it('refuses the entry of another FAQ, of another website and of another kind of row', async () => {
      const { send, add, place, trail, find, bringBack } = await createVersions();
      const site = valid.website();
      const { json: website } = await send('POST', '/api/websites', { json: site });
      const id = await add({ question: 'Satu' });
      const other = await add({ question: 'Dua', website_id: `${website.id}` });
      await add({ question: 'Tiga' });
      await place(id, { parent_id: null, before_id: null });
      for (const entry of await trail()) {
        if (entry.entity_id === id && entry.action === 'create') continue;
        for (const side of ['before', 'after']) {
          const refused = { status: 404, json: { message: expect.stringMatching(/^Versi ini/) } };
          expect(await find(id, entry.id, side)).toEqual(refused);
          expect(await bringBack(id, entry.id, { side })).toEqual(refused);
        }
      }
      const [entry] = (await trail()).filter(({ entity_id }) => entity_id === other);
      expect((await bringBack(other, entry?.id ?? 0)).status).toBe(200);
    });

    it('refuses a FAQ that is deleted, until its deletion is undone', async () => {
      const { add, edit, remove, undo, entriesOf, find, bringBack, shown } = await createVersions();
      const id = await add({ question: 'Satu' });
      await edit(id, { question: 'Dua' });
      const { json } = await remove(id);
      const created = (await entriesOf(id)).at(-1)?.id ?? 0;
      const gone = { status: 404, json: { message: 'FAQ tidak ditemukan.' } };
      expect([await find(id, created), await bringBack(id, created)]).toEqual([gone, gone]);
      await undo(json.undo_id);
      expect((await bringBack(id, created)).status).toBe(200);
      expect(await shown()).toMatchObject([{ question: 'Satu' }]);
    });

    it.each([
      [{ side: 'between' }, 'side'],
      [{ version: 'x' }, 'version'],
    ])('refuses %j', async (json, field) => {
      const { add, bringBack } = await createVersions();
      const response = await bringBack(await add(), 2, json);
      expect([response.status, Object.keys(response.json.fields)]).toEqual([400, [field]]);
    });
  });
});
