import type { FaqFigures } from '../contract/faqs/faq-figures.ts';
import { daysBefore, jakartaDay } from '../contract/jakarta-day.ts';
import { figureDays } from '../contract/limits.ts';
import type { Reader } from '../db/database.ts';
import { findFaqs } from './insight-queries.ts';

/** The figures of a website's FAQs in the last `figureDays` days. FAQs without figures are omitted. */
export async function findFaqFigures(
  db: Reader,
  websiteId: number,
): Promise<ReadonlyMap<number, FaqFigures>> {
  const to = jakartaDay(new Date());
  const found = await findFaqs(db, websiteId, { from: daysBefore(to, figureDays - 1), to });
  return new Map(found.map((figures) => [figures.faq_id, figures]));
}
