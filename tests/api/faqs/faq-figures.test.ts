// @vitest-environment node
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { daysBefore, jakartaDay } from '../../../api/contract/jakarta-day.ts';
import { faqs, insightCounts } from '../../../api/db/schema.ts';
import { createFaqWriter } from '../faq-writer.ts';

it('filters and sorts the list of FAQs by the figures of the last 30 days', async () => {
  const { api, send, add: addFaq } = await createFaqWriter();
  const { db } = api;
  await addFaq({ question: 'Induk' });
  for (const question of ['Laku', 'Buruk', 'Sepi', 'Lama'])
    await addFaq({ question, answer: 'Ya.' });
  const [, laku = 0, buruk = 0, , lama = 0] = [22, 23, 24, 25, 26];
  const today = jakartaDay(new Date());
  const add = async (
    faqId: number,
    kind: 'read' | 'helpful' | 'unhelpful',
    count: number,
    day = today,
  ) =>
    await db.write((tx) =>
      tx.insert(insightCounts).values({ websiteId: 1, day, kind, faqId, count }),
    );
  await add(laku, 'read', 40);
  await add(laku, 'read', 2, daysBefore(today, 29));
  await add(laku, 'helpful', 3);
  await add(laku, 'unhelpful', 1);
  await add(buruk, 'read', 9);
  await add(buruk, 'helpful', 2);
  await add(buruk, 'unhelpful', 3);
  await add(lama, 'read', 500, daysBefore(today, 30));
  const list = async (query: string) => {
    const rows = (await send('GET', `/api/faqs/1/100/1?${query}`)).json;
    return rows.map(({ question }: { question: string }) => question);
  };
  const tree = ['Induk', 'Laku', 'Buruk', 'Sepi', 'Lama'];
  expect(await list('')).toEqual(tree);
  expect(await list('filter=never-read')).toEqual(['Sepi', 'Lama']);
  expect(await list('filter=often-unhelpful')).toEqual(['Buruk']);
  expect(await list('sort=read-desc')).toEqual(['Laku', 'Buruk', 'Induk', 'Sepi', 'Lama']);
  expect(await list('sort=read-asc')).toEqual(['Induk', 'Sepi', 'Lama', 'Buruk', 'Laku']);
  expect(await list('sort=helpful-asc')).toEqual(['Buruk', 'Laku', 'Induk', 'Sepi', 'Lama']);
  expect(await list('sort=helpful-desc&filter=never-read')).toEqual(['Sepi', 'Lama']);
  expect(await list('sort=question-asc')).toEqual(['Buruk', 'Induk', 'Laku', 'Lama', 'Sepi']);
  expect(await list('sort=question-desc')).toEqual(['Sepi', 'Lama', 'Laku', 'Induk', 'Buruk']);
  await db.write((tx) =>
    tx.update(faqs).set({ lastEditedAt: '2030-01-01T00:00:00.000Z' }).where(eq(faqs.id, buruk)),
  );
  expect((await list('sort=edited-desc'))[0]).toBe('Buruk');
  expect((await list('sort=edited-asc')).at(-1)).toBe('Buruk');
  expect((await send('GET', '/api/faqs/1/2/2?sort=read-desc')).json).toMatchObject([
    { question: 'Induk', all_data: 5 },
    { question: 'Sepi', all_data: 5 },
  ]);
  const ids = await send('GET', '/api/faqs/1/ids?filter=often-unhelpful');
  expect(ids.json).toEqual([{ id: buruk, version: 1 }]);
  expect((await send('GET', '/api/faqs/1/100/1?sort=question')).status).toBe(400);
});
