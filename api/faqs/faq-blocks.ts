import { desc, eq, lte, sql } from 'drizzle-orm';
import type { Reader } from '../db/open.ts';
import { faqBlocks } from '../db/schema.ts';

/** How many FAQs a website has, without a look at each. */
export async function countFaqs(db: Reader, websiteId: number): Promise<number> {
  const [blocks] = await db
    .select({ total: sql<number>`coalesce(sum(${faqBlocks.size}), 0)` })
    .from(faqBlocks)
    .where(eq(faqBlocks.websiteId, websiteId));
  return blocks?.total ?? 0;
}

/** The block that holds a website's FAQ number `skipped`, counted from 0 in tree order, and how many stand before it. */
export async function findBlock(
  db: Reader,
  websiteId: number,
  skipped: number,
): Promise<{ firstPath: string; before: number } | undefined> {
  const places = db
    .select({
      firstPath: faqBlocks.firstPath,
      before:
        sql<number>`sum(${faqBlocks.size}) over (order by ${faqBlocks.firstPath}) - ${faqBlocks.size}`.as(
          'before',
        ),
    })
    .from(faqBlocks)
    .where(eq(faqBlocks.websiteId, websiteId))
    .as('places');
  const [block] = await db
    .select()
    .from(places)
    .where(lte(places.before, skipped))
    .orderBy(desc(places.before), desc(places.firstPath))
    .limit(1);
  return block;
}
