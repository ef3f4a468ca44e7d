import { asc, eq } from 'drizzle-orm';
import type { InsightPart } from '../contract/insights.ts';
import { messages } from '../copy/messages.ts';
import { writeTable } from '../csv/write-table.ts';
import type { Reader } from '../db/database.ts';
import { faqs } from '../db/schema.ts';
import { type FaqSums, faqSums, findDays, findFaqSums, noFaqSums } from './insight-queries.ts';
import type { Period } from './period-weeks.ts';

interface FaqRow extends FaqSums {
  id: number | null;
  parent_id: number | null;
  question: string;
}

const { question, ...dayColumns } = messages.insightColumns;
const { read, helpful, unhelpful, handed_over } = dayColumns;
const faqColumns = {
  id: 'id',
  parent_id: 'parent_id',
  question,
  read,
  helpful,
  unhelpful,
  handed_over,
  ...messages.reasonColumns,
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
    (await findFaqSums(db, websiteId, period)).map(({ faq_id, ...sum }) => [faq_id, sum]),
  );
  const tree = await db
    .select({ id: faqs.id, parent_id: faqs.parentId, question: faqs.question })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId))
    .orderBy(asc(faqs.path));
  const rows: FaqRow[] = tree.map((faq) => {
    const sum = sums.get(faq.id) ?? noFaqSums;
    sums.delete(faq.id);
    return { ...faq, ...sum };
  });
  if (sums.size === 0) return rows;
  const deleted = { id: null, parent_id: null, question: messages.deletedFaqs, ...noFaqSums };
  for (const sum of sums.values()) for (const name of faqSums) deleted[name] += sum[name];
  return [...rows, deleted];
}
