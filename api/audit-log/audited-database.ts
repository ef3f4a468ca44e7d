import type { Database, Reader, Tx } from '../db/database.ts';
import type { Actor } from './actor.ts';
import { type AuditFact, recordFact } from './record-fact.ts';

/** A transaction whose writes are recorded in the audit trail. Only an `AuditedDatabase` creates one. */
export interface Change {
  tx: Tx;
  by: Actor;
  /** Records a write in the audit trail, in the same transaction. Returns the entry's id. */
  record(fact: AuditFact): Promise<number>;
  /** Says that there was nothing to write, so that nothing has to be recorded. */
  nothingToWrite(): void;
}

/** The database that areas get. Every write through it is recorded. */
export interface AuditedDatabase {
  read: Reader;
  /**
   * Checks the actor's access and runs `work`, both in one transaction (see `Database.write`).
   *
   * @throws ApiError 401 or 403 when the actor may no longer write.
   * @throws Error when `work` recorded nothing. In both cases nothing is saved.
   */
  write<T>(by: Actor, work: (change: Change) => Promise<T>): Promise<T>;
}

export function createAuditedDatabase(db: Database): AuditedDatabase {
  return {
    read: db.read,
    write: (by, work) =>
      db.write(async (tx) => {
        await by.requireAccess(tx);
        let isRecorded = false;
        const result = await work({
          tx,
          by,
          async record(fact) {
            const entryId = await recordFact(tx, by, fact);
            isRecorded = true;
            return entryId;
          },
          nothingToWrite() {
            isRecorded = true;
          },
        });
        if (!isRecorded) throw new Error('A write recorded nothing.');
        return result;
      }),
  };
}
