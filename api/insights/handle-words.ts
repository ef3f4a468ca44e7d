import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { AuditFields } from '../contract/audit.ts';
import { jakartaDay } from '../contract/jakarta-day.ts';
import type { AnsweringFaq, HandledState } from '../contract/unanswered.ts';
import { messages } from '../copy/messages.ts';
import type { Tx } from '../db/database.ts';
import { dropExcess } from '../db/drop-excess.ts';
import { hasWebsite } from '../db/has-website.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs, handledWords, insightWords } from '../db/schema.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { handledWordsMax } from './insight-limits.ts';

interface WordsToHandle {
  websiteId: number;
  /** The scrubbed wordings. */
  words: readonly string[];
  state: HandledState;
  faqId: number | undefined;
}

const open: AuditFields = { handled: 'open' };

/**
 * Marks wordings as answered by a FAQ, or as ignored.
 *
 * @returns the id of their group.
 */
export async function handleWords(
  change: Change,
  { websiteId, words, state, faqId }: WordsToHandle,
): Promise<number> {
  const { tx, by } = change;
  if (!(await hasWebsite(tx, websiteId))) throw new ApiError(404, messages.websiteNotFound);
  const faq = faqId === undefined ? undefined : await requireAnswer(tx, websiteId, faqId);
  const counts = await findCounts(tx, websiteId, words);
  const group = await record(change, websiteId, words, [open, fieldsOf(state, faq)]);
  const rows = words.map((each) => ({
    websiteId,
    words: each,
    group,
    state,
    faqId: faqId ?? null,
    handledAt: new Date().toISOString(),
    handledBy: by.username,
    before: counts.get(each) ?? 0,
    since: 0,
  }));
  await runInStatements(rows, (part) =>
    tx
      .insert(handledWords)
      .values(part)
      .onConflictDoUpdate({
        target: [handledWords.websiteId, handledWords.words],
        set: {
          group: sql`excluded.group_id`,
          state: sql`excluded.state`,
          faqId: sql`excluded.faq_id`,
          handledAt: sql`excluded.handled_at`,
          handledBy: sql`excluded.handled_by`,
          before: sql`${handledWords.before} + excluded.asked_before`,
          since: 0,
        },
      }),
  );
  await runInStatements(words, (part) =>
    tx
      .update(insightWords)
      .set({ count: 0 })
      .where(and(eq(insightWords.websiteId, websiteId), inArray(insightWords.words, part))),
  );
  await dropExcess(tx, {
    id: handledWords.id,
    where: eq(handledWords.websiteId, websiteId),
    max: handledWordsMax,
    orderBy: [handledWords.group],
  });
  return group;
}

/** Makes the wordings of a group open again. */
export async function unhandleWords(
  change: Change,
  websiteId: number,
  group: number,
): Promise<void> {
  const { tx } = change;
  const ofGroup = and(eq(handledWords.websiteId, websiteId), eq(handledWords.group, group));
  const rows = await tx
    .select()
    .from(handledWords)
    .where(ofGroup)
    .orderBy(desc(handledWords.before));
  const [first] = rows;
  if (first === undefined) throw new ApiError(404, messages.handledWordsNotFound);
  await tx.delete(handledWords).where(ofGroup);
  await runInStatements(
    rows.filter(({ before }) => before > 0),
    (part) =>
      tx
        .insert(insightWords)
        .values(
          part.map(({ words, before, handledAt }) => {
            // The wording may have been deleted because of its age, so insert it again.
            const day = jakartaDay(new Date(handledAt));
            return { websiteId, words, count: before, firstOn: day, lastOn: day };
          }),
        )
        .onConflictDoUpdate({
          target: [insightWords.websiteId, insightWords.words],
          set: { count: sql`${insightWords.count} + excluded.count` },
        }),
  );
  const [faq] = await tx
    .select({ id: faqs.id, question: faqs.question })
    .from(faqs)
    .where(eq(faqs.id, first.faqId ?? 0));
  const words = rows.map((row) => row.words);
  await record(change, websiteId, words, [fieldsOf(first.state, faq), open]);
}

/** @throws ApiError 404 when the website has no such FAQ. */
export async function requireAnswer(tx: Tx, websiteId: number, id: number): Promise<AnsweringFaq> {
  const [faq] = await tx
    .select({ id: faqs.id, question: faqs.question })
    .from(faqs)
    .where(and(eq(faqs.id, id), eq(faqs.websiteId, websiteId)));
  if (faq === undefined) throw fieldError(404, 'faq_id', messages.faqNotFound);
  return faq;
}

async function findCounts(
  tx: Tx,
  websiteId: number,
  all: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { words, count } = insightWords;
  const found = await runInStatements(all, (part) =>
    tx
      .select({ words, count })
      .from(insightWords)
      .where(and(eq(insightWords.websiteId, websiteId), inArray(words, part))),
  );
  return new Map(found.flat().map((row) => [row.words, row.count]));
}

function fieldsOf(state: HandledState, faq: AnsweringFaq | undefined): AuditFields {
  return { handled: state, ...(faq && { question: faq.question }) };
}

async function record(
  change: Change,
  websiteId: number,
  words: readonly string[],
  [before, after]: readonly [AuditFields, AuditFields],
): Promise<number> {
  return await change.record({
    action: 'update',
    entity: 'wording',
    entityId: null,
    websiteId,
    label: messages.wordings(words),
    before,
    after,
  });
}
