import { describe, expect, it } from 'vitest';
import type { AddManyKeywords } from '../../../api/contract/requests.ts';
import { createSharedWriter } from '../shared-writer.ts';

async function setUp() {
  const writer = await createSharedWriter();
  const { send } = writer;
  return {
    ...writer,
    addKeywords: (websiteId: number, faqs: AddManyKeywords['faqs']) =>
      send('POST', `/api/faqs/${websiteId}/add-keywords`, { json: { faqs } }),
    keywordsOf: async (websiteId = 1) =>
      (await writer.list(websiteId)).map(({ keywords }) => keywords),
    published: async () =>
      (await send('GET', '/faqs/1')).json.map((faq: { keywords?: string[] }) => faq.keywords),
  };
}

describe('adding keywords to many FAQs', () => {
  it('replaces none, and is one write that one undo takes back', async () => {
    const { add, addKeywords, edit, keywordsOf, published, send, trail, undo } = await setUp();
    const deposit = await add({ question: 'Deposit' });
    const withdraw = await add({ question: 'Withdraw' });
    await edit(deposit, { question: 'Deposit', keywords: 'depo' });
    await send('PUT', '/api/websites/1/settings', { json: { publishing: 'draft' } });
    const written = await addKeywords(1, [
      { id: deposit, keywords: ['DEPO', 'isi  {dompet}'] },
      { id: withdraw, keywords: ['wd'] },
      { id: withdraw, keywords: ['tarik dana'] },
    ]);
    expect(written).toMatchObject({
      status: 200,
      json: { written: 2, skipped: [], message: 'Kata lain ditambahkan di 2 FAQ.' },
    });
    expect(await keywordsOf()).toEqual([
      ['depo', 'isi {dompet}'],
      ['wd', 'tarik dana'],
    ]);
    expect(await published()).toEqual([['depo'], undefined]);
    expect((await trail())[0]).toMatchObject({
      action: 'update',
      label: 'Kata lain di 2 FAQ',
      website_id: 1,
      before: { questions: 'Deposit\nWithdraw' },
      after: { questions: 'Deposit: isi {dompet}\nWithdraw: wd, tarik dana' },
      undo: 'possible',
    });
    const ofFaq = (await send('GET', `/api/audit/100/1?faq=${withdraw}`)).json;
    expect(ofFaq[0]).toMatchObject({ after: { keywords: 'wd\ntarik dana' } });
    expect((await undo(written.json.undo_id)).status).toBe(200);
    expect(await keywordsOf()).toEqual([['depo'], []]);
  });

  it('skips copies of shared FAQs, FAQs of others, and those that would have too many', async () => {
    const { add, addKeywords, addShared, keywordsOf, list, library, send, show } = await setUp();
    const full = await add({ question: 'Penuh' });
    const all = Array.from({ length: 20 }, (_, at) => `kata ${at}`);
    await addKeywords(1, [{ id: full, keywords: all }]);
    const shared = await addShared('Bersama');
    await show(1, [shared]);
    const copy = (await list(1)).find(({ source_id }) => source_id === shared)?.id ?? 0;
    const { json } = await addKeywords(1, [
      { id: full, keywords: ['lebih'] },
      { id: copy, keywords: ['milik bersama'] },
      { id: shared, keywords: ['bukan di sini'] },
    ]);
    expect(json).toEqual({
      message: 'Tidak ada kata lain yang ditambahkan.',
      undo_id: null,
      written: 0,
      skipped: [
        { id: shared, question: null, reason: 'Sudah dihapus.' },
        { id: full, question: 'Penuh', reason: 'Maksimal 20 kata lain.' },
        { id: copy, question: 'Bersama', reason: 'Mengikuti FAQ bersama.' },
      ],
    });
    const other = await add({ question: 'Tanpa kata lain' });
    const without = await send('GET', '/api/faqs/1/ids?filter=no-keywords');
    // The words of a copy are the library's.
    expect(without.json).toEqual([{ id: other, version: 1 }]);
    await addKeywords(library, [{ id: shared, keywords: ['bareng'] }]);
    expect(await keywordsOf()).toEqual([all, ['bareng'], []]);
  });
});
