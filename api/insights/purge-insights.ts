import { daysBefore, jakartaDay } from '../contract/jakarta-day.ts';
import { insightDays } from '../contract/limits.ts';
import type { Database } from '../db/database.ts';
import { deleteInTransactions } from '../db/delete-in-transactions.ts';
import { deleteOlder } from '../db/delete-older.ts';
import { handledWords, insightCounts, insightWords, rareWords, searchTests } from '../db/schema.ts';
import { handledWordsDays, insightWordsDays, searchTestDays } from './insight-limits.ts';

/** Deletes sums and wordings that are too old. */
export async function purgeInsights(db: Database, signal: AbortSignal): Promise<void> {
  const counts = { table: insightCounts, id: insightCounts.id, time: insightCounts.day };
  const words = { table: insightWords, id: insightWords.id, time: insightWords.lastOn };
  await deleteInTransactions(db, signal, (tx, limit) =>
    deleteOlder(tx, counts, dayBefore(insightDays), limit),
  );
  const rare = { table: rareWords, id: rareWords.id, time: rareWords.day };
  await deleteInTransactions(db, signal, (tx, limit) =>
    deleteOlder(tx, rare, dayBefore(insightWordsDays), limit),
  );
  const handled = { table: handledWords, id: handledWords.id, time: handledWords.handledAt };
  await deleteInTransactions(db, signal, (tx, limit) =>
    deleteOlder(tx, words, dayBefore(insightWordsDays), limit),
  );
  const tests = { table: searchTests, id: searchTests.id, time: searchTests.lastOn };
  await deleteInTransactions(db, signal, (tx, limit) =>
    deleteOlder(tx, tests, dayBefore(searchTestDays), limit),
  );
  await deleteInTransactions(db, signal, (tx, limit) =>
    deleteOlder(tx, handled, dayBefore(handledWordsDays), limit),
  );
}

function dayBefore(days: number): string {
  return daysBefore(jakartaDay(new Date()), days);
}
