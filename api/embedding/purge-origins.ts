import { daysBefore, jakartaDay } from '../contract/jakarta-day.ts';
import type { Database } from '../db/database.ts';
import { purgeOlder } from '../db/delete-in-transactions.ts';
import { seenOrigins } from '../db/schema.ts';
import { originDays } from './origin-limits.ts';

/** Deletes origins that were not seen for a long time. */
export async function purgeOrigins(db: Database, signal: AbortSignal): Promise<void> {
  const origins = { id: seenOrigins.id, time: seenOrigins.lastOn };
  await purgeOlder(db, signal, origins, daysBefore(jakartaDay(new Date()), originDays));
}
