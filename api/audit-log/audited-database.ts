import type { Database, Reader, Tx } from '../db/database.ts';
import type { Actor } from './actor.ts';
import { isSensitive } from './is-sensitive.ts';
import { type AuditWrite, recordWrite } from './record-write.ts';

/** A transaction whose writes are recorded in the audit trail. Only an `AuditedDatabase` creates one. */
export interface Change {
  tx: Tx;
  by: Actor;
  /** Records a write in the audit trail, in the same transaction. Returns the entry's id. */
  record(write: AuditWrite): Promise<number>;
  /** Declares that there was nothing to write. Without this, a write that recorded nothing is an error. */
  nothingToWrite(): void;
}

/** The database that the areas use. Every write through it is recorded. */
export interface AuditedDatabase {
  read: Reader;
  /**
   * Checks the actor's access and runs `work`, both in one transaction (see `Database.write`).
   *
   * @throws ApiError 401 or 403 when the actor may no longer write.
   * @throws ProofError when a sensitive write needs a fresh proof.
   * @throws Error when `work` recorded nothing. In all cases nothing is saved.
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
          async record(write) {
            if (isSensitive(write) && write.action !== 'sign-in-refused') await by.requireProof(tx);
            const entryId = await recordWrite(tx, by, write);
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
