import type { Database, Reader, Tx } from '../db/database.ts';
import type { Actor } from './actor.ts';
import { isSensitive } from './is-sensitive.ts';
import { type AuditWrite, recordWrite, storeUndo } from './record-write.ts';
import { websitesOfSteps } from './undo-steps.ts';

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

/** An entry that a write added to the audit trail. What follows from the write is added to its `undo`. */
export interface RecordedWrite extends AuditWrite {
  entryId: number;
}

/**
 * Runs in the transaction of each write, after its work. An error prevents the write.
 *
 * @returns what follows after the commit.
 */
export type AfterWrite = (
  change: Change,
  recorded: readonly RecordedWrite[],
) => Promise<() => void>;

/** The websites whose rows a write changed. */
export function websitesOf({ websiteId, undo = [], undone = [] }: AuditWrite): number[] {
  return [...(websiteId === null ? [] : [websiteId]), ...websitesOfSteps([...undo, ...undone])];
}

/** @param after what follows from writes. Not needed by commands that write nothing that visitors read. */
export function createAuditedDatabase(db: Database, after?: AfterWrite): AuditedDatabase {
  return {
    read: db.read,
    async write(by, work) {
      const { result, onCommitted } = await db.write(async (tx) => {
        await by.requireAccess(tx);
        const recorded: RecordedWrite[] = [];
        let isRecorded = false;
        const change: Change = {
          tx,
          by,
          async record(write) {
            if (isSensitive(write)) await by.requireProof(tx);
            const entryId = await recordWrite(tx, by, write);
            recorded.push({ ...write, entryId });
            isRecorded = true;
            return entryId;
          },
          nothingToWrite() {
            isRecorded = true;
          },
        };
        const result = await work(change);
        if (!isRecorded) throw new Error('A write recorded nothing.');
        const onCommitted = await after?.(change, recorded);
        for (const { entryId, undo } of recorded) if (undo) await storeUndo(tx, entryId, undo);
        return { result, onCommitted };
      });
      onCommitted?.();
      return result;
    },
  };
}
