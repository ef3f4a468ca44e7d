import { asc, inArray, lt } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';
import { deleteInTransactions } from './delete-in-transactions.ts';

/** Columns of a table with rows that expire: `time` is UTC, ISO 8601. */
interface Expiring {
  id: AnySQLiteColumn;
  time: AnySQLiteColumn;
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
