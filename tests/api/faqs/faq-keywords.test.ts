import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AddManyKeywords } from '../../../api/contract/requests.ts';
import { auditEntries } from '../../../api/db/schema.ts';
import { transferCalls } from '../faq-files.ts';
import { faqForm } from '../faq-form.ts';
import { createSharedWriter } from '../shared-writer.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `kata ${at}`);

// `faq-fields.test.ts` has what every text of a FAQ must do.
async function setUp() {
  const writer = await createSharedWriter();
  const { send, list } = writer;
  const formWith = (keywords: readonly string[], fields: Record<string, string>) => {
    const body = faqForm(fields);
    for (const keyword of keywords) body.append('keywords', keyword);
    return { body };
  };
  return {
    ...writer,
    importFile: transferCalls(writer.api, writer.cookie).importFile,
    addWith: async (keywords: readonly string[], fields: Record<string, string> = {}) =>
      (await send('POST', '/api/faqs', formWith(keywords, fields))).json.id as number,
    editWith: (id: number, keywords: readonly string[], fields: Record<string, string> = {}) =>
      send('PUT', `/api/faqs/${id}`, formWith(keywords, fields)),
    addKeyword: (id: number, keyword: string) =>
      send('POST', `/api/faqs/${id}/keywords`, { json: { keyword } }),
    addToMany: (websiteId: number, faqs: AddManyKeywords['faqs']) =>
      send('POST', `/api/faqs/${websiteId}/add-keywords`, { json: { faqs } }),
    keywords: async () => (await list(1)).map(({ keywords }) => keywords),
  };
}

describe('the keywords of a FAQ', () => {
  it('stay when the restored version is from before the server had keywords', async () => {
    const { addWith, editWith, send, trail, keywords, api } = await setUp();
    const id = await addWith(['depo'], { question: 'Lama?' });
    await editWith(id, ['wd'], { question: 'Baru?' });
    const creation = (await trail()).at(1);
    const { keywords: _, ...after } = creation?.after ?? {};
    const ofCreation = eq(auditEntries.id, creation?.id ?? 0);
    await api.db.write((tx) => tx.update(auditEntries).set({ after }).where(ofCreation));
    const path = `/api/faqs/${id}/versions/${creation?.id}`;
    expect((await send('GET', path)).json).toMatchObject({ question: 'Lama?', keywords: ['wd'] });
    await send('PUT', path, { json: {} });
    expect(await keywords()).toEqual([['wd']]);
  });

  it('do not change when words of the texts are replaced', async () => {
    const { addWith, send, list } = await setUp();
    const id = await addWith(['depo'], { question: 'Cara depo?' });
    const words = { find: 'depo', replacement: 'deposit', match_case: false, whole_word: true };
    const faqs = [{ id, version: 1, fields: ['question'] }];
    await send('POST', '/api/faqs/replace', { json: { ...words, website_ids: [1], faqs } });
    expect(await list(1)).toMatchObject([{ question: 'Cara deposit?', keywords: ['depo'] }]);
  });

  it('are searched, and are shown as the found part if only they match', async () => {
    const { addWith, send } = await setUp();
    await addWith(['isi saldo', 'Topup'], { question: 'Cara deposit?', answer: 'Pilih menu.' });
    await addWith(['topup'], { question: 'Apa itu topup?', answer: 'Jawaban.' });
    const search = async (q: string) => (await send('GET', `/api/faqs/1/search?q=${q}`)).json;
    expect(await search('topup')).toMatchObject([
      { question: 'Cara deposit?', part: 'Topup' },
      { question: 'Apa itu topup?', part: 'Jawaban.' },
    ]);
    expect(await search('cara+saldo')).toMatchObject([{ part: 'isi saldo' }]);
    expect((await send('GET', '/api/faqs/1/100/1?q=saldo')).json).toHaveLength(1);
  });
});

describe('adding a keyword to a FAQ', () => {
  it('keeps other keywords, increases the version and can be undone', async () => {
    const { addWith, addKeyword, keywords, undo, list } = await setUp();
    const id = await addWith(['depo'], { question: 'Deposit' });
    const { status, json } = await addKeyword(id, ' isi  saldo ');
    expect([status, json.message]).toEqual([200, '“isi saldo” menjadi kata lain untuk “Deposit”.']);
    expect(await list(1)).toMatchObject([{ keywords: ['depo', 'isi saldo'], version: 2 }]);
    await undo(json.undo_id);
    expect(await keywords()).toEqual([['depo']]);
  });

  it('writes nothing when the FAQ has it in another case', async () => {
    const { addWith, addKeyword, trail, list } = await setUp();
    const id = await addWith(['Depo'], { question: 'Deposit' });
    const before = await trail();
    expect(await addKeyword(id, 'depo')).toEqual({
      status: 200,
      json: { message: '“depo” sudah menjadi kata lain untuk “Deposit”.', undo_id: null },
    });
    expect(await trail()).toEqual(before);
    expect(await list(1)).toMatchObject([{ version: 1 }]);
  });

  it('refuses what is no keyword, a 21st one, and a FAQ that does not exist', async () => {
    const { addWith, addKeyword } = await setUp();
    const id = await addWith(numbered(20));
    const fieldsOf = async (keyword: string) => (await addKeyword(id, keyword)).json.fields;
    for (const keyword of ['', '  ', 'x'.repeat(61), 'a|b'])
      expect(Object.keys(await fieldsOf(keyword))).toEqual(['keyword']);
    expect(await fieldsOf('lagi')).toEqual({ keyword: 'Maksimal 20 kata lain.' });
    expect((await addKeyword(9999, 'depo')).status).toBe(404);
  });
});

describe('adding keywords to many FAQs', () => {
  it('replaces none, waits in a draft, and is one write that one undo takes back', async () => {
    const { addWith, addToMany, keywords, send, shown, trail, undo } = await setUp();
    const deposit = await addWith(['depo'], { question: 'Deposit' });
    const withdraw = await addWith([], { question: 'Withdraw' });
    await send('PUT', '/api/websites/1/settings', { json: { publishing: 'draft' } });
    const before = await shown();
    const written = await addToMany(1, [
      { id: deposit, keywords: ['DEPO', 'isi  {dompet}'] },
      { id: withdraw, keywords: ['wd'] },
      { id: withdraw, keywords: ['tarik dana'] },
    ]);
    expect(written).toMatchObject({
      status: 200,
      json: { written: 2, skipped: [], message: 'Kata lain ditambahkan di 2 FAQ.' },
    });
    expect(await keywords()).toEqual([
      ['depo', 'isi {dompet}'],
      ['wd', 'tarik dana'],
    ]);
    expect(await shown()).toEqual(before);
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
    expect(await keywords()).toEqual([['depo'], []]);
  });

  it('skips copies of shared FAQs, FAQs of others, and those that would have too many', async () => {
    const { add, addWith, addToMany, addShared, keywords, library, send, show } = await setUp();
    const full = await addWith(numbered(20), { question: 'Penuh' });
    const shared = await addShared('Bersama');
    const copy = (await show(1, [shared])).json.first_id;
    const { json } = await addToMany(1, [
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
    await addToMany(library, [{ id: shared, keywords: ['bareng'] }]);
    expect(await keywords()).toEqual([numbered(20), ['bareng'], []]);
  });
});

describe('keywords in a file', () => {
  const table = (...lines: string[]) => `question;keywords\r\n${lines.join('\r\n')}\r\n`;

  it('share one cell of a table, separated by bars or line breaks', async () => {
    const { importFile, keywords } = await setUp();
    await importFile(table('A;depo | isi saldo|', 'B;"wd\r\ntarik, dana"'));
    expect(await keywords()).toEqual([
      ['depo', 'isi saldo'],
      ['wd', 'tarik, dana'],
    ]);
  });

  it('stay if the column is missing, get those of the file besides, or are replaced by them', async () => {
    const { addWith, importFile, keywords } = await setUp();
    await addWith(['depo'], { question: 'A' });
    const without = await importFile('question\r\nA\r\n');
    expect(without).toMatchObject({ unchanged: 1, keywords_mode: null });
    expect(await importFile(table('A;'))).toMatchObject({ unchanged: 1 });
    const more = table('A;isi saldo | DEPO');
    expect(await importFile(more)).toMatchObject({ changed: 1, keywords_mode: 'add' });
    expect(await keywords()).toEqual([['depo', 'isi saldo']]);
    expect(await importFile(more)).toMatchObject({ unchanged: 1 });
    const { faults } = await importFile(table(`A;${numbered(19).join('|')}`));
    expect(faults).toMatchObject([{ line: 2, message: 'keywords: Maksimal 20 kata lain.' }]);
    const options = { keywordsMode: 'replace' };
    const dry = await importFile(table('A;'), { ...options, dryRun: true });
    expect(dry.lines).toMatchObject([
      {
        outcome: 'changed',
        parts: ['keywords'],
        before: { keywords: 'depo\nisi saldo' },
        after: { keywords: '' },
      },
    ]);
    await importFile(table('A;'), options);
    expect(await keywords()).toEqual([[]]);
  });

  it('are a list or one text in JSON', async () => {
    const { importFile, keywords } = await setUp();
    for (const [written, read] of [
      [
        ['depo', '=1+1'],
        ['depo', '=1+1'],
      ],
      ['depo, setor', ['depo', 'setor']],
      [[1], ['1']],
      [null, []],
    ]) {
      const json = { version: 1, faqs: [{ question: 'A', keywords: written }] };
      await importFile(JSON.stringify(json), { name: 'faq.json', keywordsMode: 'replace' });
      expect(await keywords()).toEqual([read]);
    }
  });
});
