import { eq, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { created } from './created.ts';
import type { Tx } from './open.ts';

/** A table whose rows say who last edited them. */
type EditedTable = SQLiteTable &
  Record<'id' | 'lastEditedAt' | 'lastEditedBy' | 'version', SQLiteColumn>;

/** Sets columns of one row, records who edited it and when, and increases its version. */
export function editRow<Table extends EditedTable>(
  tx: Tx,
  table: Table,
  id: number,
  by: string,
  columns: SQLiteUpdateSetSource<Table>,
) {
  const edited = { ...columns, ...created(by), version: sql`version + 1` };
  return tx
    .update(table)
    .set(edited as SQLiteUpdateSetSource<Table>)
    .where(eq(table.id, id));
}
