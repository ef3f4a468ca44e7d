import type { Database, Reader, Tx } from '../db/open.ts';
import type { Actor } from './actor.ts';
import { type AuditFact, recordFact } from './record-fact.ts';

/** A transaction whose writes go on record. Only an `AuditedDatabase` makes one, so what takes one cannot do without. */
export interface Change {
  tx: Tx;
  by: Actor;
  /** Puts a write on record, in its own transaction. */
  record(fact: AuditFact): Promise<void>;
}

/** The database as the areas get it: there is no write that leaves no trace. */
export interface AuditedDatabase {
  read: Reader;
  /**
   * Runs `work` in a transaction, as `Database.write` does, after the actor's access was checked in that transaction.
   *
   * @throws ApiError 401 or 403 when the actor may no longer write.
   * @throws when `work` put nothing on record. Either way nothing of it is saved.
   */
  write<T>(by: Actor, work: (change: Change) => Promise<T>): Promise<T>;
}

export function createAuditedDatabase(db: Database): AuditedDatabase {
  return {
    read: db.read,
    write: (by, work) =>
      db.write(async (tx) => {
        await by.requireAccess(tx);
        let facts = 0;
        const result = await work({
          tx,
          by,
          async record(fact) {
            await recordFact(tx, by, fact);
            facts += 1;
          },
        });
        if (facts === 0) throw new Error('A write put nothing on record.');
        return result;
      }),
  };
}
