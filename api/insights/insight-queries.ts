import { and, between, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import {
  type InsightFaq,
  type InsightKind,
  type Insights,
  type InsightTotals,
  type ReasonName,
  reasonNames,
  type TestedDay,
  unhelpfulReasons,
} from '../contract/insights.ts';
import { daysBetween } from '../contract/jakarta-day.ts';
import type { Reader } from '../db/database.ts';
import { hasWebsite } from '../db/has-website.ts';
import { faqs, handledWords, insightCounts, insightWords } from '../db/schema.ts';
import { insightWordsShown } from './insight-limits.ts';
import { onHandled, stillOpen } from './open-words.ts';
import { type Period, weeksOf } from './period-weeks.ts';

const totalOf = {
  opened: 'opened',
  read: 'read',
  searched: 'searched',
  unanswered: 'unanswered',
  'handed-over': 'handed_over',
  helpful: 'helpful',
  unhelpful: 'unhelpful',
} as const satisfies Partial<Record<InsightKind, keyof InsightTotals>>;
const dayOf: Partial<Record<InsightKind, keyof InsightTotals | keyof TestedDay>> = {
  ...totalOf,
  tested: 'tested',
  'tested-first': 'tested_first',
  'tested-three': 'tested_three',
};
const daySums = Object.values(dayOf);
const dayKinds = Object.keys(dayOf) as InsightKind[];
/** The sums of a FAQ, its reasons among the others. */
export type FaqSums = Record<Exclude<keyof InsightFaq, 'faq_id' | 'reasons'> | ReasonName, number>;
const faqSumOf: Partial<Record<InsightKind, keyof FaqSums>> = {
  read: 'read',
  'handed-over': 'handed_over',
  helpful: 'helpful',
  unhelpful: 'unhelpful',
  ...Object.fromEntries(
    unhelpfulReasons.map((reason) => [`explained-${reason}`, reasonNames[reason]]),
  ),
};
const faqKinds = Object.keys(faqSumOf) as InsightKind[];
export const faqSums = Object.values(faqSumOf);
export const noFaqSums = zerosOf(faqSums);
const reasonSums = Object.values(reasonNames);
const sum = sql<number>`sum(${insightCounts.count})`.mapWith(Number);

/** The sums and wordings of a website's visitors in a period. */
export async function findInsights(
  db: Reader,
  websiteId: number,
  period: Period,
): Promise<Insights> {
  const days = await findDays(db, websiteId, period);
  const totals = zerosOf(Object.values(totalOf));
  for (const day of days) for (const name of Object.values(totalOf)) totals[name] += day[name];
  const faqs = await findFaqs(db, websiteId, period);
  const reasons = zerosOf(reasonSums);
  for (const faq of faqs) for (const name of reasonSums) reasons[name] += faq.reasons[name];
  return {
    totals: { ...totals, reasons },
    days,
    faqs,
    unanswered: await findUnanswered(db, websiteId, period),
  };
}

/** The sums of every day of a period. */
export async function findDays(
  db: Reader,
  websiteId: number,
  period: Period,
): Promise<Insights['days']> {
  const { day, kind } = insightCounts;
  const days = new Map(
    daysBetween(period.from, period.to).map((day) => [day, { day, ...zerosOf(daySums) }]),
  );
  for await (const week of weeksOf(period)) {
    const rows = await db
      .select({ day, kind, sum })
      .from(insightCounts)
      .where(and(ofPeriod(websiteId, week), inArray(kind, dayKinds)))
      .groupBy(day, kind);
    for (const row of rows) {
      const name = dayOf[row.kind];
      const total = days.get(row.day);
      if (name && total) total[name] = row.sum;
    }
  }
  return [...days.values()];
}

/** The sums of FAQs in the form of the API, see `findFaqSums`. */
export async function findFaqs(
  db: Reader,
  websiteId: number,
  period: Period,
): Promise<Insights['faqs']> {
  const rows = await findFaqSums(db, websiteId, period);
  return rows.map(({ unclear, outdated, other_question, not_solved, ...faq }) => ({
    ...faq,
    reasons: { unclear, outdated, other_question, not_solved },
  }));
}

export type CountedFaq = FaqSums & { faq_id: number };

/**
 * The sums of FAQs with at least one count, the most read first. Some of the FAQs may be deleted. The library's FAQs have
 * the sums of their copies in all websites.
 */
export async function findFaqSums(
  db: Reader,
  websiteId: number,
  period: Period,
): Promise<CountedFaq[]> {
  if (await hasWebsite(db, websiteId)) return await findFaqsOf(db, websiteId, period);
  const copies = await db
    .select({ id: faqs.id, websiteId: faqs.websiteId, sourceId: faqs.sourceId })
    .from(faqs)
    .where(gt(faqs.sourceId, 0));
  const sourceOf = new Map(copies.map(({ id, sourceId }) => [id, sourceId ?? 0]));
  const found = new Map<number, CountedFaq>();
  for (const id of new Set(copies.map((copy) => copy.websiteId))) {
    for (const { faq_id, ...sums } of await findFaqsOf(db, id, period)) {
      const source = sourceOf.get(faq_id);
      if (source === undefined) continue;
      const faq = found.get(source) ?? { faq_id: source, ...noFaqSums };
      for (const name of faqSums) faq[name] += sums[name];
      found.set(source, faq);
    }
  }
  return [...found.values()].sort((one, other) => other.read - one.read);
}

async function findFaqsOf(db: Reader, websiteId: number, period: Period): Promise<CountedFaq[]> {
  const { faqId, kind } = insightCounts;
  const found = new Map<number, CountedFaq>();
  for await (const week of weeksOf(period)) {
    const rows = await db
      .select({ faqId, kind, sum })
      .from(insightCounts)
      .where(and(ofPeriod(websiteId, week), inArray(kind, faqKinds), gt(faqId, 0)))
      .groupBy(faqId, kind);
    for (const row of rows) {
      const name = faqSumOf[row.kind];
      if (!name) continue;
      const faq = found.get(row.faqId) ?? { faq_id: row.faqId, ...noFaqSums };
      faq[name] += row.sum;
      found.set(row.faqId, faq);
    }
  }
  return [...found.values()].sort((one, other) => other.read - one.read);
}

async function findUnanswered(
  db: Reader,
  websiteId: number,
  { from, to }: Period,
): Promise<Insights['unanswered']> {
  const { words, count, firstOn, lastOn } = insightWords;
  return await db
    .select({ words, count, first_on: firstOn, last_on: lastOn })
    .from(insightWords)
    .leftJoin(handledWords, onHandled)
    .where(and(stillOpen(websiteId), gte(lastOn, from), lte(firstOn, to)))
    .orderBy(desc(count), desc(lastOn))
    .limit(insightWordsShown);
}

function ofPeriod(websiteId: number, { from, to }: Period) {
  return and(eq(insightCounts.websiteId, websiteId), between(insightCounts.day, from, to));
}

/** 0 for each of these sums. */
function zerosOf<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}
