import { asc, inArray, lt } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database, Tx } from './database.ts';
import { yieldToRequests } from './yield-to-requests.ts';

/** Rows per transaction. Other writes wait for at most one such transaction. */
const limit = 200;

/** Columns of a table with rows that expire: `time` is UTC, ISO 8601. */
interface Expiring {
  id: AnySQLiteColumn;
  time: AnySQLiteColumn;
}

/** Runs `deleteSome` in one transaction after another, until it deletes fewer rows than its limit. */
export async function deleteInTransactions(
  db: Database,
  signal: AbortSignal,
  deleteSome: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  const letOthersRun = yieldToRequests(0);
  let deleted = limit;
  while (deleted === limit && !signal.aborted) {
    deleted = await db.write((tx) => deleteSome(tx, limit));
    await letOthersRun();
  }
}

/** Deletes rows that are older than a time, the oldest first. */
export async function purgeOlder(
  db: Database,
  signal: AbortSignal,
  { id, time }: Expiring,
  before: string,
): Promise<void> {
  await deleteInTransactions(db, signal, async (tx, limit) => {
    const old = tx
      .select({ id })
      .from(id.table)
      .where(lt(time, before))
      .orderBy(asc(time))
      .limit(limit);
    const deleted = await tx.delete(id.table).where(inArray(id, old)).returning({ id });
    return deleted.length;
  });
}
