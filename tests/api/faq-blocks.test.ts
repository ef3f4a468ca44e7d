import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inChunks } from '../../api/db/in-chunks.ts';
import type { Database } from '../../api/db/open.ts';
import { faqBlocks, faqs, websites } from '../../api/db/schema.ts';
import { childPath } from '../../api/db/tree-path.ts';
import { findBlock } from '../../api/faqs/faq-blocks.ts';
import { listFaqs } from '../../api/faqs/faq-queries.ts';
import { expectSoundTree } from './expect-sound-tree.ts';
import { createTestDatabase } from './test-api.ts';

const by = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' };

/** Adds rows of the top tier at these positions. */
async function add(db: Database, positions: number[], websiteId = 1): Promise<void> {
  const rows = positions.map((position) => ({
    websiteId,
    question: `Nomor ${position}`,
    position,
    path: childPath('', position),
    ...by,
  }));
  await db.write(async (tx) => inChunks(rows, async (chunk) => tx.insert(faqs).values(chunk)));
}

/** Whole numbers from the first to the last. */
const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

async function blockSizes(db: Database, websiteId = 1): Promise<number[]> {
  const rows = await db.read
    .select({ size: faqBlocks.size })
    .from(faqBlocks)
    .where(eq(faqBlocks.websiteId, websiteId));
  return rows.map(({ size }) => size);
}

/** Reads the list page by page, as a person would, and compares it with the rows in order. */
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
  it('are listed page by page in tree order, added at either end or between', async () => {
    const db = await createTestDatabase();
    await add(db, span(3001, 5500));
    await add(db, span(1, 600));
    await add(db, span(601, 3000).reverse());
    expect((await blockSizes(db)).length).toBeGreaterThan(3);
    await expectSoundTree(db, 1);
    await expectListInOrder(db);
    expect(await listFaqs(db.read, 1, { pageSize: 100, page: 56 })).toEqual([]);
  });

  it('are never skipped over by more than two thousand rows', async () => {
    const db = await createTestDatabase();
    await add(db, span(1, 4500));
    for (const skipped of [0, 999, 1000, 1001, 2500, 4499]) {
      const block = await findBlock(db.read, 1, skipped);
      const ahead = skipped - (block?.before ?? 0);
      expect(ahead).toBeGreaterThanOrEqual(0);
      expect(ahead).toBeLessThanOrEqual(2000);
    }
    expect(Math.max(...(await blockSizes(db)))).toBeLessThanOrEqual(2000);
  });

  it('stay in order when many are moved or deleted at once', async () => {
    const db = await createTestDatabase();
    await add(db, span(1, 4500));
    await db.write(async (tx) => {
      const moved = sql`printf('%07d/', ${faqs.position} + 6000)`;
      await tx
        .update(faqs)
        .set({ path: moved, position: sql`${faqs.position} + 6000` })
        .where(sql`${faqs.position} between 500 and 3200`);
      await tx.delete(faqs).where(sql`${faqs.position} between 4000 and 8000`);
    });
    await expectSoundTree(db, 1);
    await expectListInOrder(db);
    expect(await blockSizes(db)).not.toContain(0);
  });

  it('leave nothing behind with their website, and another website’s count alone', async () => {
    const db = await createTestDatabase();
    const site = { name: 'Dua', livechatLink: '', serverIp: '', ...by };
    await db.write((tx) => tx.insert(websites).values({ id: 2, ...site }));
    await add(db, span(1, 10));
    await add(db, span(1, 2100), 2);
    expect(await blockSizes(db, 2)).toEqual([1000, 1100]);
    await db.write((tx) => tx.delete(websites).where(eq(websites.id, 2)));
    expect(await blockSizes(db, 2)).toEqual([]);
    expect(await blockSizes(db, 1)).toEqual([10]);
    await db.write((tx) => tx.delete(faqs));
    await add(db, [5]);
    await expectSoundTree(db, 1);
  });
});
