import { asc, inArray, lt } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Tx } from './database.ts';

/** A table with rows that expire: `time` is UTC, ISO 8601. */
interface Expiring {
  table: SQLiteTable;
  id: AnySQLiteColumn;
  time: AnySQLiteColumn;
}

/** Deletes the oldest rows from before a time, at most `limit` of them, and returns the number of deleted rows. */
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
