import { eq, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Tx } from './database.ts';

/** A table with the columns of the last edit. */
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
  const edit = { ...columns, ...lastEditColumns(by), version: sql`version + 1` };
  return tx
    .update(table)
    .set(edit as SQLiteUpdateSetSource<Table>)
    .where(eq(table.id, id));
}

/** The columns for who wrote a row last, and when. For a new row, this is the account that creates it. */
export function lastEditColumns(by: string): { lastEditedAt: string; lastEditedBy: string } {
  return { lastEditedAt: new Date().toISOString(), lastEditedBy: by };
}
