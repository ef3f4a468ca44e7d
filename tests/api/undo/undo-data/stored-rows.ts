import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../../api/db/database.ts';
import { databaseUrl } from '../../../../api/db/engine.ts';
import * as schema from '../../../../api/db/schema.ts';

export type Row = Record<string, unknown>;
export type TableName = keyof typeof schema;
/** Rows by the names of their tables and columns in `schema.ts`. Bytes are in base64. */
export type Rows = Partial<Record<TableName, Row[]>>;

/** The rows of a database, and the last id that each table gave to a row, which may be deleted. */
export interface StoredRows {
  rows: Rows;
  lastIds: Record<string, number>;
}

/** Every server, sign-in and request writes these anew. */
const transient = new Set<string>([
  'sessions',
  'knownTime',
  'signInAttempts',
  'idempotencyKeys',
  'challenges',
  'warnings',
] satisfies TableName[]);
const names = (Object.keys(schema) as TableName[]).filter((name) => !transient.has(name));

/** The functions below treat all tables alike. */
const tables = { ...schema } as unknown as Record<TableName, typeof schema.faqs>;
const tableOf = (name: TableName) => tables[name];
const columnsOf = (name: TableName): Record<string, Column> => getTableColumns(tableOf(name));

export async function readRows({ read }: Pick<Database, 'read'>): Promise<Rows> {
  const rows: Rows = {};
  for (const name of names) {
    const found: Row[] = await read.select().from(tableOf(name));
    rows[name] = found.map((row) =>
      mapValues(row, (value) => (Buffer.isBuffer(value) ? value.toString('base64') : value)),
    );
  }
  return rows;
}

/** @param read of a database in SQLite. */
export async function readLastIds({
  read,
}: Pick<Database, 'read'>): Promise<Record<string, number>> {
  const found = await read
    .select({ name: sql<string>`name`, last: sql<number>`seq` })
    .from(sql`sqlite_sequence` as never);
  return Object.fromEntries(found.map(({ name, last }) => [name, last]));
}

/** Inserts rows into a database that has none. */
export async function insertRows(db: Database, { rows, lastIds }: StoredRows): Promise<void> {
  await db.write(async (tx) => {
    for (const name of names) {
      const columns = columnsOf(name);
      // A parent comes before its children.
      const sorted = (rows[name] ?? []).toSorted((one, other) =>
        name === 'faqs' && `${one.path}` > `${other.path}` ? 1 : -1,
      );
      for (const row of sorted) {
        const written = Object.entries(row).flatMap(([column, value]) => {
          if (columns[column]?.generated !== undefined) return [];
          const isBytes = ['blob', 'bytea'].includes(columns[column]?.getSQLType() ?? '');
          return [[column, isBytes ? Buffer.from(`${value}`, 'base64') : value]];
        });
        await tx.insert(tableOf(name)).values(Object.fromEntries(written));
      }
    }
    for (const [name, last] of Object.entries(lastIds)) await setLastId(tx, name, last);
  });
}

async function setLastId(tx: Tx, table: string, last: number): Promise<void> {
  if (databaseUrl !== undefined) {
    const set = sql`setval(pg_get_serial_sequence(${table}, 'id'), ${last})`;
    await tx.select({ set }).from(schema.websites).limit(1);
    return;
  }
  const { run } = tx as unknown as { run(statement: SQL): unknown };
  run.call(tx, sql`delete from sqlite_sequence where name = ${table}`);
  run.call(tx, sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`);
}

/** What changed in a table: the new values of changed rows, whole new rows, and `null` for deleted rows. */
export type Changes = Partial<Record<TableName, Record<string, Row | null>>>;

/** What a write changed. Times since `start` are `now`, so that two runs are equal. */
export function compareRows(before: Rows, after: Rows, start: string): Changes {
  const changes: Changes = {};
  const end = new Date().toISOString();
  for (const name of names) {
    const byKey = (rows: Rows) => new Map((rows[name] ?? []).map((row) => [keyOf(name, row), row]));
    const [old, now] = [byKey(before), byKey(after)];
    const found: Record<string, Row | null> = {};
    for (const [key, row] of now) {
      const former = old.get(key);
      const entries = Object.entries(row).filter(
        ([column, value]) => JSON.stringify(former?.[column]) !== JSON.stringify(value),
      );
      if (entries.length === 0) continue;
      found[key] = mapValues(Object.fromEntries(entries), (value) =>
        typeof value === 'string' && value >= start && value <= end ? 'now' : value,
      );
    }
    for (const key of old.keys()) if (!now.has(key)) found[key] = null;
    if (Object.keys(found).length > 0) changes[name] = found;
  }
  return changes;
}

/** Names a row by what two runs have in common. */
function keyOf(name: TableName, row: Row): string {
  if (name === 'auditFaqs') return `${row.entryId} ${row.faqId}`;
  const key = row.id ?? row.name ?? row.websiteId ?? row.ticket ?? row.userId;
  return [key ?? row.entryId ?? row.releaseId, row.id === undefined ? row.image : undefined]
    .filter((part) => part !== undefined)
    .join(' ');
}

function mapValues(row: Row, map: (value: unknown) => unknown): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, map(value)]));
}
