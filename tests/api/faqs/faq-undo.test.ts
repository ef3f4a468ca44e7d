import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditSnapshots, faqs } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { faqForm } from '../faq-form.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { pictureFile } from '../picture-file.ts';
import { said } from '../test-api.ts';

describe('undoing a write of a FAQ', () => {
  describe('happy', () => {
    it('deletes a created FAQ and its image, also for visitors', async () => {
      const { send, shown, state, undo } = await createFaqWriter();
      const old = await state();
      const body = faqForm({ question: 'Apa?', image: await pictureFile('red') });
      const { json } = await send('POST', '/api/faqs', { body });
      expect(await shown()).toHaveLength(1);
      expect(await undo(json.undo_id)).toEqual({
        status: 200,
        json: {
          message: 'Perubahan berhasil diurungkan.',
          entity: 'faq',
          entity_id: json.id,
          website_id: 1,
        },
      });
      expect(await state()).toEqual(old);
      expect(await shown()).toEqual([]);
    });

    it('increases the version, so that an open form conflicts', async () => {
      const { add, edit, undo, state } = await createFaqWriter();
      const id = await add({ question: 'Lama' });
      await undo((await edit(id, { question: 'Baru' })).json.undo_id);
      expect((await state()).faqs).toMatchObject([{ question: 'Lama', version: 3 }]);
      const stale = await edit(id, { question: 'Terbaru', version: '2' });
      expect(stale.status).toBe(409);
    });

    it('keeps changes of other fields, and the current place of the FAQ', async () => {
      const { add, edit, place, undo, shown } = await createFaqWriter();
      const first = await add({ question: 'Satu' });
      const id = await add({ question: 'Lama', answer: 'Jawaban lama' });
      const { json } = await edit(id, { question: 'Lama', answer: 'Jawaban baru' });
      await edit(id, { question: 'Judul baru', answer: 'Jawaban baru' });
      await place(id, { parent_id: null, before_id: first });
      expect((await undo(json.undo_id)).status).toBe(200);
      expect(await shown()).toMatchObject([
        { question: 'Judul baru', answer: 'Jawaban lama' },
        { question: 'Satu' },
      ]);
    });

    it('can skip the FAQs of a mass change that were edited later', async () => {
      const { send, add, edit, undo, shown, state, trail } = await createFaqWriter();
      const ids = [];
      for (const question of ['Satu', 'Dua', 'Tiga'])
        ids.push(await add({ question, answer: 'Rp10' }));
      const replace = {
        website_ids: [1],
        find: 'Rp10',
        replacement: 'Rp20',
        match_case: true,
        whole_word: true,
      };
      const { faqs } = await state();
      const { json } = await send('POST', '/api/faqs/replace', {
        json: {
          ...replace,
          faqs: faqs.map(({ id, version }) => ({ id, version, fields: ['answer'] })),
        },
      });
      expect(json.message).toMatch(/3/);
      await edit(ids[1] ?? 0, { question: 'Dua', answer: 'Rp30' });
      expect(await undo(json.undo_id)).toEqual({
        status: 409,
        json: {
          message:
            '"Dua" sudah diubah lagi setelah itu, jadi perubahan ini tidak dapat diurungkan.',
          current: { undone: 2, skipped: ['Dua'] },
        },
      });
      expect((await shown()).map((faq) => 'answer' in faq && faq.answer)).toEqual([
        'Rp20',
        'Rp30',
        'Rp20',
      ]);
      const undone = await send('POST', `/api/audit/${json.undo_id}/restore?skip=true`);
      expect(undone.json.message).toBe('2 FAQ diurungkan. Dilewati karena sudah diubah lagi: Dua.');
      expect((await shown()).map((faq) => 'answer' in faq && faq.answer)).toEqual([
        'Rp10',
        'Rp30',
        'Rp10',
      ]);
      expect((await trail())[0]).toMatchObject({ action: 'restore', restores: json.undo_id });
      const versions = await send('GET', `/api/audit/100/1?faq=${ids[1]}`);
      expect(versions.json.map(({ action }: { action: string }) => action)).not.toContain(
        'restore',
      );
    });

    it('of an import can keep a FAQ that was edited later, with its parents', async () => {
      const { send, edit, shown, state } = await createFaqWriter();
      const body = new FormData();
      const text = 'id;parent_id;question\n1;;Induk\n2;1;Anak\n3;;Lain\n';
      body.set('file', new File([text], 'a.csv'));
      body.set('mode', 'append');
      const { json } = await send('POST', '/api/faqs/1/import', { body });
      const { faqs } = await state();
      const child = faqs.find(({ question }) => question === 'Anak');
      await edit(child?.id ?? 0, { question: 'Anak baru', parent_id: `${child?.parentId}` });
      const path = `/api/audit/${json.undo_id}/restore`;
      const refused = await send('POST', path);
      expect(refused.json.current).toEqual({ undone: 1, skipped: ['Anak baru', 'Induk'] });
      expect((await send('POST', `${path}?skip=true`)).status).toBe(200);
      expect((await shown()).map(({ question }) => question)).toEqual(['Induk', 'Anak baru']);
    });

    it('is recorded once, with the fields before and after it', async () => {
      const { add, edit, undo, trail } = await createFaqWriter();
      const id = await add({ question: 'Lama' });
      const edited = await edit(id, { question: 'Baru' });
      await undo(edited.json.undo_id);
      const [undone, edition, creation] = await trail();
      expect(undone).toMatchObject({
        action: 'restore',
        entity_id: id,
        restores: edited.json.undo_id,
        before: { question: 'Baru' },
        after: { question: 'Lama' },
        undo: null,
      });
      expect([edition?.undo, creation?.undo]).toEqual(['done', 'possible']);
      expect(await undo(edited.json.undo_id)).toEqual(said(409, 'Perubahan ini sudah diurungkan.'));
      await undo(creation?.id);
      expect((await trail())[0]).toMatchObject({ before: { question: 'Lama' }, after: null });
    });

    it('is not offered for writes that an older server recorded', async () => {
      const { api, add, undo, trail } = await createFaqWriter();
      await add();
      await api.db.write((tx) => tx.delete(auditSnapshots));
      const [creation] = await trail();
      expect(creation?.undo).toBeNull();
      expect(await undo(creation?.id)).toEqual(said(409, 'Perubahan ini tidak dapat dipulihkan.'));
    });
  });

  describe('error', () => {
    it('changes nothing when the FAQ was edited again', async () => {
      const { add, edit, undo, state, trail } = await createFaqWriter();
      const parent = await add({ question: 'Induk' });
      const id = await add({ question: 'Satu' });
      const { json } = await edit(id, { question: 'Dua', parent_id: String(parent) });
      await edit(id, { question: 'Tiga', parent_id: String(parent) });
      const old = await state();
      expect(await undo(json.undo_id)).toEqual(
        said(
          409,
          '"Tiga" sudah diubah lagi setelah itu, jadi perubahan ini tidak dapat diurungkan.',
        ),
      );
      expect(await state()).toEqual(old);
      expect((await trail())[1]).toMatchObject({ id: json.undo_id, undo: 'possible' });
    });

    it('does not delete a created FAQ that was edited or has a child', async () => {
      const { send, add, edit, undo, state } = await createFaqWriter();
      const edited = await send('POST', '/api/faqs', { body: faqForm({ question: 'Satu' }) });
      await edit(edited.json.id, { question: 'Dua' });
      const parent = await send('POST', '/api/faqs', { body: faqForm({ question: 'Induk' }) });
      await add({ parent_id: String(parent.json.id) });
      const old = await state();
      expect((await undo(edited.json.undo_id)).json.message).toMatch(/^"Dua" sudah diubah lagi/);
      expect(await undo(parent.json.undo_id)).toEqual(
        said(
          409,
          '"Induk" sudah memiliki pertanyaan lain di bawahnya, jadi penambahannya tidak dapat diurungkan.',
        ),
      );
      expect(await state()).toEqual(old);
    });

    it('does not move back a FAQ that was moved to another parent later', async () => {
      const { add, place, undo, state } = await createFaqWriter();
      const [a, b, id] = [await add(), await add(), await add({ question: 'Anak' })];
      const { json } = await place(id, { parent_id: a, before_id: null });
      await place(id, { parent_id: b, before_id: null });
      const old = await state();
      const { status, json: refusal } = await undo(json.undo_id);
      expect(status).toBe(409);
      expect(refusal.message).toMatch(/^"Anak" sudah dipindahkan lagi/);
      expect(await state()).toEqual(old);
    });

    it('does not move a FAQ back below a deleted parent or below itself', async () => {
      const { add, place, remove, undo, state } = await createFaqWriter();
      const [gone, mover, other] = [await add(), await add(), await add()];
      const child = await add({ parent_id: String(gone) });
      const below = await add({ parent_id: String(other) });
      const first = await place(child, { parent_id: null, before_id: null });
      await remove(gone);
      const second = await place(below, { parent_id: mover, before_id: null });
      await place(other, { parent_id: below, before_id: null });
      const old = await state();
      expect(await undo(first.json.undo_id)).toEqual(
        said(
          409,
          'Pertanyaan induknya sudah tidak ada. Pulihkan pertanyaan induk itu terlebih dahulu.',
        ),
      );
      const circle = await undo(second.json.undo_id);
      expect({ status: circle.status, message: circle.json.message }).toEqual({
        status: 409,
        message: 'FAQ tidak dapat dipindahkan ke bawah dirinya sendiri.',
      });
      expect(await state()).toEqual(old);
    });

    it('moves a FAQ to the last place when its former next sibling is not there any more', async () => {
      const { add, place, remove, undo, shown } = await createFaqWriter();
      const [a, b, c] = [await add(), await add(), await add()];
      const { json } = await place(a, { parent_id: c, before_id: null });
      await remove(b);
      expect((await undo(json.undo_id)).status).toBe(200);
      expect((await shown()).map(({ id }) => id)).toEqual([c, a]);
    });

    it('is refused for a FAQ that was deleted', async () => {
      const { send, edit, place, add, remove, undo } = await createFaqWriter();
      const other = await add();
      const created = await send('POST', '/api/faqs', { body: faqForm() });
      const { id } = created.json;
      const edited = await edit(id, { question: 'Baru' });
      const moved = await place(id, { parent_id: other, before_id: null });
      const deletion = await remove(id);
      for (const { json } of [edited, moved]) {
        expect(await undo(json.undo_id)).toEqual(
          said(409, 'FAQ ini sudah dihapus. Pulihkan FAQ itu terlebih dahulu.'),
        );
      }
      expect((await undo(created.json.undo_id)).status).toBe(409);
      await undo(deletion.json.undo_id);
      for (const { json } of [moved, edited, created]) {
        expect((await undo(json.undo_id)).status).toBe(200);
      }
    });
  });

  describe('security', () => {
    it('cannot be used to write into another website’s tree', async () => {
      const { api, send, add, place, undo } = await createFaqWriter();
      const website = valid.website();
      await send('POST', '/api/websites', { json: website });
      const [a, b] = [await add({ website_id: '2' }), await add({ website_id: '2' })];
      await add();
      const rows = () => api.db.read.select().from(faqs).where(eq(faqs.websiteId, 1));
      const old = await rows();
      const { json } = await place(b, { parent_id: a, before_id: null });
      expect((await undo(json.undo_id)).json.website_id).toBe(2);
      expect(await rows()).toEqual(old);
      await expectIntactTree(api.db, 2);
    });
  });
});
