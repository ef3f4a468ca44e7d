import { type SQL, sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  alias,
  blob,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/** The builders of `define-tables.ts` for SQLite. */
export const sqliteColumns = {
  table: sqliteTable,
  alias,
  /** AUTOINCREMENT: the id of a deleted row is never used again. */
  id: () => integer('id').primaryKey({ autoIncrement: true }),
  integer: (name: string) => integer(name),
  boolean: (name: string) => integer(name, { mode: 'boolean' }),
  text: (name: string) => text(name),
  json: (name: string) => text(name, { mode: 'json' }),
  /** A text of a JSON column, so that a query can find it. The database keeps it equal for every server that writes. */
  textOf: (name: string, json: string, key: string) =>
    text(name).generatedAlwaysAs(
      sql.raw(`iif(json_valid("${json}"), "${json}" ->> '${key}', null)`),
      { mode: 'virtual' },
    ),
  bytes: (name: string) => blob(name, { mode: 'buffer' }),
  index,
  uniqueIndex,
  /** The index expression for a text that may be longer than 2,000 bytes. */
  longKey: (column: AnySQLiteColumn): AnySQLiteColumn | SQL => column,
  primaryKey,
  check,
};

/** The builders that every engine must have. Tables and queries have the types of SQLite. */
export type Columns = typeof sqliteColumns;
