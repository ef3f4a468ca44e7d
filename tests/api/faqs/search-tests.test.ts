// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InsightFact } from '../../../api/contract/insights.ts';
import { searchTests } from '../../../api/db/schema.ts';
import { purgeInsights } from '../../../api/insights/purge-insights.ts';
import { transferCalls } from '../faq-files.ts';
import { createVisits } from '../visits.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function setUp() {
  const visits = await createVisits();
  const { api, cookie, insights, send } = visits;
  const report = async (from: number, facts: InsightFact[]) =>
    expect((await visits.report(facts, { ip: `203.0.113.${from}` })).status).toBe(204);
  const { importFile, exportFile, websiteCode, send: sendFile } = transferCalls(api, cookie);
  return {
    ...visits,
    report,
    importFile,
    exportFile,
    websiteCode,
    sendFile,
    /** A visitor searches, and reads the chosen FAQ. */
    choose: (from: number, words: string, faq_id: number, after: InsightFact[] = []) =>
      report(from, [
        { type: 'searched', words, outcome: 'chosen', faq_id },
        { type: 'read', faq_id },
        ...after,
      ]),
    async tests() {
      await insights.write();
      return (await send('GET', '/api/insights/1/tests')).json;
    },
  };
}

describe('what visitors choose after a search', () => {
  it('becomes a test of the website once three addresses chose the same FAQ', async () => {
    const { addFaq, choose, tests } = await setUp();
    const faq = await addFaq('Ongkir');
    await choose(1, 'Biaya  KIRIM brp', faq);
    await choose(2, 'biaya kirim brp', faq);
    expect(await tests()).toEqual([]);
    await choose(3, 'biaya kirim brp', faq);
    expect(await tests()).toMatchObject([{ words: 'biaya kirim brp', faq_id: faq, count: 3 }]);
    await choose(4, 'biaya kirim brp', faq);
    expect(await tests()).toMatchObject([{ count: 4 }]);
  });

  it('does not count if the answer was not read, or a human was asked for afterwards', async () => {
    const { addFaq, choose, report, tests } = await setUp();
    const faq = await addFaq('Ongkir');
    for (const from of [1, 2, 3]) {
      await report(from, [
        { type: 'searched', words: 'ongkos brp', outcome: 'chosen', faq_id: faq },
      ]);
      await choose(from, 'kirim brp', faq, [
        { type: 'handed-over', outcome: 'opened', channel: 'livechat' },
      ]);
    }
    expect(await tests()).toEqual([]);
  });

  it('leaves out personal wordings and FAQs of other websites', async () => {
    const { addFaq, choose, tests } = await setUp();
    const faq = await addFaq('Ongkir');
    for (const from of [1, 2, 3]) {
      await choose(from, 'nama saya budi santoso', faq);
      await choose(from, 'biaya kirim', 9999);
    }
    expect(await tests()).toEqual([]);
  });

  it('cannot be forged by one address, however often it reports', async () => {
    const { addFaq, choose, tests, send } = await setUp();
    const [good, bad] = [await addFaq('Ongkir'), await addFaq('Promo')];
    const read = async (path: string) => (await send('GET', path)).json;
    const found = [await read('/faqs/1'), await read('/faqs/1/words')];
    for (let at = 0; at < 60; at += 1)
      await choose(1, `palsu ${String.fromCharCode(97 + at)}`, bad);
    for (let at = 0; at < 20; at += 1) await choose(1, 'biaya kirim', bad);
    for (const from of [2, 3, 4]) await choose(from, 'biaya kirim', good);
    expect(await tests()).toMatchObject([{ words: 'biaya kirim', faq_id: good, count: 3 }]);
    // What the bot searches is the same as before, so nothing was pushed to the top.
    expect([await read('/faqs/1'), await read('/faqs/1/words')]).toEqual(found);
  });

  it('is the FAQ that most visitors chose', async () => {
    const { addFaq, choose, tests } = await setUp();
    const [good, bad] = [await addFaq('Ongkir'), await addFaq('Promo')];
    for (const from of [1, 2, 3]) await choose(from, 'biaya', bad);
    expect(await tests()).toMatchObject([{ faq_id: bad }]);
    for (const from of [4, 5, 6, 7, 8, 9, 10]) await choose(from, 'biaya', good);
    expect(await tests()).toMatchObject([{ faq_id: good, count: 4 }]);
  });

  it('can be removed for good by an admin, and is forgotten after a year', async () => {
    const { db, addFaq, choose, tests, send } = await setUp();
    const faq = await addFaq('Ongkir');
    for (const from of [1, 2, 3]) {
      await choose(from, 'biaya kirim', faq);
      await choose(from, 'ongkir brp', faq);
    }
    const [first] = await tests();
    expect((await send('DELETE', `/api/insights/1/tests/${first.id}`)).status).toBe(200);
    expect((await send('DELETE', `/api/insights/1/tests/${first.id}`)).status).toBe(404);
    for (const from of [4, 5, 6]) await choose(from, first.words, faq);
    expect(await tests()).toHaveLength(1);
    vi.useFakeTimers({ now: Date.now() + 367 * 86_400_000, toFake: ['Date'] });
    await purgeInsights(db, new AbortController().signal);
    expect(await db.read.$count(searchTests)).toBe(0);
  });

  it('does not change tests that an admin added, which stay', async () => {
    const { db, addFaq, choose, tests, send } = await setUp();
    const [good, bad] = [await addFaq('Ongkir'), await addFaq('Promo')];
    const add = (json: object) => send('POST', '/api/insights/1/tests', { json });
    expect((await add({ words: 'Biaya  KIRIM', faq_id: good })).status).toBe(200);
    expect((await add({ words: 'biaya', faq_id: 9999 })).status).toBe(404);
    expect((await add({ words: ' ', faq_id: good })).status).toBe(400);
    for (const from of [1, 2, 3, 4]) await choose(from, 'biaya kirim', bad);
    vi.useFakeTimers({ now: Date.now() + 800 * 86_400_000, toFake: ['Date'] });
    await purgeInsights(db, new AbortController().signal);
    expect(await db.read.select().from(searchTests)).toMatchObject([
      { words: 'biaya kirim', faqId: good, state: 'own' },
    ]);
    vi.useRealTimers();
    const [{ id }] = await tests();
    await send('DELETE', `/api/insights/1/tests/${id}`);
    expect(await tests()).toEqual([]);
  });
});

describe('the tests of a website', () => {
  it.each(['csv', 'json'] as const)(
    'are exported and imported as %s, and nothing changes the second time',
    async (format) => {
      const { addFaq, choose, tests, send, exportFile, importFile } = await setUp();
      const faq = await addFaq('Ongkir');
      await send('POST', '/api/insights/1/tests', { json: { words: 'biaya antar', faq_id: faq } });
      for (const from of [1, 2, 3]) await choose(from, 'biaya kirim', faq);
      expect(await tests()).toHaveLength(2);
      const file = await exportFile(format);
      expect(await importFile(file)).toMatchObject({ unchanged: 1, changed: 0 });

      const other = await setUp();
      await other.importFile(file);
      const [imported] = await other.tests();
      expect(await other.tests()).toMatchObject([
        { words: 'biaya antar', faq_id: imported.faq_id, count: 0 },
        { words: 'biaya kirim', faq_id: imported.faq_id, count: 0 },
      ]);
      expect(await other.importFile(file)).toMatchObject({ unchanged: 1, changed: 0 });
    },
  );

  it('are added by an import without losing others, and an undo restores them', async () => {
    const { addFaq, tests, send, importFile, undo } = await setUp();
    const [ongkir, promo] = [await addFaq('Ongkir'), await addFaq('Promo')];
    for (const words of ['biaya kirim', 'diskon'])
      await send('POST', '/api/insights/1/tests', { json: { words, faq_id: promo } });
    const file =
      'question;tests\r\nOngkir;Biaya KIRIM | 08123456789 tarif\r\nPromo;biaya kirim\r\n';
    const dry = await importFile(file, { dryRun: true });
    expect(dry.lines).toMatchObject([
      { outcome: 'changed', parts: ['tests'] },
      { outcome: 'unchanged' },
    ]);
    const { undo_id } = await importFile(file);
    expect(await tests()).toMatchObject([
      { words: 'biaya kirim', faq_id: ongkir },
      { words: 'diskon', faq_id: promo },
      { words: 'tarif', faq_id: ongkir },
    ]);
    // A colleague gives one of them to another FAQ before the undo.
    await send('POST', '/api/insights/1/tests', { json: { words: 'tarif', faq_id: promo } });
    expect((await undo(undo_id)).status).toBe(200);
    expect(await tests()).toMatchObject([
      { words: 'biaya kirim', faq_id: promo },
      { words: 'diskon', faq_id: promo },
      { words: 'tarif', faq_id: promo },
    ]);
  });

  it('are at most 1,000, also by imports', async () => {
    const { addFaq, tests, importFile, sendFile } = await setUp();
    for (const question of ['A', 'B', 'C', 'D', 'E', 'F']) await addFaq(question);
    const cell = (question: string, of: number) =>
      Array.from({ length: of }, (_, at) => `kata ${question.toLowerCase()}x ${at}`).join('|');
    const table = (...rows: [string, number][]) =>
      rows.map(([question, of]) => `${question};${cell(question, of)}`).join('\r\n');
    await importFile(
      `question;tests\r\n${table(['A', 200], ['B', 200], ['C', 200], ['D', 200], ['E', 199])}`,
    );
    expect(await tests()).toHaveLength(999);
    const refused = await sendFile(`question;tests\r\n${table(['F', 2])}`);
    expect(refused.status).toBe(409);
    expect(await tests()).toHaveLength(999);
  });
});

describe('the dry run of an import', () => {
  it('has the tree as it would be, for the effect on the tests', async () => {
    const { addFaq, importFile, websiteCode } = await setUp();
    const [ongkir, promo] = [await addFaq('Ongkir'), await addFaq('Promo')];
    const code = await websiteCode();
    const file = `id;parent_id;question;keywords;website\r\n${promo};;Diskon;murah;${code}\r\n7;${promo};Kupon;;\r\n`;
    expect((await importFile(file, { dryRun: true })).tree).toMatchObject([
      { id: ongkir, question: 'Ongkir', parent_id: null },
      { id: promo, question: 'Diskon', keywords: ['murah'], parent_id: null },
      { id: -3, question: 'Kupon', parent_id: promo },
    ]);
    expect(await importFile(file)).not.toHaveProperty('tree');
  });
});
