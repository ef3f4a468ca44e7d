import { undoDays } from '../contract/limits.ts';
import type { Database } from '../db/database.ts';
import { purgeOlder } from '../db/delete-in-transactions.ts';
import { announcements } from '../db/schema.ts';

/** Deletes announcements that ended so long ago that their writes cannot be undone. */
export async function purgeAnnouncements(db: Database, signal: AbortSignal): Promise<void> {
  const before = new Date(Date.now() - undoDays * 86_400_000).toISOString();
  await purgeOlder(db, signal, { id: announcements.id, time: announcements.endsAt }, before);
}
