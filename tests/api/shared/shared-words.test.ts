import { type Logger, NoopLogger } from 'drizzle-orm/logger';
import { describe, expect, it, vi } from 'vitest';
import type { AlikeBranches, AlikeWord } from '../../../api/contract/faqs/shared-faqs.ts';
import type { Tx } from '../../../api/db/database.ts';
import { blankTexts } from '../../../api/db/faq-row.ts';
import { warnings } from '../../../api/db/schema.ts';
import { readKnownWords } from '../../../api/faqs/fill-words/known-words.ts';
import { loadTree } from '../../../api/faqs/tree/load-tree.ts';
import { saveTree } from '../../../api/faqs/tree/save-tree.ts';
import { valid } from '../../tools/valid.ts';
import { countTurns } from '../count-turns.ts';
import { ageProofs } from '../people/sign-in-with.ts';
import { createSharedWriter } from '../shared-writer.ts';

const rest = Array(5).fill('Lihat juga menu bantuan di kanan atas bila belum jelas.').join('\n');
const depositText = (least: string, phone: string, person: string) =>
  `Minimal deposit **Rp ${least}**. Hubungi ${person} di [WhatsApp](https://wa.me/${phone}) atau telepon ${phone}.\n${rest}`;

/** Website 1 shows 'Deposit' of the library; website 2 has the same with other numbers and names. */
async function setUp(own = depositText('25.000', '62813', 'Pak Budi Santoso')) {
  const writer = await createSharedWriter();
  const { send, add, addShared, show } = writer;
  const deposit = await addShared('Deposit', undefined, depositText('10.000', '62812', 'Bu Siti'));
  await addShared('Telepon 62812', deposit, rest);
  await show(1, [deposit]);
  const root = await add({ question: 'Deposit', answer: own, website_id: '2' });
  await add({ question: 'Telepon 62813', answer: rest, website_id: '2', parent_id: `${root}` });
  const find = async (): Promise<AlikeBranches> =>
    (await send('GET', `/api/faqs/${deposit}/alike`)).json;
  const replace = (
    { branches, words }: AlikeBranches,
    change: (word: AlikeWord) => Partial<AlikeWord> = () => ({}),
  ) =>
    send('POST', `/api/faqs/${deposit}/alike`, {
      json: {
        branches: branches.map(({ faq_id, version }) => ({ faq_id, version })),
        words: words.map((word) => {
          const { name, shared, places } = { ...word, ...change(word) };
          return { name, shared, places };
        }),
      },
    });
  const saveWords = (websiteId: number, words: object) =>
    send('PUT', `/api/websites/${websiteId}/settings`, { json: { words } });
  const wordsOf = async (websiteId: number) => {
    const { words } = (await send('GET', `/api/websites/${websiteId}/words`)).json;
    return words.map(({ name, value }: { name: string; value: string }) => `${name}=${value}`);
  };
  return { ...writer, deposit, root, find, replace, saveWords, wordsOf };
}

describe('the differences of branches that are alike', () => {
  it('are offered as words, one for all places of a value, with a name from the words before it', async () => {
    const { find, deposit, root } = await setUp();
    const { words } = await find();
    const question = { source_id: deposit + 1, field: 'question', start: 8 };
    expect(words.map(({ places, ...word }) => ({ ...word, places: places.length }))).toEqual([
      {
        name: 'minimal_deposit',
        shared: '10.000',
        values: [{ faq_id: root, value: '25.000' }],
        is_likely: true,
        places: 1,
      },
      {
        name: 'hubungi',
        shared: 'Bu Siti',
        values: [{ faq_id: root, value: 'Pak Budi Santoso' }],
        is_likely: true,
        places: 1,
      },
      {
        name: 'tautan',
        shared: 'https://wa.me/62812',
        values: [{ faq_id: root, value: 'https://wa.me/62813' }],
        is_likely: true,
        places: 1,
      },
      {
        name: 'whatsapp_telepon',
        shared: '62812',
        values: [{ faq_id: root, value: '62813' }],
        is_likely: true,
        places: 2,
      },
    ]);
    expect(words.at(-1)?.places).toContainEqual(question);
  });

  it('are no words if a mark, a sentence or a line is different', async () => {
    const { find, edit, root } = await setUp();
    const own = depositText('10.000', '62812', 'Bu Siti');
    for (const [from, to] of [
      ['**Rp 10.000**', 'Rp 10.000'],
      ['Bu Siti di', 'petugas yang sedang berjaga pada jam itu di'],
      ['https://wa.me', 'http://wa.me'],
      ['Bu Siti', '{orang}'],
    ] as const) {
      const answer = own.replace(from, to);
      await edit(root, { question: 'Deposit', answer, website_id: '2' });
      const { branches, words } = await find();
      expect(branches[0]?.differences.length).toBe(2);
      expect(words.map(({ shared }) => shared)).toEqual(['62812']);
    }
  });

  it('are no words and no list without end in branches with thousands of them', async () => {
    const { find, api, deposit, root, send } = await setUp();
    const website = valid.website({ name: 'Tiga' });
    const third = (await send('POST', '/api/websites', { json: website })).json.id;
    const below = async (tx: Tx, websiteId: number, parentId?: number) => {
      const forest = await loadTree(tx, websiteId);
      const row = { ...blankTexts, answer: rest };
      const parent =
        forest.find(parentId ?? 0) ?? forest.add({ ...row, question: 'Deposit' }, null);
      for (let at = 0; at < 1100; at += 1)
        forest.add({ ...row, question: `Tanya ${websiteId}` }, parent);
      await saveTree(tx, forest, 'admin');
    };
    const library = (await send('GET', '/api/shared-faqs')).json.id;
    await api.db.write(async (tx) => {
      await below(tx, library, deposit);
      await below(tx, 2, root);
      await below(tx, third);
    });
    const { branches } = await find();
    expect(branches.map(({ differences }) => differences.length)).toEqual([1102]);
  });

  it('become words with their values, in one write with one undo, and visitors read the same', async () => {
    const { api, find, replace, shownTo, rowsOf, library, undo, wordsOf, send } = await setUp();
    // So it needs no proof and warns nobody, though it writes values of words.
    await ageProofs(api, 16);
    await send('PUT', '/api/websites/2/settings', { json: { publishing: 'draft' } });
    const state = async () => [
      ...[await rowsOf(1), await rowsOf(2), await rowsOf(library)],
      ...[await wordsOf(1), await wordsOf(2), await wordsOf(library)],
    ];
    const reads = async () => JSON.stringify([await shownTo(1), await shownTo(2)]);
    const preview = async () => (await send('GET', '/api/preview/faqs/2')).json;
    const [before, read, draft] = [await state(), await reads(), await preview()];
    const { json } = await replace(await find());
    expect(json.message).toBe('Diganti di 1 website, kini tampil di 2 website.');
    expect(await api.db.read.$count(warnings)).toBe(0);
    expect((await rowsOf(library))[0]?.answer).toBe(
      `Minimal deposit **Rp {minimal_deposit}**. Hubungi {hubungi} di [WhatsApp]({tautan}) atau telepon {whatsapp_telepon}.\n${rest}`,
    );
    expect(await wordsOf(library)).toEqual([
      'hubungi=Bu Siti',
      'minimal_deposit=10.000',
      'tautan=https://wa.me/62812',
      'whatsapp_telepon=62812',
    ]);
    expect(await wordsOf(2)).toContain('hubungi=Pak Budi Santoso');
    expect(await wordsOf(1)).toContain('hubungi=null');
    expect(await reads()).toBe(read);
    expect(await preview()).toEqual(draft);
    const { published } = (
      await send('POST', '/api/shared-faqs/publish', { json: { website_ids: [2] } })
    ).json;
    expect(await reads()).toBe(read);
    expect((await undo(json.undo_id)).json.message).toBe(
      'Kata isiannya kini tertulis di FAQ lain, sudah terbit, atau bernilai lain di Dua, jadi perubahan ini tidak dapat diurungkan.',
    );
    await undo(published[0].undo_id);
    expect((await undo(json.undo_id)).status).toBe(200);
    expect(await state()).toEqual(before);
    expect(await reads()).toBe(read);
  });

  it('stay differences if they were not chosen, and a website without them gets no value', async () => {
    const { find, replace, shownTo, wordsOf, add, send, saveWords } = await setUp();
    const website = valid.website({ name: 'Tiga' });
    const third = (await send('POST', '/api/websites', { json: website })).json.id;
    const answer = depositText('10.000', '62814', 'Bu Siti');
    const parent = await add({ question: 'Deposit', answer, website_id: `${third}` });
    const below = { website_id: `${third}`, parent_id: `${parent}` };
    await add({ question: 'Telepon 62814', answer: rest, ...below });
    await saveWords(third, { lama: '1' });
    const read = await shownTo(third);
    const found = await find();
    expect(found.words.map(({ values }) => values.length)).toEqual([1, 1, 2, 2]);
    const words = found.words.slice(2);
    expect((await replace({ ...found, words })).status).toBe(200);
    expect(await shownTo(third)).toEqual(read);
    expect((await shownTo(2))[0]?.answer).toBe(depositText('10.000', '62813', 'Bu Siti'));
    expect(await wordsOf(third)).toEqual([
      'lama=1',
      'tautan=https://wa.me/62814',
      'whatsapp_telepon=62814',
    ]);
  });

  it('keep the name of a word that the library has in its text or with the same value', async () => {
    const writer = await setUp();
    const { find, replace, saveWords, library, shownTo, editShared, deposit, wordsOf } = writer;
    const { add, undo } = writer;
    await saveWords(library, { orang: 'Bu Siti', nomor_cs: '62812' });
    await saveWords(1, { nomor_cs: '62800' });
    const answer = depositText('10.000', '62812', 'Bu Siti').replace(
      'telepon 62812',
      'telepon {nomor_cs}',
    );
    await editShared(deposit, { question: 'Deposit', answer });
    const read = JSON.stringify([await shownTo(1), await shownTo(2)]);
    const found = await find();
    expect(found.words.map(({ name, shared }) => [name, shared])).toEqual([
      ['minimal_deposit', '10.000'],
      ['orang', 'Bu Siti'],
      ['tautan', 'https://wa.me/62812'],
      ['nomor_cs', '{nomor_cs}'],
      ['telepon', '62812'],
    ]);
    const { json } = await replace(found);
    expect(JSON.stringify([await shownTo(1), await shownTo(2)])).toBe(read);
    expect(await wordsOf(2)).toContain('nomor_cs=62813');
    expect(await wordsOf(library)).toHaveLength(5);
    await add({ question: 'Tanya {nomor_cs}' });
    expect((await undo(json.undo_id)).status).toBe(200);
    expect(await wordsOf(2)).not.toContain('nomor_cs=62813');
  });
});

describe('a word from a difference', () => {
  it.each([
    ['a bad name', 'Nomor CS', 'Maksimal 40 huruf kecil, angka, dan garis bawah, diawali huruf.'],
    [
      'a name with another default',
      'a',
      'Sudah ada di FAQ bersama dengan nilai lain. Pilih nama lain.',
    ],
    ['a name with another value', 'b', 'Sudah ada di Dua dengan nilai lain. Pilih nama lain.'],
    [
      'a name with another value where the branch is shown',
      'c',
      'Sudah ada di Website Demo dengan nilai lain. Pilih nama lain.',
    ],
    [
      'a name that stands in braces in another FAQ',
      'd',
      'Sudah tertulis di FAQ Dua. Pilih nama lain.',
    ],
    [
      'a name that stands in braces in a FAQ that a website shows',
      'f',
      'Sudah tertulis di FAQ Dua. Pilih nama lain.',
    ],
    [
      'the name of two different values',
      'tautan',
      'Nama ini sudah dipakai untuk isi lain. Pilih nama lain.',
    ],
  ])('is refused for %s, and nothing is written', async (_why, name, message) => {
    const { find, replace, saveWords, library, rowsOf, add, addShared, show, wordsOf } =
      await setUp();
    await saveWords(library, { a: '9', e: '' });
    await saveWords(2, { b: '9' });
    await saveWords(1, { c: '9' });
    await add({ question: 'Tulis {d}', website_id: '2' });
    await show(2, [await addShared('Tulis {f}')]);
    const before = [await rowsOf(2), await wordsOf(2), await wordsOf(library)];
    const { json } = await replace(await find(), ({ shared }) =>
      shared === '62812' ? { name } : {},
    );
    expect(json.fields).toEqual({ 'words.3.name': message });
    expect([await rowsOf(2), await wordsOf(2), await wordsOf(library)]).toEqual(before);
  });

  it('is refused as the 51st of a website, and as the 21st of a text', async () => {
    const { find, replace, saveWords, editShared, deposit, edit, root } = await setUp();
    const many = Object.fromEntries(Array.from({ length: 47 }, (_, at) => [`a${at}`, '1']));
    await saveWords(2, many);
    expect((await replace(await find())).json.fields).toEqual({
      words: 'Dua akan memiliki lebih dari 50 kata isian. Hapus beberapa terlebih dahulu.',
    });
    await saveWords(2, { a1: '1' });
    const filled = '{a1}'.repeat(20);
    const answer = depositText('10.000', '62812', 'Bu Siti') + filled;
    await editShared(deposit, { question: 'Deposit', answer });
    const own = depositText('10.000', '62813', 'Bu Siti') + filled;
    await edit(root, { question: 'Deposit', answer: own, website_id: '2' });
    expect((await replace(await find())).json.fields).toEqual({
      'words.0.name':
        '“Deposit” akan terbaca lain. Pilih nama lain, atau kurangi kata isiannya (maksimal 20 per teks).',
    });
  });

  it('is refused if the library or the website has another text since the search', async () => {
    const { find, replace, editShared, deposit, rowsOf } = await setUp();
    const found = await find();
    const answer = `Lain. ${depositText('10.000', '62812', 'Bu Siti')}`;
    await editShared(deposit, { question: 'Deposit', answer });
    const before = await rowsOf(2);
    expect((await replace(found)).json.fields).toEqual({
      words: 'FAQ ini berubah sejak daftar ini dibuat. Periksa lagi perbedaannya.',
    });
    expect(await rowsOf(2)).toEqual(before);
  });

  it('is undone with its branches or not at all', async () => {
    const { find, replace, undo, saveWords, shownTo, wordsOf, send, add, remove } = await setUp();
    const { undo_id } = (await replace(await find())).json;
    const read = await shownTo(2);
    const words = (await wordsOf(2)).map((each: string) => each.split('=') as [string, string]);
    const { json } = await saveWords(2, { ...Object.fromEntries(words), hubungi: 'Bu Ani' });
    expect((await undo(undo_id)).status).toBe(409);
    const skipping = await send('POST', `/api/audit/${undo_id}/restore?skip=true`);
    expect(skipping.status).toBe(409);
    expect(await shownTo(2)).not.toEqual(read);
    await undo(json.undo_id);
    expect(await shownTo(2)).toEqual(read);
    const other = await add({ question: 'Jam {hubungi}' });
    expect((await undo(undo_id)).json.message).toMatch(
      'FAQ lain, sudah terbit, atau bernilai lain di Website Demo',
    );
    await remove(other);
    expect((await undo(undo_id)).status).toBe(200);
    expect(await shownTo(2)).toEqual(read);
  });

  it('is not undone while a deleted website could come back without its values', async () => {
    const { find, replace, undo, shownTo, send, trail } = await setUp();
    const read = await shownTo(2);
    const { undo_id } = (await replace(await find())).json;
    await send('DELETE', '/api/websites/2');
    const [deletion] = await trail();
    expect((await undo(undo_id)).json.message).toBe(
      'Website-nya sudah tidak ada. Pulihkan website itu terlebih dahulu.',
    );
    await undo(deletion?.id);
    expect(await shownTo(2)).toEqual(read);
    expect((await undo(undo_id)).status).toBe(200);
    expect(await shownTo(2)).toEqual(read);
  });

  it('is not undone after another website that shows the branch got its own value', async () => {
    const { find, replace, undo, shownTo, saveWords } = await setUp();
    const { undo_id } = (await replace(await find())).json;
    const { json } = await saveWords(1, { hubungi: 'Bu Ani' });
    const read = await shownTo(1);
    expect((await undo(undo_id)).json.message).toMatch('Website Demo');
    expect(await shownTo(1)).toEqual(read);
    await undo(json.undo_id);
    expect((await undo(undo_id)).status).toBe(200);
  });
});

it('names in texts are read website by website, without the texts of copies, and other requests run meanwhile', async () => {
  const { api } = await setUp();
  const log = vi.spyOn<Logger, 'logQuery'>(NoopLogger.prototype, 'logQuery');
  const endTurns = countTurns();
  const known = await readKnownWords(api.db.read);
  const turns = endTurns();
  const statements = log.mock.calls
    .map(([sql]) => sql)
    .filter((sql) => sql.includes('from "faqs"'));
  const withTexts = statements.filter((sql) => sql.includes('"question"'));
  expect(withTexts).toHaveLength(known.length);
  for (const sql of statements) expect(sql).toContain('"faqs"."website_id" = ');
  for (const sql of withTexts) expect(sql).toContain('"faqs"."source_id" is null');
  expect(turns).toBeGreaterThanOrEqual(known.length - 1);
});
