import { sql } from 'drizzle-orm';
import {
  alias,
  bigint,
  boolean,
  check,
  customType,
  index,
  json,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Columns } from '../sqlite/columns.ts';

/** Compares texts byte by byte, as SQLite does: paths and times must not be sorted by the rules of a language. */
const text = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Ids have up to 15 digits, and so do amounts of rupiah. */
const integer = (name: string) => bigint(name, { mode: 'number' });

/** The builders of `define-tables.ts` for PostgreSQL. */
export const postgresColumns = {
  table: pgTable,
  alias,
  /** After an insert with an explicit id, a trigger raises the sequence, see the migration `plain-counts`. */
  id: () => integer('id').primaryKey().generatedByDefaultAsIdentity(),
  integer,
  boolean,
  text: (name: string) => text(name),
  // `jsonb` would change the order of the keys.
  json,
  // Not `->>`, which refuses half of a surrogate pair anywhere in the JSON. A quote within a text has a backslash.
  textOf: (name: string, column: string, key: string) =>
    text(name).generatedAlwaysAs(sql.raw(`substring("${column}"::text from '"${key}":"([^"]*)"')`)),
  bytes: (name: string) => bytes(name),
  index,
  uniqueIndex,
  // Uses a hash, because an index entry has at most 2,704 bytes.
  longKey: (column: unknown) => sql`md5(${column})`,
  primaryKey,
  check,
} satisfies Record<keyof Columns, unknown>;
