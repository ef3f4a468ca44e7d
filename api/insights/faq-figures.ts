import { and, between, eq, gt, inArray, sql } from 'drizzle-orm';
import { type FaqFigures, figureDays } from '../contract/faq-figures.ts';
import type { Reader } from '../db/database.ts';
import { insightCounts } from '../db/schema.ts';
import { daysBefore, jakartaDay } from './jakarta-day.ts';

const kinds = ['read', 'helpful', 'unhelpful'] as const;

/** The figures of a website's FAQs, of the last days. FAQs without any are left out. */
export async function findFaqFigures(
  db: Reader,
  websiteId: number,
): Promise<ReadonlyMap<number, FaqFigures>> {
  const { faqId, kind, count, day } = insightCounts;
  const today = jakartaDay(new Date());
  const rows = await db
    .select({ faqId, kind, sum: sql<number>`sum(${count})`.mapWith(Number) })
    .from(insightCounts)
    .where(
      and(
        eq(insightCounts.websiteId, websiteId),
        between(day, daysBefore(today, figureDays - 1), today),
        inArray(kind, [...kinds]),
        gt(faqId, 0),
      ),
    )
    .groupBy(faqId, kind);
  const found = new Map<number, FaqFigures>();
  for (const row of rows) {
    const none = { read: 0, helpful: 0, unhelpful: 0 };
    found.set(row.faqId, { ...(found.get(row.faqId) ?? none), [row.kind]: row.sum });
  }
  return found;
}
