import { asc, eq } from 'drizzle-orm';
import type { InsightDay, InsightFaq, InsightPart } from '../contract/insights.ts';
import { messages } from '../copy/messages.ts';
import { writeTable } from '../csv/write-table.ts';
import type { Reader } from '../db/database.ts';
import { faqs } from '../db/schema.ts';
import { findDays, findFaqs } from './insight-queries.ts';
import type { Period } from './period-weeks.ts';

type FaqSums = Omit<InsightFaq, 'faq_id'>;

interface FaqRow extends FaqSums {
  id: number | null;
  parent_id: number | null;
  question: string;
}

const { insightColumns } = messages;
const dayColumns = {
  day: insightColumns.day,
  opened: insightColumns.opened,
  read: insightColumns.read,
  searched: insightColumns.searched,
  unanswered: insightColumns.unanswered,
  handed_over: insightColumns.handed_over,
  helpful: insightColumns.helpful,
  unhelpful: insightColumns.unhelpful,
  tested: insightColumns.tested,
  tested_first: insightColumns.tested_first,
  tested_three: insightColumns.tested_three,
} satisfies Record<keyof InsightDay, string>;
const faqColumns = {
  id: 'id',
  parent_id: 'parent_id',
  question: insightColumns.question,
  read: insightColumns.read,
  helpful: insightColumns.helpful,
  unhelpful: insightColumns.unhelpful,
  handed_over: insightColumns.handed_over,
} satisfies Record<keyof FaqRow, string>;

/** The sums of a period as a CSV. */
export async function insightsToCsv(
  db: Reader,
  websiteId: number,
  period: Period,
  part: InsightPart,
): Promise<string> {
  return part === 'days'
    ? await writeTable(dayColumns, await findDays(db, websiteId, period))
    : await writeTable(faqColumns, await findFaqRows(db, websiteId, period));
}

/** Every FAQ in tree order, also those without reads. The last row is the sum of all deleted FAQs. */
async function findFaqRows(db: Reader, websiteId: number, period: Period): Promise<FaqRow[]> {
  const sums = new Map(
    (await findFaqs(db, websiteId, period)).map(({ faq_id, ...sum }) => [faq_id, sum]),
  );
  const tree = await db
    .select({ id: faqs.id, parent_id: faqs.parentId, question: faqs.question })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId))
    .orderBy(asc(faqs.path));
  const none = { read: 0, helpful: 0, unhelpful: 0, handed_over: 0 };
  const rows: FaqRow[] = tree.map((faq) => {
    const sum = sums.get(faq.id) ?? none;
    sums.delete(faq.id);
    return { ...faq, ...sum };
  });
  if (sums.size === 0) return rows;
  const deleted = { id: null, parent_id: null, question: messages.deletedFaqs };
  return [...rows, { ...deleted, ...[...sums.values()].reduce(add) }];
}

function add(one: FaqSums, other: FaqSums): FaqSums {
  return {
    read: one.read + other.read,
    helpful: one.helpful + other.helpful,
    unhelpful: one.unhelpful + other.unhelpful,
    handed_over: one.handed_over + other.handed_over,
  };
}
