import { describe, expect, it } from 'vitest';
import { systemActor } from '../../../api/audit-log/actor.ts';
import { createAuditedDatabase } from '../../../api/audit-log/audited-database.ts';
import { createFaq } from '../../../api/faqs/writes/faq-writes.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { said } from '../test-api.ts';

/** The tree A (A1, A2 (A21), A3), B (B1), C. */
async function setUp() {
  const { api, send } = await createFaqWriter();
  const ids: Record<string, number> = {};
  await createAuditedDatabase(api.db).write(systemActor, async (change) => {
    for (const question of ['A', 'A1', 'A2', 'A21', 'A3', 'B', 'B1', 'C']) {
      const parentId = ids[question.slice(0, -1)] ?? null;
      const fields = { question, answer: null, websiteId: 1, parentId };
      ids[question] = (await createFaq(change, fields, undefined)).id;
    }
  });
  const list = (query: string, page = '100/1') => send('GET', `/api/faqs/1/${page}?${query}`);
  const idsOf = (names: string) => names.split(' ').map((name) => ids[name]);
  return {
    list,
    fold: (names: string) => `folded=${idsOf(names).join()}`,
    shown: async (query: string, page?: string) => {
      const { status, json } = await list(query, page);
      expect(status).toBe(200);
      return (json as { question: string; all_data: number }[]).map(
        ({ question, all_data }) => `${question}/${all_data}`,
      );
    },
  };
}

describe('a list with folded branches', () => {
  it.each([
    ['A', 'A B B1 C'],
    ['A2', 'A A1 A2 A3 B B1 C'],
    ['A A2 B', 'A B C'],
    // A folded FAQ without children leaves out no FAQ.
    ['C A1', 'A A1 A2 A21 A3 B B1 C'],
  ])('leaves out the descendants of %s, and does not count them', async (folded, questions) => {
    const { fold, shown } = await setUp();
    const expected = questions.split(' ');
    expect(await shown(fold(folded))).toEqual(expected.map((name) => `${name}/${expected.length}`));
  });

  it('has pages of visible rows only', async () => {
    const { fold, shown } = await setUp();
    expect(await shown(fold('A'), '2/1')).toEqual(['A/4', 'B/4']);
    expect(await shown(fold('A'), '2/2')).toEqual(['B1/4', 'C/4']);
    expect(await shown(fold('A'), '2/3')).toEqual([]);
  });

  it('ignores ids that are not FAQs of the website', async () => {
    const { fold, shown } = await setUp();
    expect(await shown(`${fold('B')},999999`)).toEqual(
      ['A', 'A1', 'A2', 'A21', 'A3', 'B', 'C'].map((name) => `${name}/7`),
    );
  });

  it('shows the results of a search also below a folded FAQ', async () => {
    const { fold, shown } = await setUp();
    expect(await shown(`${fold('A')}&q=a2`)).toEqual(['A2/2', 'A21/2']);
    expect(await shown(`${fold('A')}&filter=recent`)).toHaveLength(8);
  });

  it('accepts 300 ids, and names the limit when there are more', async () => {
    const { list } = await setUp();
    const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join();
    expect((await list(`folded=${ids(300)}`)).status).toBe(200);
    const message = 'Maksimal 300 cabang dapat dilipat sekaligus.';
    expect(await list(`folded=${ids(301)}`)).toEqual(said(400, message, 'folded'));
  });

  it.each(['', '1,', '0', '1,x', '-1', '1%2C%2C2', '1&folded=2'])(
    'refuses the ids "%s"',
    async (ids) => {
      const { list } = await setUp();
      const { status, json } = await list(`folded=${ids}`);
      expect(status).toBe(400);
      expect(json.fields.folded).toBe('Harus berupa ID yang dipisahkan koma.');
    },
  );
});
