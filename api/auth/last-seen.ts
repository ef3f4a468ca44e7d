import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';

/** Records that a session is in use. */
export type NoteUse = (id: string, lastSeenAt: string) => void;

const noteEveryMs = 60_000;

/**
 * Updates each session at most once a minute and in the background. The request does not wait for it and does not fail
 * when the storage takes no writes.
 */
export function createLastSeen(db: Database, logError: (error: Error) => void): NoteUse {
  /** Start times of the writes that are running or have failed. */
  const begun = new Map<string, number>();

  return (id, lastSeenAt) => {
    const now = Date.now();
    if (now - Date.parse(lastSeenAt) < noteEveryMs) return;
    if (now - (begun.get(id) ?? 0) < noteEveryMs) return;
    begun.set(id, now);
    const change = { lastSeenAt: new Date(now).toISOString() };
    db.write((tx) => tx.update(sessions).set(change).where(eq(sessions.id, id)).execute()).then(
      () => begun.delete(id),
      logError,
    );
  };
}
