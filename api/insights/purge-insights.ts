import { daysBefore, jakartaDay } from '../contract/jakarta-day.ts';
import { insightDays, outdatedDays } from '../contract/limits.ts';
import type { Database } from '../db/database.ts';
import { purgeOlder } from '../db/delete-in-transactions.ts';
import {
  handledWords,
  insightCounts,
  insightWords,
  outdatedReports,
  rareWords,
  searchTests,
} from '../db/schema.ts';
import { handledWordsDays, insightWordsDays, searchTestDays } from './insight-limits.ts';

/** Deletes sums and wordings that are too old. */
export async function purgeInsights(db: Database, signal: AbortSignal): Promise<void> {
  const today = jakartaDay(new Date());
  for (const { days, ...rows } of [
    { id: insightCounts.id, time: insightCounts.day, days: insightDays },
    { id: rareWords.id, time: rareWords.day, days: insightWordsDays },
    { id: outdatedReports.id, time: outdatedReports.day, days: outdatedDays },
    { id: insightWords.id, time: insightWords.lastOn, days: insightWordsDays },
    { id: searchTests.id, time: searchTests.lastOn, days: searchTestDays },
    { id: handledWords.id, time: handledWords.handledAt, days: handledWordsDays },
  ]) {
    await purgeOlder(db, signal, rows, daysBefore(today, days));
  }
}
