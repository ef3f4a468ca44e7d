import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';

/** Records that a session is in use. */
export type NoteUse = (id: string, lastSeenAt: string) => void;

const noteEveryMs = 60_000;

/**
 * Updates each session at most once a minute and in the background. The request does not wait for it, and succeeds even
 * if the database is not writable.
 */
export function createLastSeen(db: Database, logError: (error: Error) => void): NoteUse {
  /** The last write of each session. A request that read the row before that write must not write again. */
  const begun = new LRUCache<string, { at: number; replaced: string }>({ max: 1000 });

  return (id, lastSeenAt) => {
    const now = Date.now();
    if (now - Date.parse(lastSeenAt) < noteEveryMs) return;
    const last = begun.get(id);
    if (last?.replaced === lastSeenAt && now - last.at < noteEveryMs) return;
    begun.set(id, { at: now, replaced: lastSeenAt });
    const change = { lastSeenAt: new Date(now).toISOString() };
    db.write((tx) => tx.update(sessions).set(change).where(eq(sessions.id, id)).execute()).catch(
      logError,
    );
  };
}
