import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../api/db/database.ts';
import { runInStatements } from '../../../api/db/run-in-statements.ts';
import { faqs, websites } from '../../../api/db/schema.ts';
import { listFaqs } from '../../../api/faqs/faq-queries.ts';
import { childPath } from '../../../api/faqs/tree/tree-path.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createTestDatabase } from '../test-api.ts';

const by = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' };

/** Adds FAQs in the top tier at these positions. */
async function add(db: Database, positions: number[], websiteId = 1): Promise<void> {
  const rows = positions.map((position) => ({
    websiteId,
    question: `Nomor ${position}`,
    position,
    path: childPath('', position),
    ...by,
  }));
  await db.write(async (tx) => runInStatements(rows, async (part) => tx.insert(faqs).values(part)));
}

/** Returns the integers from the first to the last. */
const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Reads the list page by page and compares it with the rows in order. */
async function expectListInOrder(db: Database): Promise<void> {
  const all = await db.read
    .select({ id: faqs.id })
    .from(faqs)
    .where(eq(faqs.websiteId, 1))
    .orderBy(asc(faqs.path));
  const listed: number[] = [];
  for (let page = 1; listed.length < all.length; page += 1) {
    const rows = await listFaqs(db.read, 1, { pageSize: 300, page });
    if (rows.length === 0) break;
    for (const row of rows) expect(row.all_data).toBe(all.length);
    listed.push(...rows.map(({ id }) => id));
  }
  expect(listed).toEqual(all.map(({ id }) => id));
}

describe('thousands of FAQs on one website', () => {
  it('are listed page by page in tree order after additions at the ends and in the middle', async () => {
    const db = await createTestDatabase();
    await add(db, span(3001, 5000));
    await add(db, span(1, 600));
    await add(db, span(601, 3000).reverse());
    await expectIntactTree(db, 1);
    await expectListInOrder(db);
    expect(await listFaqs(db.read, 1, { pageSize: 100, page: 51 })).toEqual([]);
  });

  it('stay in order when many are moved or deleted at once', async () => {
    const db = await createTestDatabase();
    await add(db, span(1, 4500));
    await db.write(async (tx) => {
      const moved = sql`'000' || (${faqs.position} + 6000) || '/'`;
      await tx
        .update(faqs)
        .set({ path: moved, position: sql`${faqs.position} + 6000` })
        .where(sql`${faqs.position} between 500 and 3200`);
      await tx.delete(faqs).where(sql`${faqs.position} between 4000 and 8000`);
    });
    await expectIntactTree(db, 1);
    await expectListInOrder(db);
  });

  it('are counted without those of another website', async () => {
    const db = await createTestDatabase();
    const site = { name: 'Dua', livechatLink: '', serverIp: '', ...by };
    await db.write((tx) => tx.insert(websites).values({ id: 2, ...site }));
    await add(db, span(1, 10));
    await add(db, span(1, 2100), 2);
    const page = { pageSize: 1, page: 1 };
    expect(await listFaqs(db.read, 2, page)).toMatchObject([{ all_data: 2100 }]);
    expect(await listFaqs(db.read, 1, page)).toMatchObject([{ all_data: 10 }]);
    await db.write((tx) => tx.delete(websites).where(eq(websites.id, 2)));
    expect(await listFaqs(db.read, 2, page)).toEqual([]);
    expect(await listFaqs(db.read, 1, page)).toMatchObject([{ all_data: 10 }]);
  });
});
