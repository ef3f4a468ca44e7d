import { LRUCache } from 'lru-cache';
import type { Database, Tx } from '../db/database.ts';

/**
 * Records when rows were last used, each at most once in `everyMs` and in the background. The request does not wait for
 * it, and succeeds even if the database is not writable.
 *
 * @param write stores the time of a row.
 */
export function createNoteUse<Id extends string | number>(
  db: Database,
  logError: (error: Error) => void,
  everyMs: number,
  write: (tx: Tx, id: Id, at: string) => Promise<unknown>,
) {
  /** The last write of each row. A request that read the row before that write must not write again. */
  const begun = new LRUCache<Id, { at: number; replaced: string | null }>({ max: 1000 });

  return (id: Id, lastUsedAt: string | null): void => {
    const now = Date.now();
    if (lastUsedAt !== null && now - Date.parse(lastUsedAt) < everyMs) return;
    const last = begun.get(id);
    if (last?.replaced === lastUsedAt && now - last.at < everyMs) return;
    begun.set(id, { at: now, replaced: lastUsedAt });
    db.write((tx) => write(tx, id, new Date(now).toISOString())).catch(logError);
  };
}
