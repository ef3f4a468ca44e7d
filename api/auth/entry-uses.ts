import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import { jakartaDay } from '../contract/jakarta-day.ts';
import { type BatchWriter, createBatchWriter } from '../db/batch-writer.ts';
import type { Database } from '../db/database.ts';
import { usesKnownSince } from '../db/known-times.ts';
import { knownTime, whitelists } from '../db/schema.ts';
import type { AdmittingEntry } from './ip-gate.ts';

/** Records on which day each entry of the whitelist last admitted somebody. */
export interface EntryUses extends BatchWriter {
  /** Called for every call that passes the gate, so it usually only compares days. */
  note(entries: readonly AdmittingEntry[]): void;
}

/** How often the uses are written. A crash loses those since the last write. */
const writeMs = 60_000;

/**
 * The calls do not wait for the write, and succeed even if the database is not writable. An entry is written once a day,
 * whatever the number of calls and servers. The row keeps its version: a use is not an edit.
 */
export function createEntryUses(db: Database, logError: (error: Error) => void): EntryUses {
  let used = new Set<number>();
  return {
    note(entries) {
      const today = jakartaDay(new Date());
      for (const { id, lastUsedOn } of entries) if (isBefore(lastUsedOn, today)) used.add(id);
    },
    ...createBatchWriter({
      db,
      logError,
      everyMs: writeMs,
      take() {
        if (used.size === 0) return undefined;
        const ids = used;
        used = new Set();
        return ids;
      },
      async write(tx, ids) {
        const now = new Date();
        const today = jakartaDay(now);
        await tx
          .insert(knownTime)
          .values({ id: usesKnownSince, at: now.toISOString() })
          .onConflictDoNothing();
        await tx
          .update(whitelists)
          .set({ lastUsedOn: today })
          .where(
            and(
              inArray(whitelists.id, [...ids]),
              or(isNull(whitelists.lastUsedOn), lt(whitelists.lastUsedOn, today)),
            ),
          );
      },
      putBack(ids) {
        for (const id of ids) used.add(id);
      },
    }),
  };
}

function isBefore(day: string | null, today: string): boolean {
  return day === null || day < today;
}
