import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../api/db/database.ts';
import { faqs, websites } from '../../../api/db/schema.ts';
import { listFaqs } from '../../../api/faqs/faq-queries.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { insertFaqs, span } from '../many-faqs.ts';
import { createTestDatabase } from '../test-api.ts';

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
    await insertFaqs(db, span(3001, 5000));
    await insertFaqs(db, span(1, 600));
    await insertFaqs(db, span(601, 3000).reverse());
    await expectIntactTree(db, 1);
    await expectListInOrder(db);
    expect(await listFaqs(db.read, 1, { pageSize: 100, page: 51 })).toEqual([]);
  });

  it('stay in order when many are moved or deleted at once', async () => {
    const db = await createTestDatabase();
    await insertFaqs(db, span(1, 4500));
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
    const site = {
      name: 'Dua',
      livechatLink: '',
      serverIp: '',
      lastEditedAt: '',
      lastEditedBy: '',
    };
    await db.write((tx) => tx.insert(websites).values({ id: 2, ...site }));
    await insertFaqs(db, span(1, 10));
    await insertFaqs(db, span(1, 2100), () => ({ websiteId: 2 }));
    const page = { pageSize: 1, page: 1 };
    expect(await listFaqs(db.read, 2, page)).toMatchObject([{ all_data: 2100 }]);
    expect(await listFaqs(db.read, 1, page)).toMatchObject([{ all_data: 10 }]);
    await db.write((tx) => tx.delete(websites).where(eq(websites.id, 2)));
    expect(await listFaqs(db.read, 2, page)).toEqual([]);
    expect(await listFaqs(db.read, 1, page)).toMatchObject([{ all_data: 10 }]);
  });
});
