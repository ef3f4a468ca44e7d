import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type {
  ReplacedField,
  Replacement,
  ReplacementLine,
} from '../../../api/contract/requests.ts';
import { faqs } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { transferCalls } from '../faq-files.ts';
import { createFaqWriter } from '../faq-writer.ts';

async function setUp() {
  const writer = await createFaqWriter();
  const { add, send } = writer;
  const turnover = await add({
    question: 'Apa itu turnover?',
    answer: 'Turnover adalah turnover.',
  });
  const child = await add({
    question: 'Syarat',
    answer: 'Minimal turnover 3x',
    parent_id: `${turnover}`,
  });
  const other = await add({ question: 'turnovers', answer: '' });
  const words = {
    website_ids: [1],
    find: 'turnover',
    replacement: 'TO',
    match_case: false,
    whole_word: true,
  };
  const targetsOf = (lines: readonly ReplacementLine[]) => {
    const targets = new Map<number, { id: number; version: number; fields: ReplacedField[] }>();
    for (const { id, version, field } of lines) {
      const target = targets.get(id) ?? { id, version, fields: [] };
      target.fields.push(field);
      targets.set(id, target);
    }
    return [...targets.values()];
  };
  return {
    ...writer,
    ids: { turnover, child, other },
    words,
    targetsOf,
    preview: async (change: Partial<Replacement> & { ids?: number[] } = {}) =>
      (await send('POST', '/api/faqs/replace/preview', { json: { ...words, ...change } })).json
        .lines as ReplacementLine[],
    replace: (faqs: object, change: Partial<Replacement> = {}) =>
      send('POST', '/api/faqs/replace', { json: { ...words, ...change, faqs } }),
  };
}

describe('replacing words in many FAQs', () => {
  it('shows what would change and writes nothing', async () => {
    const { preview, ids, state } = await setUp();
    const old = await state();
    expect(await preview()).toEqual([
      {
        id: ids.turnover,
        website_id: 1,
        version: 1,
        field: 'question',
        question: 'Apa itu turnover?',
        parts: ['Apa itu ', 'turnover', '?'],
        places: 1,
        problem: null,
      },
      {
        id: ids.turnover,
        website_id: 1,
        version: 1,
        field: 'answer',
        question: 'Apa itu turnover?',
        parts: ['', 'Turnover', ' adalah ', 'turnover', '.'],
        places: 2,
        problem: null,
      },
      {
        id: ids.child,
        website_id: 1,
        version: 1,
        field: 'answer',
        question: 'Syarat',
        parts: ['Minimal ', 'turnover', ' 3x'],
        places: 1,
        problem: null,
      },
    ]);
    expect(await preview({ whole_word: false })).toHaveLength(4);
    expect(await preview({ match_case: true })).toHaveLength(3);
    expect(await preview({ ids: [ids.child, ids.other] })).toHaveLength(1);
    expect(await preview({ ids: [] })).toEqual([]);
    // This FAQ has the new word already.
    expect(await preview({ find: 'Syarat', replacement: 'Syarat' })).toEqual([]);
    expect(await state()).toEqual(old);
  });

  it('writes the chosen lines in one entry that one undo reverts', async () => {
    const { preview, replace, targetsOf, state, trail, undo, shown, ids } = await setUp();
    await shown();
    const old = await state();
    const lines = (await preview()).filter(({ field }) => field === 'answer');
    const { status, json } = await replace(targetsOf(lines));
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        message: 'Kata di 2 FAQ berhasil diganti.',
        undo_id: json.undo_id,
        written: 2,
        skipped: [],
      },
    });
    expect(await shown()).toMatchObject([
      { id: ids.turnover, question: 'Apa itu turnover?', answer: 'TO adalah TO.' },
      { id: ids.child, answer: 'Minimal TO 3x' },
      { id: ids.other },
    ]);
    const [entry, before] = await trail();
    expect(before?.action).toBe('create');
    expect(entry).toMatchObject({
      action: 'replace',
      entity: 'faq',
      entity_id: null,
      label: '“turnover” menjadi “TO” di 2 FAQ',
      before: { words: 'turnover', questions: 'Apa itu turnover?\nSyarat' },
      after: { words: 'TO', questions: 'Apa itu turnover?\nSyarat' },
      undo: 'possible',
    });
    expect((await state()).faqs.map(({ version }) => version)).toEqual([2, 2, 1]);
    expect((await undo(json.undo_id)).json.message).toBe('Perubahan berhasil diurungkan.');
    const texts = (rows: typeof old.faqs) => rows.map(({ question, answer }) => [question, answer]);
    expect(texts((await state()).faqs)).toEqual(texts(old.faqs));
  });

  it('skips and lists FAQs that were changed or deleted meanwhile', async () => {
    const { preview, replace, targetsOf, edit, remove, ids, shown } = await setUp();
    const lines = await preview({ whole_word: false });
    await edit(ids.child, {
      question: 'Syarat',
      answer: 'turnover 5x',
      parent_id: `${ids.turnover}`,
    });
    await remove(ids.other);
    const { json } = await replace(targetsOf(lines), { whole_word: false });
    expect(json).toMatchObject({
      written: 1,
      skipped: [
        { id: ids.child, question: 'Syarat', reason: 'Sudah diubah admin lain.' },
        { id: ids.other, question: null, reason: 'Sudah dihapus.' },
      ],
    });
    expect(await shown()).toMatchObject([{ question: 'Apa itu TO?' }, { answer: 'turnover 5x' }]);
  });

  it('does not change texts that would be blank or too long, and says why', async () => {
    const { add, preview, replace, targetsOf, state, trail } = await setUp();
    await add({ question: 'bonus', answer: 'bonus' });
    await add({ question: `bonus ${'x'.repeat(290)}` });
    const old = await state();
    const removing = await preview({ find: 'bonus', replacement: '' });
    expect(removing.map(({ problem }) => problem)).toEqual([
      'Pertanyaan atau jawaban akan menjadi kosong.',
      'Pertanyaan atau jawaban akan menjadi kosong.',
      null,
    ]);
    const longer = { find: 'bonus', replacement: 'bonus mingguan' };
    const lines = await preview(longer);
    expect(lines.map(({ problem }) => problem)).toEqual([null, null, 'Maksimal 300 karakter.']);
    const entries = (await trail()).length;
    const refused = await replace(targetsOf(lines.slice(2)), longer);
    expect(refused.json).toMatchObject({
      message: 'Tidak ada kata yang diganti.',
      undo_id: null,
      written: 0,
      skipped: [{ reason: 'Maksimal 300 karakter.' }],
    });
    expect(await state()).toEqual(old);
    expect(await trail()).toHaveLength(entries);
    expect((await replace(targetsOf(lines), longer)).json).toMatchObject({
      written: 1,
      skipped: [{ reason: 'Maksimal 300 karakter.' }],
    });
  });

  it('trims the written texts, as the form does', async () => {
    const { preview, replace, targetsOf, shown } = await setUp();
    const words = { find: 'Apa itu', replacement: '' };
    await replace(targetsOf(await preview(words)), words);
    expect((await shown())[0]?.question).toBe('turnover?');
  });

  it.each([
    [{ find: '' }, 'find', 'Wajib diisi.'],
    [{ find: 'a'.repeat(301) }, 'find', 'Maksimal 300 karakter.'],
    [{ replacement: 'a'.repeat(301) }, 'replacement', 'Maksimal 300 karakter.'],
    [{ replacement: '\0' }, 'replacement', 'Tidak boleh memuat karakter tak terlihat.'],
    [{ match_case: 'ya' }, 'match_case', 'Harus berupa true atau false.'],
  ])('refuses %j', async (change, field, message) => {
    const { send, words } = await setUp();
    const json = { ...words, ...change };
    const { status, json: refused } = await send('POST', '/api/faqs/replace/preview', { json });
    expect({ status, fields: refused.fields }).toEqual({
      status: 400,
      fields: { [field]: message },
    });
  });

  it('yields to other requests while it searches texts that are made to be slow', async () => {
    const { api, cookie, words, replace, preview } = await setUp();
    const rows = Array.from({ length: 600 }, (_, row) => `Q${row};${'a'.repeat(5000)}\n`);
    await transferCalls(api, cookie).importFile(`question;answer\n${rows.join('')}`);
    const stored = await api.db.read.select({ id: faqs.id, version: faqs.version }).from(faqs);
    // The searched text almost matches at every position, which is the slowest case.
    const find = { ...words, find: `${'a'.repeat(299)}b`, whole_word: false };
    expect(await countYields(() => preview(find))).toBeGreaterThan(8);
    const chosen = stored.map((row) => ({ ...row, fields: ['answer'] }));
    expect(await countYields(() => replace(chosen, find))).toBeGreaterThan(8);
  });
});

describe('replacing words in several websites', () => {
  /** Creates websites 1 to 3, each with a FAQ about turnover, and a copy in website 3 that follows an original. */
  async function setUpMany() {
    const writer = await createFaqWriter();
    const { api, send, add, state } = writer;
    for (const name of ['Dua', 'Tiga']) {
      const json = valid.website({ name });
      await send('POST', '/api/websites', { json });
    }
    const ids: number[] = [];
    for (const website of ['1', '2', '3', '3'])
      ids.push(await add({ question: `turnover ${ids.length}`, answer: '', website_id: website }));
    const [one = 0, two = 0, three = 0, copy = 0] = ids;
    await api.db.write((tx) => tx.update(faqs).set({ sourceId: 999 }).where(eq(faqs.id, copy)));
    const words = { find: 'turnover', replacement: 'TO', match_case: false, whole_word: false };
    return {
      ...writer,
      ids: { one, two, three, copy },
      words,
      replace: (website_ids: number[], chosen = ids, as?: string) =>
        send(
          'POST',
          '/api/faqs/replace',
          {
            json: {
              ...words,
              website_ids,
              faqs: chosen.map((id) => ({ id, version: 1, fields: ['question'] })),
            },
          },
          as,
        ),
      preview: async (json: object) =>
        await send('POST', '/api/faqs/replace/preview', { json: { ...words, ...json } }),
      questions: async () => (await state()).faqs.map(({ question }) => question),
    };
  }
  const old = ['turnover 0', 'turnover 1', 'turnover 2', 'turnover 3'];

  it('lists the lines website by website, without copies that follow the library', async () => {
    const { preview, ids } = await setUpMany();
    const { lines, is_cut } = (await preview({ website_ids: [3, 1] })).json;
    const found = lines.map((line: ReplacementLine) => [line.website_id, line.id]);
    expect({ found, is_cut }).toEqual({
      found: [
        [3, ids.three],
        [1, ids.one],
      ],
      is_cut: false,
    });
    expect((await preview({ website_ids: [1, 9] })).json.fields).toEqual({
      website_ids: 'Website tidak ditemukan.',
    });
    expect((await preview({ website_ids: [] })).json.fields).toEqual({
      website_ids: 'Pilih minimal satu website.',
    });
  });

  it('writes one entry per website, shows it to visitors at once, and one undo reverts all', async () => {
    const { replace, ids, trail, undo, questions, send } = await setUpMany();
    const read = async () => (await send('GET', '/faqs/3')).json[0].question;
    expect(await read()).toBe('turnover 2');
    const { status, json } = await replace([1, 2, 3]);
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        message: 'Kata di 3 FAQ dari 3 website berhasil diganti.',
        undo_id: json.undo_id,
        written: 3,
        skipped: [{ id: ids.copy, question: 'turnover 3', reason: 'Mengikuti FAQ bersama.' }],
      },
    });
    expect(await questions()).toEqual(['TO 0', 'TO 1', 'TO 2', 'turnover 3']);
    expect(await read()).toBe('TO 2');
    const entries = (await trail()).filter(({ action }) => action === 'replace');
    expect(entries.map(({ website_id, label }) => [website_id, label])).toEqual(
      [3, 2, 1].map((id) => [id, '“turnover” menjadi “TO” di 1 FAQ']),
    );
    const undone = await undo(json.undo_id);
    expect(undone.json).toMatchObject({
      message: 'Perubahan berhasil diurungkan.',
      website_id: 1,
    });
    expect(await questions()).toEqual(old);
    expect(await read()).toBe('turnover 2');
  });

  it('ignores FAQs of websites that the request does not name', async () => {
    const { replace, ids, questions } = await setUpMany();
    const { json } = await replace([1], [ids.one, ids.two]);
    expect(json.skipped).toEqual([{ id: ids.two, question: null, reason: 'Sudah dihapus.' }]);
    expect(await questions()).toEqual(['TO 0', ...old.slice(1)]);
  });
});

/** Counts how often other code could run during this work. */
async function countYields(work: () => Promise<unknown>): Promise<number> {
  let yields = 0;
  const timer = setInterval(() => {
    yields += 1;
  }, 1);
  await work().finally(() => clearInterval(timer));
  return yields;
}
