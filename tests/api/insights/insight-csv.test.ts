// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { InsightKind } from '../../../api/contract/insights.ts';
import { insightCounts } from '../../../api/db/schema.ts';
import { createFaqWriter } from '../faq-writer.ts';

async function createSums() {
  const { api, cookie, add: addFaq } = await createFaqWriter();
  const count = (day: string, kind: InsightKind, sum: number, faqId = 0) =>
    api.db.write((tx) =>
      tx.insert(insightCounts).values({ websiteId: 1, day, kind, faqId, count: sum }),
    );
  const request = (query: string, website = 1) =>
    api.call(`/api/insights/${website}/csv?${query}`, { cookie });
  const lines = async (query: string) => (await (await request(query)).text()).split('\r\n');
  return { addFaq, count, request, lines };
}

const november = 'from=2026-11-01&to=2026-11-03';

describe('the exported sums', () => {
  it('have a line for each day of the period', async () => {
    const { addFaq, count, request, lines } = await createSums();
    const faq = await addFaq({ question: 'Deposit' });
    await count('2026-11-02', 'opened', 7);
    await count('2026-11-02', 'read', 5, faq);
    await count('2026-11-02', 'handed-over', 2, faq);
    await count('2026-11-02', 'tested', 8);
    await count('2026-11-02', 'tested-first', 5);
    await count('2026-11-02', 'tested-three', 6);
    await count('2026-11-03', 'searched', 3);
    await count('2026-11-03', 'unanswered', 1);
    await count('2026-11-04', 'opened', 9);
    expect(await lines(`${november}&part=days`)).toEqual([
      'Hari;Panel dibuka;Jawaban dibaca;Pencarian;Tanpa hasil;Diteruskan ke petugas;Membantu;Tidak membantu;Pertanyaan pengunjung diuji;Ditemukan pertama;Ditemukan di tiga teratas',
      '2026-11-01;0;0;0;0;0;0;0;0;0;0',
      '2026-11-02;7;5;0;0;2;0;0;8;5;6',
      '2026-11-03;0;0;3;1;0;0;0;0;0;0',
      '',
    ]);
    const { headers } = await request(`${november}&part=days`);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="dashboard-per-hari-[a-z0-9-]+-2026-11-01-2026-11-03\.csv"$/,
    );
  });

  it('have a line for each FAQ in the order of the tree, and one for all deleted ones', async () => {
    const { addFaq, count, lines } = await createSums();
    const first = await addFaq({ question: 'Deposit' });
    const second = await addFaq({ question: 'Withdraw; "cepat"' });
    const child = await addFaq({ question: 'Cara deposit', parent_id: `${first}` });
    await count('2026-11-01', 'read', 4, child);
    await count('2026-11-02', 'read', 6, child);
    await count('2026-11-02', 'helpful', 2, child);
    await count('2026-11-02', 'unhelpful', 1, child);
    await count('2026-11-02', 'handed-over', 3, child);
    await count('2026-11-02', 'explained-outdated', 2, child);
    await count('2026-11-02', 'read', 8, 901);
    await count('2026-11-02', 'handed-over', 1, 902);
    // This line counts visitors who asked for a human before they read an answer.
    await count('2026-11-02', 'handed-over', 50);
    expect(await lines(`${november}&part=faqs`)).toEqual([
      'id;parent_id;Pertanyaan;Jawaban dibaca;Membantu;Tidak membantu;Diteruskan ke petugas;Kurang jelas;Info sudah tidak berlaku;Bukan yang saya cari;"Sudah dicoba, belum berhasil"',
      `${first};;Deposit;0;0;0;0;0;0;0;0`,
      `${child};${first};Cara deposit;10;2;1;3;0;2;0;0`,
      `${second};;"Withdraw; ""cepat""";0;0;0;0;0;0;0;0`,
      ';;FAQ yang sudah dihapus;8;0;0;1;0;0;0;0',
      '',
    ]);
  });

  it('are summed by week, from the first day to the last', async () => {
    const { addFaq, count, lines } = await createSums();
    const faq = await addFaq({ question: 'Deposit' });
    for (const [at, day] of ['01', '07', '08', '14', '15', '30'].entries())
      await count(`2026-11-${day}`, 'read', 10 ** at, faq);
    await count('2026-10-31', 'read', 5, faq);
    await count('2026-12-01', 'read', 5, faq);
    const month = 'from=2026-11-01&to=2026-11-30';
    expect((await lines(`${month}&part=faqs`))[1]).toBe(`${faq};;Deposit;111111;0;0;0;0;0;0;0`);
    const days = await lines(`${month}&part=days`);
    expect(days).toHaveLength(32);
    expect(days[8]).toBe('2026-11-08;0;100;0;0;0;0;0;0;0;0');
    expect(days[30]).toBe('2026-11-30;0;100000;0;0;0;0;0;0;0;0');
  });

  it('contain no formula that a spreadsheet runs', async () => {
    const { addFaq, lines } = await createSums();
    await addFaq({ question: '=HYPERLINK("https://contoh.id")' });
    expect((await lines(`${november}&part=faqs`))[1]).toContain(`'=HYPERLINK(`);
  });

  it('require an existing website and a valid period', async () => {
    const { request } = await createSums();
    for (const [query, website, status] of [
      ['part=days', 1, 200],
      ['', 1, 200],
      ['part=words', 1, 400],
      ['part=days&from=2026-11-02&to=2026-11-01', 1, 400],
      ['part=days&from=2020-01-01&to=2026-11-01', 1, 400],
      ['part=days&from=kemarin', 1, 400],
      ['part=days', 99, 404],
    ] as const)
      expect([query, (await request(query, website)).status]).toEqual([query, status]);
  });
});
