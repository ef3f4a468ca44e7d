import { asc, inArray, lt } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Tx } from './database.ts';

/** A table with rows that expire: `time` is UTC, ISO 8601. */
interface Expiring {
  table: SQLiteTable;
  id: AnySQLiteColumn;
  time: AnySQLiteColumn;
}

/**
 * Deletes rows that are older than a time, the oldest first and at most `limit`. Returns the number of deleted rows.
 */
export async function deleteOlder(
  tx: Tx,
  { table, id, time }: Expiring,
  before: string,
  limit: number,
): Promise<number> {
  const old = tx.select({ id }).from(table).where(lt(time, before)).orderBy(asc(time)).limit(limit);
  const deleted = await tx.delete(table).where(inArray(id, old)).returning({ id });
  return deleted.length;
}
