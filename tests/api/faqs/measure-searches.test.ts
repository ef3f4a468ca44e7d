import { describe, expect, it, vi } from 'vitest';
import { searchTests } from '../../../api/db/schema.ts';
import { measureSearches } from '../../../api/operations/measure-searches.ts';
import { createFaqWriter } from '../faq-writer.ts';

const { signal } = new AbortController();

describe('the tests of a website’s search', () => {
  it('are measured once a day with the FAQs that visitors read, and shown by day', async () => {
    const { api, cookie, send, add } = await createFaqWriter();
    const opening = await add({ question: 'Jam buka' });
    const holiday = await add({ question: 'Jam buka hari libur' });
    const cost = await add({ question: 'Ongkos kirim' });
    await api.db.write((tx) =>
      tx.insert(searchTests).values(
        [
          ['jam buka', opening, 'own'],
          ['jam bukanya', holiday, 'counted'],
          ['zwqxk', cost, 'counted'],
          ['ongkos', opening, 'removed'],
        ].map(([words, faqId, state]) => ({
          websiteId: 1,
          words: `${words}`,
          faqId: Number(faqId),
          state: state as 'own',
          count: 0,
          lastOn: '9999-12-31',
        })),
      ),
    );
    const json = { wordings: ['wqzzk pas mlm'] };
    await send('POST', `/api/faqs/${cost}/wordings`, { json });
    const lastDay = async () => (await send('GET', '/api/insights/1')).json.days.at(-1);
    expect(await lastDay()).toMatchObject({ tested: 0, tested_first: 0, tested_three: 0 });

    await measureSearches(api.db, signal);
    const expected = { tested: 4, tested_first: 1, tested_three: 2 };
    expect(await lastDay()).toMatchObject(expected);

    await send('DELETE', `/api/faqs/${opening}`);
    await measureSearches(api.db, signal);
    expect(await lastDay()).toMatchObject(expected);
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
    await measureSearches(api.db, signal);
    vi.useRealTimers();
    const csv = await (await api.call('/api/insights/1/csv', { cookie })).text();
    expect(csv).toContain(
      'Pertanyaan pengunjung diuji;Ditemukan pertama;Ditemukan di tiga teratas',
    );
    expect(csv).toMatch(/;4;1;2\r\n$/);
  });
});
