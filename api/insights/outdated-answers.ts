import { and, count, gte, inArray, isNull, sql } from 'drizzle-orm';
import { daysBefore, jakartaDay } from '../contract/jakarta-day.ts';
import { outdatedDays, outdatedMinSenders } from '../contract/limits.ts';
import type { Tx } from '../db/database.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { faqs, outdatedReports } from '../db/schema.ts';
import { createCounterKey } from '../http/counter-key.ts';
import { homeOf, type SenderIp } from '../http/senders.ts';

/** A sender who said on a day that an answer is outdated. */
export interface OutdatedReport {
  websiteId: number;
  faqId: number;
  /** The group of addresses that the sender is in, for this FAQ. All servers know the same groups. */
  senderGroup: number;
  day: string;
}

/** Finds the group of a sender for one FAQ. */
export function createOutdatedGroups(secret: string) {
  const groupOf = createCounterKey(secret, 'outdated-sender');
  return (ip: SenderIp, faqId: number) => groupOf(`${homeOf(ip)} ${faqId}`);
}

/**
 * Stores who said that answers are outdated, and marks the FAQs of which enough senders said so for a review. A marked FAQ is
 * not counted until somebody confirms it.
 */
export async function countOutdated(tx: Tx, reports: readonly OutdatedReport[]): Promise<void> {
  if (reports.length === 0) return;
  const ids = [...new Set(reports.map(({ faqId }) => faqId))];
  const unmarked = await runInStatements(ids, (part) =>
    tx
      .select({ id: faqs.id })
      .from(faqs)
      .where(and(inArray(faqs.id, part), isNull(faqs.outdatedOn))),
  );
  const counted = new Set(unmarked.flat().map(({ id }) => id));
  const rows = reports.flatMap(({ faqId, senderGroup, day }) =>
    counted.has(faqId) ? { faqId, senderGroup, day } : [],
  );
  const { faqId, senderGroup, day } = outdatedReports;
  await runInStatements(rows, (part) =>
    tx
      .insert(outdatedReports)
      .values(part)
      .onConflictDoUpdate({ target: [faqId, senderGroup], set: { day: sql`excluded.day` } }),
  );
  const today = jakartaDay(new Date());
  const enough = await runInStatements([...counted], (part) =>
    tx
      .select({ faqId })
      .from(outdatedReports)
      .where(and(inArray(faqId, part), gte(day, daysBefore(today, outdatedDays - 1))))
      .groupBy(faqId)
      .having(gte(count(), outdatedMinSenders)),
  );
  const marked = enough.flat().map((row) => row.faqId);
  await runInStatements(marked, async (part) => {
    await tx.update(faqs).set({ outdatedOn: today }).where(inArray(faqs.id, part));
    await tx.delete(outdatedReports).where(inArray(faqId, part));
  });
}
