import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { sessions } from '../db/schema.ts';

/** Notes that a session is in use. */
export type NoteUse = (id: string, lastSeenAt: string) => void;

const noteEveryMs = 60_000;

/**
 * Notes each session once a minute at most, behind the call that shows it is in use: that call waits for nothing, and
 * storage that takes no writes does not fail it.
 */
export function createLastSeen(db: Database, logError: (error: Error) => void): NoteUse {
  /** When the writes were begun that are under way, or failed. */
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
