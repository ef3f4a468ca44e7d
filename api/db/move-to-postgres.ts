import { createHash } from 'node:crypto';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type AnySQLiteColumn, getTableConfig } from 'drizzle-orm/sqlite-core';
import pg from 'pg';
import type { Reader, Tx } from './database.ts';
import { defineTables } from './define-tables.ts';
import { countKnownMigrations, UnusableDatabaseError } from './known-migrations.ts';
import { postgresColumns } from './postgres/columns.ts';
import { openPostgres } from './postgres/open.ts';
import { readAppliedMigrations } from './sqlite/applied-migrations.ts';
import { type Columns, sqliteColumns } from './sqlite/columns.ts';
import { Sqlite, type SqliteConnection } from './sqlite/driver.ts';

export interface MoveOptions {
  /** The SQLite database. It is only read. No server may use it meanwhile. */
  from: string;
  migrationsFolder: string;
  /** The address of the PostgreSQL database. */
  url: string;
}

const sqliteTables = defineTables(sqliteColumns);
const postgresTables = defineTables(postgresColumns as unknown as Columns);

type Tables = typeof sqliteTables;
type TableName = keyof Tables;
type Row = Record<string, unknown>;

const names = Object.keys(sqliteTables) as TableName[];

/** Rows in memory at a time and in one statement: images are large, and the parameters of a statement are limited. */
const batchRows = 100;

/**
 * Copies all rows of a SQLite database into an empty PostgreSQL database, in one transaction, and compares the two
 * databases.
 *
 * @returns the number of rows by table.
 * @throws UnusableDatabaseError when that is not possible. Then the target stays empty.
 */
export async function moveToPostgres({
  from,
  migrationsFolder,
  url,
}: MoveOptions): Promise<Map<string, number>> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    requireCurrentVersion(source, from, migrationsFolder);
    const target = await openPostgres({ url });
    try {
      const moved = await target.write((tx) => copyAll(drizzle(source), tx));
      await finish(source, url);
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

function requireCurrentVersion(source: SqliteConnection, file: string, folder: string): void {
  const applied = countKnownMigrations(readAppliedMigrations(source), folder);
  if (applied === readMigrationFiles({ migrationsFolder: folder }).length) return;
  throw new UnusableDatabaseError(
    `${file} is an older version's. Start the server of this version on it once, and stop it again.`,
  );
}

async function copyAll(source: Reader, tx: Tx): Promise<Map<string, number>> {
  // The migrations of the target have inserted one row, which the copy replaces.
  await tx.delete(postgresTables.knownTime);
  for (const name of names) await requireEmpty(tx, postgresTables[name]);
  const moved = new Map<string, number>();
  for (const name of names) {
    const before = await eachBatch(source, sqliteTables, name, async (rows) =>
      tx.insert(postgresTables[name]).values(rows as never),
    );
    const after = await eachBatch(tx, postgresTables, name);
    const table = getTableName(sqliteTables[name]);
    if (before.count !== after.count || before.checksum !== after.checksum) {
      throw new UnusableDatabaseError(
        `The copy of ${table} differs: ${before.count} rows with ${before.checksum}, ${after.count} rows with ${after.checksum}. Nothing was copied.`,
      );
    }
    moved.set(table, after.count);
  }
  return moved;
}

async function requireEmpty(tx: Tx, table: Tables[TableName]): Promise<void> {
  if ((await tx.$count(table)) === 0) return;
  throw new UnusableDatabaseError(
    `The table ${getTableName(table)} of the PostgreSQL database is not empty. Nothing was changed.`,
  );
}

/** Reads a whole table; returns the number of its rows and a checksum of all their values. */
async function eachBatch(
  db: Reader,
  tables: Tables,
  name: TableName,
  work: (rows: Row[]) => Promise<unknown> = async () => {},
): Promise<{ count: number; checksum: string }> {
  const table = tables[name];
  const columns: Record<string, AnySQLiteColumn> = getTableColumns(table);
  const order = sortColumns(name).flatMap((column) => columns[column] ?? []);
  const hash = createHash('sha256');
  let count = 0;
  for (;;) {
    const rows: Row[] = await db
      .select()
      .from(table)
      .orderBy(...order)
      .limit(batchRows)
      .offset(count);
    for (const row of rows) {
      requireStorable(table, row);
      for (const value of Object.values(row)) {
        hash.update(value instanceof Buffer ? value : JSON.stringify(value)).update('\n');
      }
    }
    if (rows.length > 0) await work(rows);
    count += rows.length;
    if (rows.length < batchRows) return { count, checksum: hash.digest('hex') };
  }
}

/** The primary key. FAQs are in tree order: a parent comes before its children. */
function sortColumns(name: TableName): string[] {
  if (name === 'faqs') return ['websiteId', 'path'];
  const { columns, primaryKeys } = getTableConfig(sqliteTables[name]);
  const key = [
    ...columns.filter(({ primary }) => primary),
    ...primaryKeys.flatMap((key) => key.columns),
  ];
  const all = Object.entries(getTableColumns(sqliteTables[name]));
  return all.filter(([, column]) => key.includes(column)).map(([property]) => property);
}

function requireStorable(table: Tables[TableName], row: Row): void {
  for (const [column, value] of Object.entries(row)) {
    if (typeof value !== 'string' || !value.includes('\0')) continue;
    const which = Object.values(row)[0];
    throw new UnusableDatabaseError(
      `${getTableName(table)} ${which} has U+0000 in ${column}, which PostgreSQL cannot store. Correct it first. Nothing was copied.`,
    );
  }
}

/**
 * Copies the id counters, so that ids of deleted rows are not used again. Then makes PostgreSQL collect the statistics
 * for its query planner.
 */
async function finish(source: SqliteConnection, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const sequences = source.prepare('select name, seq from sqlite_sequence').all();
    for (const { name, seq } of sequences as { name: string; seq: number }[]) {
      await client.query(
        `select setval(ids, greatest($2, last)) from
          (select ids, coalesce(pg_sequence_last_value(ids), 1) as last from
            (select pg_get_serial_sequence(quote_ident($1), 'id')::regclass as ids) as one) as known
        where ids is not null and $2 > 0`,
        [name, seq],
      );
    }
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
