import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import { jakartaDay } from '../../../api/contract/jakarta-day.ts';
import { faqs, insightCounts } from '../../../api/db/schema.ts';
import { readStaleAmong } from '../../../api/faqs/shared/copies.ts';
import { valid } from '../../tools/valid.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { addUser, editor } from '../rights/add-user.ts';
import { createSharedWriter } from '../shared-writer.ts';

const words = 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua belas';

describe("'Jadikan bersama'", () => {
  it('moves a branch to the library and shows it in its place, with one undo', async () => {
    const { add, send, rowsOf, treeOf, library, shownTo, undo, list } = await createSharedWriter();
    await add({ question: 'Halo' });
    const bonus = await add({ question: 'Bonus', answer: 'Ada' });
    await add({ question: 'Syarat', answer: 'Banyak', parent_id: String(bonus) });
    await add({ question: 'Akhir' });
    const before = await rowsOf(1);
    const read = await shownTo(1);
    const { json } = await send('POST', `/api/faqs/${bonus}/share`);
    expect(json.message).toBe('2 FAQ berhasil dijadikan FAQ bersama.');
    expect(await treeOf(1)).toEqual(['Halo', 'Bonus*', '-Syarat*', 'Akhir']);
    expect(await treeOf(library)).toEqual(['Bonus', '-Syarat']);
    expect((await list(1))[1]).toMatchObject({ id: bonus, source_id: json.source_id });
    expect(await shownTo(1)).toEqual(read);
    expect((await undo(json.undo_id)).status).toBe(200);
    expect(await rowsOf(1)).toEqual(before);
    expect(await treeOf(library)).toEqual([]);
  });

  it('is refused within shared FAQs, and cannot be undone while another website shows it', async () => {
    const { add, send, show, undo, treeOf, edit, library } = await createSharedWriter();
    const bonus = await add({ question: 'Bonus' });
    const shared = (await send('POST', `/api/faqs/${bonus}/share`)).json;
    const again = await send('POST', `/api/faqs/${bonus}/share`);
    expect(again.json.message).toMatch('Lepas terlebih dahulu.');
    expect((await send('POST', `/api/faqs/${shared.source_id}/share`)).json.message).toBe(
      'FAQ ini sudah di FAQ bersama.',
    );
    await show(2, [shared.source_id]);
    expect((await undo(shared.undo_id)).json.message).toMatch('masih tampil di Dua');
    await edit(shared.source_id, { question: 'Bonus baru', website_id: String(library) });
    expect((await undo(shared.undo_id)).status).toBe(409);
    expect(await treeOf(1)).toEqual(['Bonus baru*']);
  });

  it('offers no undo to an editor, who may not write the library', async () => {
    const { api, add, send, undo } = await createSharedWriter();
    const { json } = await send('POST', `/api/faqs/${await add()}/share`);
    const { cookie } = await addUser(api, 'ed', editor);
    const [entry] = (await send('GET', '/api/audit/100/1', {}, cookie)).json;
    expect(entry).toMatchObject({ id: json.undo_id, undo: null });
    expect((await undo(json.undo_id, cookie)).status).toBe(404);
    const entries: AuditEntry[] = (await send('GET', '/api/audit/100/1')).json;
    expect(entries.find(({ id }) => id === json.undo_id)?.undo).toBe('possible');
  });

  it('creates the library if there is none', async () => {
    const { add, send } = await createFaqWriter();
    await send('POST', `/api/faqs/${await add()}/share`);
    expect((await send('GET', '/api/shared-faqs')).json).toEqual({ id: 2, faqs: 1 });
  });
});

it('finds a copy with another text by the edit of the copy, or of its original', async () => {
  const { addShared, show, api } = await createSharedWriter();
  const [deposit, akun] = [await addShared('Deposit'), await addShared('Akun')];
  const copy = (await show(2, [deposit, akun])).json.first_id;
  await api.db.write((tx) => tx.update(faqs).set({ answer: 'Lain' }).where(eq(faqs.id, copy)));
  const foundBy = async (id: number) =>
    (await readStaleAmong(api.db.read, [id])).map(({ row, content }) => [row.id, content.answer]);
  expect(await foundBy(copy)).toEqual([[copy, 'Jawaban Deposit']]);
  expect(await foundBy(deposit)).toEqual([[copy, 'Jawaban Deposit']]);
  expect(await foundBy(akun)).toEqual([]);
});

describe('a branch that is alike', () => {
  async function createAlike() {
    const writer = await createSharedWriter();
    const { addShared, add } = writer;
    const deposit = await addShared('Deposit', undefined, words);
    const cara = await addShared('Cara', deposit, words);
    await add({ question: 'Lain', answer: words });
    const top = await add({ question: 'Atas', website_id: '2' });
    const on2 = { website_id: '2', answer: words };
    const own = await add({ ...on2, question: 'Déposit!', parent_id: String(top) });
    const ownCara = await add({ ...on2, question: 'Cara kami', parent_id: String(own) });
    return { ...writer, deposit, cara, own, ownCara };
  }

  it('is found in other websites, with its differences', async () => {
    const { send, deposit, cara, own, ownCara } = await createAlike();
    expect((await send('GET', `/api/faqs/${deposit}/alike`)).json.branches).toEqual([
      {
        website_id: 2,
        name: 'Dua',
        faq_id: own,
        question: 'Déposit!',
        faqs: 2,
        version: own + ownCara,
        differences: [
          { source_id: deposit, field: 'question', shared: 'Deposit', own: 'Déposit!' },
          { source_id: cara, field: 'question', shared: 'Cara', own: 'Cara kami' },
        ],
      },
    ]);
    expect((await send('GET', `/api/faqs/${own}/alike`)).status).toBe(404);
  });

  it('is not one of which more than a tenth of the words differs', async () => {
    const { send, deposit, edit, own, ownCara, show } = await createAlike();
    const other = { question: 'Cara', website_id: '2', parent_id: String(own) };
    await edit(ownCara, { ...other, answer: 'Lain sekali' });
    expect((await send('GET', `/api/faqs/${deposit}/alike`)).json.branches).toEqual([]);
    await edit(ownCara, { ...other, answer: words });
    expect((await send('GET', `/api/faqs/${deposit}/alike`)).json.branches).toHaveLength(1);
    await show(2, [deposit]);
    expect((await send('GET', `/api/faqs/${deposit}/alike`)).json.branches).toEqual([]);
  });

  it('is replaced with its ids, in one write with one undo', async () => {
    const { send, deposit, own, add, rowsOf, treeOf, undo, addShared, list } = await createAlike();
    await add({ question: 'Ekstra', website_id: '2', parent_id: String(own) });
    await addShared('Baru', undefined, 'a');
    const before = await rowsOf(2);
    const replace = (...branches: object[]) =>
      send('POST', `/api/faqs/${deposit}/alike`, { json: { branches } });
    expect((await replace({ faq_id: 22, version: 22 })).status).toBe(409);
    const { json: alike } = await send('GET', `/api/faqs/${deposit}/alike`);
    const { json } = await replace({ faq_id: own, version: alike.branches[0].version });
    expect(json.websites).toBe(1);
    expect(await treeOf(2)).toEqual(['Atas', '-Deposit*', '--Cara*']);
    expect((await list(2))[1]?.id).toBe(own);
    expect((await undo(json.undo_id)).status).toBe(200);
    expect(await rowsOf(2)).toEqual(before);
  });

  it('is undone as a whole, or not at all', async () => {
    const { send, deposit, cara, undo, editShared, treeOf } = await createAlike();
    const [{ faq_id, version }] = (await send('GET', `/api/faqs/${deposit}/alike`)).json.branches;
    const { json } = await send('POST', `/api/faqs/${deposit}/alike`, {
      json: { branches: [{ faq_id, version }] },
    });
    const edited = await editShared(cara, { question: 'Cara 2', parent_id: String(deposit) });
    const refused = await undo(json.undo_id);
    expect(refused.status).toBe(409);
    expect(refused.json.current).toBe(undefined);
    expect(await treeOf(2)).toEqual(['Atas', '-Deposit*', '--Cara 2*']);
    await undo(edited.json.undo_id);
    expect((await undo(json.undo_id)).status).toBe(200);
  });

  it('is not replaced if it changed since the search', async () => {
    const { send, deposit, own, ownCara, edit, remove, add, rowsOf } = await createAlike();
    const below = { website_id: '2', answer: words, parent_id: String(own) };
    const changes = [
      () => edit(ownCara, { ...below, question: 'Cara', answer: `${words} 0812` }),
      async () => {
        await remove(ownCara);
        return await add({ ...below, question: 'Cara baru' });
      },
    ];
    for (const change of changes) {
      const [{ faq_id, version }] = (await send('GET', `/api/faqs/${deposit}/alike`)).json.branches;
      await change();
      const before = await rowsOf(2);
      const json = { branches: [{ faq_id, version }] };
      const refused = await send('POST', `/api/faqs/${deposit}/alike`, { json });
      expect([refused.status, refused.json.fields]).toEqual([
        409,
        { branches: 'FAQ ini berubah sejak daftar ini dibuat. Periksa lagi perbedaannya.' },
      ]);
      expect(await rowsOf(2)).toEqual(before);
    }
  });
});

describe('a shared change', () => {
  it('names the websites that show only FAQs below, which a deletion takes too', async () => {
    const { send, show, addShared } = await createSharedWriter();
    const deposit = await addShared('Deposit');
    const bank = await addShared('Bank', deposit);
    await show(1, [deposit]);
    await show(2, [bank]);
    expect((await send('GET', `/api/faqs/${deposit}/shown-on`)).json).toMatchObject([
      { website_id: 1, faq_id: expect.any(Number) },
      { website_id: 2, faq_id: null },
    ]);
    expect((await send('GET', `/api/faqs/${bank}/shown-on`)).json).toMatchObject([
      { website_id: 1, faq_id: expect.any(Number) },
      { website_id: 2, faq_id: expect.any(Number) },
    ]);
  });

  it('waits in websites that collect a draft, and is published on several at once', async () => {
    const { send, undo, show, addShared, editShared, shownTo, list, library } =
      await createSharedWriter();
    const deposit = await addShared('Deposit');
    for (const id of [1, 2]) {
      await show(id, [deposit]);
      await send('PUT', `/api/websites/${id}/settings`, { json: { publishing: 'draft' } });
    }
    const { json: third } = await send('POST', '/api/websites', {
      json: valid.website({ name: 'Langsung' }),
    });
    await show(third.id, [deposit]);
    const faqIds = [];
    for (const id of [1, 2, third.id]) faqIds.push((await list(id))[0]?.id);
    expect((await send('GET', `/api/faqs/${deposit}/shown-on`)).json).toEqual([
      expect.objectContaining({ website_id: 1, is_draft: true, faq_id: faqIds[0] }),
      { website_id: 2, name: 'Dua', is_draft: true, faq_id: faqIds[1] },
      { website_id: third.id, name: 'Langsung', is_draft: false, faq_id: faqIds[2] },
    ]);
    const questions = async (id: number) =>
      (await shownTo(id)).map((it: { question: string }) => it.question);
    expect(await questions(third.id)).toEqual(['Deposit']);
    await editShared(deposit, { question: 'Deposit baru' });
    expect(await questions(1)).toEqual(['Deposit']);
    expect(await questions(third.id)).toEqual(['Deposit baru']);
    expect((await send('GET', '/api/faqs/1/changes')).json).toMatchObject([
      { id: faqIds[0], edited: true, shared: true },
    ]);
    const publish = (website_ids: number[]) =>
      send('POST', '/api/shared-faqs/publish', { json: { website_ids } });
    const { json } = await publish([1, 2, third.id]);
    expect(json.published).toEqual([
      expect.objectContaining({ website_id: 1, changes: 1 }),
      { website_id: 2, name: 'Dua', changes: 1, undo_id: expect.any(Number) },
    ]);
    expect([await questions(1), await questions(2)]).toEqual([['Deposit baru'], ['Deposit baru']]);
    expect((await publish([1])).json.message).toBe('Tidak ada perubahan yang belum terbit.');
    expect((await undo(json.published[0].undo_id)).status).toBe(200);
    expect([await questions(1), await questions(2)]).toEqual([['Deposit'], ['Deposit']]);
    expect((await publish([library])).json.fields.website_ids).toBe('Website tidak ditemukan.');
  });

  it('adds up what visitors of all websites did', async () => {
    const { send, show, addShared, list, library, api } = await createSharedWriter();
    const deposit = await addShared('Deposit');
    const akun = await addShared('Akun');
    await show(1, [deposit]);
    await show(2, [deposit, akun]);
    const day = jakartaDay(new Date());
    const read = async (websiteId: number, at: number, count: number) => {
      const faqId = (await list(websiteId))[at]?.id ?? 0;
      await api.db.write((tx) =>
        tx.insert(insightCounts).values({ websiteId, day, kind: 'read', faqId, count }),
      );
    };
    await read(1, 0, 2);
    await read(2, 0, 5);
    await read(2, 1, 3);
    const reasons = { unclear: 0, outdated: 0, other_question: 0, not_solved: 0 };
    const none = { handed_over: 0, helpful: 0, unhelpful: 0, reasons };
    expect((await send('GET', `/api/insights/${library}`)).json.faqs).toEqual([
      { ...none, faq_id: deposit, read: 7 },
      { ...none, faq_id: akun, read: 3 },
    ]);
    const sorted = await send('GET', `/api/faqs/${library}/100/1?sort=read-asc`);
    expect(sorted.json.map((it: { question: string }) => it.question)).toEqual(['Akun', 'Deposit']);
  });
});
