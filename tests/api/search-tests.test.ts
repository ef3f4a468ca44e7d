// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InsightFact } from '../../api/contract/insights.ts';
import { searchTests } from '../../api/db/schema.ts';
import { createInsightSums } from '../../api/insights/insight-sums.ts';
import { purgeInsights } from '../../api/insights/purge-insights.ts';
import { faqForm } from './faq-form.ts';
import { createTestApi, createTestDatabase, secret } from './test-api.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function createVisits() {
  const db = await createTestDatabase();
  const insights = createInsightSums(db, secret, (error) => {
    throw error;
  });
  const api = await createTestApi({ db, insights });
  const cookie = await api.signIn();
  const send = (method: string, path: string, options: object = {}) =>
    api.call(path, { method, cookie, ...options });
  const report = async (from: number, facts: InsightFact[]) => {
    const body = JSON.stringify({ website_id: 1, facts });
    const response = await api.call('/insights', {
      method: 'POST',
      body,
      ip: `203.0.113.${from}`,
      headers: { Origin: 'http://faq.example.com' },
    });
    expect(response.status).toBe(204);
  };
  const addFaq = async (question: string) => {
    const response = await send('POST', '/api/faqs/', { body: faqForm({ question }) });
    return (await response.json()).id as number;
  };
  return {
    db,
    send,
    report,
    insights,
    addFaq,
    /** A visitor searches, and reads the chosen FAQ. */
    choose: (from: number, words: string, faq_id: number, after: InsightFact[] = []) =>
      report(from, [
        { type: 'searched', words, outcome: 'chosen', faq_id },
        { type: 'read', faq_id },
        ...after,
      ]),
    async tests() {
      await insights.write();
      return await (await send('GET', '/api/insights/1/tests')).json();
    },
  };
}

describe('what visitors choose after a search', () => {
  it('becomes a test of the website once three addresses chose the same FAQ', async () => {
    const { addFaq, choose, tests } = await createVisits();
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
    const { addFaq, choose, report, tests } = await createVisits();
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
    const { addFaq, choose, tests } = await createVisits();
    const faq = await addFaq('Ongkir');
    for (const from of [1, 2, 3]) {
      await choose(from, 'nama saya budi santoso', faq);
      await choose(from, 'biaya kirim', 9999);
    }
    expect(await tests()).toEqual([]);
  });

  it('cannot be forged by one address, however often it reports', async () => {
    const { addFaq, choose, tests } = await createVisits();
    const [good, bad] = [await addFaq('Ongkir'), await addFaq('Promo')];
    for (let at = 0; at < 60; at += 1)
      await choose(1, `palsu ${String.fromCharCode(97 + at)}`, bad);
    for (let at = 0; at < 20; at += 1) await choose(1, 'biaya kirim', bad);
    for (const from of [2, 3, 4]) await choose(from, 'biaya kirim', good);
    expect(await tests()).toMatchObject([{ words: 'biaya kirim', faq_id: good, count: 3 }]);
  });

  it('is the FAQ that most visitors chose', async () => {
    const { addFaq, choose, tests } = await createVisits();
    const [good, bad] = [await addFaq('Ongkir'), await addFaq('Promo')];
    for (const from of [1, 2, 3]) await choose(from, 'biaya', bad);
    expect(await tests()).toMatchObject([{ faq_id: bad }]);
    for (const from of [4, 5, 6, 7, 8, 9, 10]) await choose(from, 'biaya', good);
    expect(await tests()).toMatchObject([{ faq_id: good, count: 4 }]);
  });

  it('can be removed for good by an admin, and is forgotten after a year', async () => {
    const { db, addFaq, choose, tests, send } = await createVisits();
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
    const { db, addFaq, choose, tests, send } = await createVisits();
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
