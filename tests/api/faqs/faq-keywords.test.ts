import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, websites } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { transferCalls } from '../faq-files.ts';
import { faqForm } from '../faq-form.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { said } from '../test-api.ts';

/** Creates the form of a FAQ with one field for each keyword. */
function formWith(keywords: readonly string[], fields: Record<string, string> = {}): FormData {
  const form = faqForm(fields);
  for (const keyword of keywords) form.append('keywords', keyword);
  return form;
}

async function createKeywordWriter() {
  const writer = await createFaqWriter();
  const { send, edit } = writer;
  const list = async () => (await send('GET', '/api/faqs/1/100/1')).json;
  return {
    ...writer,
    list,
    addWith: (keywords: readonly string[], fields: Record<string, string> = {}) =>
      send('POST', '/api/faqs', { body: formWith(keywords, fields) }),
    editWith: (id: number, keywords: readonly string[], fields: Record<string, string> = {}) =>
      send('PUT', `/api/faqs/${id}`, { body: formWith(keywords, fields) }),
    addKeyword: (id: number, keyword: string) =>
      send('POST', `/api/faqs/${id}/keywords`, { json: { keyword } }),
    keywordsOf: async (id: number): Promise<string[]> =>
      (await list()).find((faq: { id: number }) => faq.id === id)?.keywords,
    rename: (id: number, question: string) => edit(id, { question }),
  };
}

describe('the keywords of a FAQ', () => {
  it('are stored without surrounding spaces, blank ones and repetitions in another case', async () => {
    const { addWith, list, send } = await createKeywordWriter();
    const typed = [' depo ', '', 'Isi   saldo', 'DEPO', 'isi saldo', 'top, "up"', '💬'];
    expect((await addWith(typed)).status).toBe(201);
    const keywords = ['depo', 'Isi saldo', 'top, "up"', '💬'];
    expect(await list()).toMatchObject([{ keywords }]);
    expect((await send('GET', '/faqs/1')).json).toMatchObject([{ keywords }]);
  });

  it('are left out of the response to visitors when there are none', async () => {
    const { add, list, send } = await createKeywordWriter();
    await add();
    expect(await list()).toMatchObject([{ keywords: [] }]);
    expect(Object.keys((await send('GET', '/faqs/1')).json[0])).not.toContain('keywords');
  });

  it('stay when the form leaves them out, and are deleted when it sends a blank one', async () => {
    const { addWith, editWith, keywordsOf, rename } = await createKeywordWriter();
    const { id } = (await addWith(['depo', 'topup'])).json;
    await rename(id, 'Cara deposit?');
    expect(await keywordsOf(id)).toEqual(['depo', 'topup']);
    await editWith(id, ['topup']);
    expect(await keywordsOf(id)).toEqual(['topup']);
    await editWith(id, ['']);
    expect(await keywordsOf(id)).toEqual([]);
  });

  it.each([
    [Array.from({ length: 21 }, (_, at) => `kata ${at}`), 'Maksimal 20 kata lain.'],
    [
      ['x'.repeat(61)],
      `Setiap kata lain maksimal 60 karakter; yang ini lebih panjang: “${'x'.repeat(30)}…”.`,
    ],
    [['depo|topup'], 'Kata lain tidak boleh memuat tanda |.'],
    [['depo\0'], 'Tidak boleh memuat karakter tak terlihat.'],
  ])('are refused beyond their limits: %#', async (keywords, message) => {
    const { addWith, list } = await createKeywordWriter();
    expect(await addWith(keywords)).toEqual(said(400, message, 'keywords'));
    expect(await list()).toEqual([]);
  });

  it('come back when an edit, a deletion or a replaced tree is undone', async () => {
    const { addWith, editWith, undo, remove, keywordsOf, api, cookie } =
      await createKeywordWriter();
    const { id } = (await addWith(['depo'])).json;
    const edited = await editWith(id, ['wd', 'tarik dana']);
    expect((await undo(edited.json.undo_id)).status).toBe(200);
    expect(await keywordsOf(id)).toEqual(['depo']);
    await undo((await remove(id)).json.undo_id);
    expect(await keywordsOf(id)).toEqual(['depo']);
    const { importFile } = transferCalls(api, cookie);
    const options = { mode: 'replace', confirmName: 'Website Demo' } as const;
    const { undo_id } = await importFile('question\r\nLain?\r\n', options);
    await undo(undo_id);
    expect(await keywordsOf(id)).toEqual(['depo']);
  });

  it('belong to a version, and are restored with it', async () => {
    const { addWith, editWith, send, trail, keywordsOf } = await createKeywordWriter();
    const { id } = (await addWith(['depo'])).json;
    await editWith(id, ['wd', 'tarik dana']);
    const [edit, creation] = await trail();
    expect(edit).toMatchObject({
      before: { keywords: 'depo' },
      after: { keywords: 'wd\ntarik dana' },
    });
    const path = `/api/faqs/${id}/versions/${creation?.id}`;
    expect((await send('GET', path)).json).toMatchObject({
      keywords: ['depo'],
      current: { keywords: ['wd', 'tarik dana'] },
    });
    expect((await send('PUT', path, { json: {} })).status).toBe(200);
    expect(await keywordsOf(id)).toEqual(['depo']);
  });

  it('stay when the restored version is from before the server had keywords', async () => {
    const { addWith, editWith, send, trail, keywordsOf, api } = await createKeywordWriter();
    const { id } = (await addWith(['depo'], { question: 'Lama?' })).json;
    await editWith(id, ['wd'], { question: 'Baru?' });
    const creation = (await trail()).at(1);
    const { keywords, ...after } = creation?.after ?? {};
    await api.db.write((tx) =>
      tx
        .update(auditEntries)
        .set({ after })
        .where(eq(auditEntries.id, creation?.id ?? 0)),
    );
    const path = `/api/faqs/${id}/versions/${creation?.id}`;
    expect((await send('GET', path)).json).toMatchObject({ question: 'Lama?', keywords: ['wd'] });
    await send('PUT', path, { json: {} });
    expect(await keywordsOf(id)).toEqual(['wd']);
  });

  it('are copied with a branch, into a new website too', async () => {
    const { addWith, send, list, api } = await createKeywordWriter();
    const { id } = (await addWith(['depo'])).json;
    await send('POST', `/api/faqs/${id}/duplicate`, { json: {} });
    expect(await list()).toMatchObject([{ keywords: ['depo'] }, { keywords: ['depo'] }]);
    const website = valid.website();
    await send('POST', '/api/websites', { json: { ...website, start: 'copy', copy_from: 1 } });
    const [, second] = await api.db.read.select().from(websites).orderBy(websites.id);
    expect((await send('GET', `/faqs/${second?.id}`)).json).toMatchObject([
      { keywords: ['depo'] },
      { keywords: ['depo'] },
    ]);
  });

  it('do not change when words of the texts are replaced', async () => {
    const { addWith, send, list } = await createKeywordWriter();
    const { id } = (await addWith(['depo'], { question: 'Cara depo?' })).json;
    const words = { find: 'depo', replacement: 'deposit', match_case: false, whole_word: true };
    const faqs = [{ id, version: 1, fields: ['question'] }];
    expect(
      (await send('POST', '/api/faqs/replace', { json: { ...words, website_ids: [1], faqs } }))
        .status,
    ).toBe(200);
    expect(await list()).toMatchObject([{ question: 'Cara deposit?', keywords: ['depo'] }]);
  });

  it('are searched, and are shown as the found part if only they match', async () => {
    const { addWith, send } = await createKeywordWriter();
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
    const { addWith, addKeyword, keywordsOf, undo, list } = await createKeywordWriter();
    const { id } = (await addWith(['depo'], { question: 'Deposit' })).json;
    const { status, json } = await addKeyword(id, ' isi  saldo ');
    expect([status, json.message]).toEqual([200, '“isi saldo” menjadi kata lain untuk “Deposit”.']);
    expect(await keywordsOf(id)).toEqual(['depo', 'isi saldo']);
    expect(await list()).toMatchObject([{ version: 2 }]);
    await undo(json.undo_id);
    expect(await keywordsOf(id)).toEqual(['depo']);
  });

  it('writes nothing when the FAQ has it in another case', async () => {
    const { addWith, addKeyword, trail, list } = await createKeywordWriter();
    const { id } = (await addWith(['Depo'], { question: 'Deposit' })).json;
    const before = await trail();
    expect(await addKeyword(id, 'depo')).toEqual({
      status: 200,
      json: { message: '“depo” sudah menjadi kata lain untuk “Deposit”.', undo_id: null },
    });
    expect(await trail()).toEqual(before);
    expect(await list()).toMatchObject([{ version: 1 }]);
  });

  it.each(['', '  ', 'x'.repeat(61), 'a|b'])('refuses %j', async (keyword) => {
    const { addWith, addKeyword } = await createKeywordWriter();
    const { id } = (await addWith([])).json;
    const { status, json } = await addKeyword(id, keyword);
    expect([status, Object.keys(json.fields)]).toEqual([400, ['keyword']]);
  });

  it('refuses a 21st keyword, and a FAQ that does not exist', async () => {
    const { addWith, addKeyword } = await createKeywordWriter();
    const { id } = (await addWith(Array.from({ length: 20 }, (_, at) => `kata ${at}`))).json;
    expect((await addKeyword(id, 'lagi')).json.fields).toEqual({
      keyword: 'Maksimal 20 kata lain.',
    });
    expect((await addKeyword(9999, 'depo')).status).toBe(404);
  });
});

describe('keywords in a file', () => {
  const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;

  it('share one cell of a CSV, separated by bars or line breaks', async () => {
    const { api, cookie, list } = await createKeywordWriter();
    const { importFile, exportFile } = transferCalls(api, cookie);
    await importFile(crlf('question;keywords', 'A;depo | isi saldo|', 'B;"wd\r\ntarik, dana"'));
    expect(await list()).toMatchObject([
      { keywords: ['depo', 'isi saldo'] },
      { keywords: ['wd', 'tarik, dana'] },
    ]);
    const csv = (await exportFile('csv')).toString();
    expect(csv).toContain(';depo | isi saldo;');
    expect(await importFile(csv)).toMatchObject({ unchanged: 2, keywords_mode: null });
  });

  it('stay if the column is missing, get those of the file besides, or are replaced by them', async () => {
    const { api, cookie, addWith, list } = await createKeywordWriter();
    const { importFile } = transferCalls(api, cookie);
    await addWith(['depo'], { question: 'A' });
    expect(await importFile(crlf('question', 'A'))).toMatchObject({
      unchanged: 1,
      keywords_mode: null,
    });
    expect(await importFile(crlf('question;keywords', 'A;'))).toMatchObject({ unchanged: 1 });
    const more = crlf('question;keywords', 'A;isi saldo | DEPO');
    expect(await importFile(more)).toMatchObject({ changed: 1, keywords_mode: 'add' });
    expect(await list()).toMatchObject([{ keywords: ['depo', 'isi saldo'] }]);
    expect(await importFile(more)).toMatchObject({ unchanged: 1 });
    const many = Array.from({ length: 19 }, (_, at) => `k${at}`).join('|');
    const { faults } = await importFile(crlf('question;keywords', `A;${many}`));
    expect(faults).toMatchObject([{ line: 2, message: 'keywords: Maksimal 20 kata lain.' }]);
    const options = { keywordsMode: 'replace' };
    const file = crlf('question;keywords', 'A;');
    const dry = await importFile(file, { ...options, dryRun: true });
    expect(dry.lines).toMatchObject([
      {
        outcome: 'changed',
        parts: ['keywords'],
        before: { keywords: 'depo\nisi saldo' },
        after: { keywords: '' },
      },
    ]);
    await importFile(file, options);
    expect(await list()).toMatchObject([{ keywords: [] }]);
  });

  it('are a list or one text in JSON', async () => {
    const { api, cookie, list } = await createKeywordWriter();
    const { importFile } = transferCalls(api, cookie);
    const json = (keywords: unknown) =>
      JSON.stringify({ version: 1, faqs: [{ question: 'A', keywords }] });
    await importFile(json(['depo', '=1+1']), { name: 'faq.json' });
    expect(await list()).toMatchObject([{ keywords: ['depo', '=1+1'] }]);
    await importFile(json('depo, setor'), { keywordsMode: 'replace' });
    expect(await list()).toMatchObject([{ keywords: ['depo', 'setor'] }]);
    await importFile(json([1]), { keywordsMode: 'replace' });
    expect(await list()).toMatchObject([{ keywords: ['1'] }]);
    await importFile(json(null), { keywordsMode: 'replace' });
    expect(await list()).toMatchObject([{ keywords: [] }]);
  });

  it('are refused beyond their limits, with the number of the line', async () => {
    const { api, cookie } = await createKeywordWriter();
    const { importFile } = transferCalls(api, cookie);
    const many = Array.from({ length: 21 }, (_, at) => `k${at}`).join('|');
    const { faults } = await importFile(crlf('question;keywords', `A;${many}`, 'B;depo'));
    expect(faults).toEqual([{ line: 2, words: 'A', message: 'keywords: Maksimal 20 kata lain.' }]);
  });
});
