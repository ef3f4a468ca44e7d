import { inArray, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Tx } from './database.ts';

interface Limited {
  id: AnySQLiteColumn;
  where: SQL | undefined;
  max: number;
  /** The rows that come first are deleted. */
  orderBy: readonly AnySQLiteColumn[];
}

/** Deletes those of a table's rows that are above a maximum. */
export async function dropExcess(tx: Tx, { id, where, max, orderBy }: Limited): Promise<void> {
  const excess = (await tx.$count(id.table, where)) - max;
  if (excess <= 0) return;
  const first = tx
    .select({ id })
    .from(id.table)
    .where(where)
    .orderBy(...orderBy)
    .limit(excess);
  await tx.delete(id.table).where(inArray(id, first));
}
