import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import pg from 'pg';
import { afterAll } from 'vitest';
import type { Database } from '../../../api/db/database.ts';
import { openPostgres } from '../../../api/db/postgres/open.ts';
import * as schema from '../../../api/db/schema.ts';
import type { Content, LeftOut, TestDatabases } from './database-copy.ts';
import { withoutRefusals } from './without-refusals.ts';

const tableNames = Object.values(schema).map((table) => getTableName(table));
/** Each database has its own row here, with the time of its first use. */
const knownTime = getTableName(schema.knownTime);
/** Refused attempts to sign in change this table too. */
const countersOfSignIns = getTableName(schema.signInAttempts);
/** The counters of ticket checks. They are emptied, so that one test does not use up the limit of the next. */
const counters = 'ticket_check_attempts';

/** A schema that the address selects. Each test uses it as a separate database. */
interface Slot {
  name: string;
  url: string;
  /** Stays open when a test ends: new connections would cost more than the rest of most tests. */
  db: Database | undefined;
  /** A connection of the tests, beside those of the server. */
  connection: pg.Client;
  /** Statements that set its sequences back to their first number. */
  resetSequences: string[];
  isFree: boolean;
}

const slots: Slot[] = [];
let schemas = 0;

afterAll(async () => {
  for (const { name, db, connection } of slots.splice(0)) {
    await db?.close();
    await connection.query(`drop schema ${name} cascade`);
    await connection.end();
  }
});

/** The databases are schemas. A test file empties its schemas and uses them again: creating one takes long. */
export async function createPostgresDatabases(
  url: string,
  fill: (db: Database) => Promise<void>,
): Promise<TestDatabases> {
  const template = await takeSlot(url);
  await fill(await openSlot(template));
  const copyRows = Object.values(schema)
    .filter((table) => table !== schema.knownTime)
    .map((table) => {
      const name = getTableName(table);
      const stored = Object.values<Column>(getTableColumns(table)).filter(
        ({ generated }) => generated === undefined,
      );
      const columns = stored.map((column) => `"${column.name}"`).join();
      return `insert into ${name} (${columns}) overriding system value select ${columns} from ${template.name}.${name}`;
    });
  const { rows: sequences } = await template.connection.query(
    'select sequencename as name, last_value as last from pg_sequences where schemaname = current_schema() and last_value is not null',
  );
  const copySequences = sequences.map(({ name, last }) => `select setval('${name}', ${last})`);

  return {
    async copy() {
      const slot = await takeSlot(url, [...copyRows, ...copySequences]);
      const db = await openSlot(slot);
      let isFreed = false;
      async function free(end: () => Promise<void>): Promise<void> {
        if (isFreed) return;
        isFreed = true;
        await end();
        slot.isFree = true;
      }
      return {
        db: {
          ...db,
          close: () =>
            free(async () => {
              slot.db = undefined;
              await db.close();
            }),
        },
        // Waits for running transactions, which would write into the next test's rows.
        release: () => free(() => db.write(async () => {})),
        read: (leftOut) => readContent(slot.connection, leftOut),
        // PostgreSQL never stores a broken reference.
        findBrokenReferences: async () => [],
      };
    },
    async remove() {
      template.isFree = true;
    },
  };
}

/** A database that no other test uses, empty but for what these statements insert. */
async function takeSlot(url: string, statements: readonly string[] = []): Promise<Slot> {
  const slot = slots.find(({ isFree }) => isFree) ?? (await addSlot(url));
  slot.isFree = false;
  // Truncating makes new files of each table and index, which takes far longer than deleting a test's few rows.
  await slot.connection.query(
    [
      'begin',
      // No triggers, and no order of the tables.
      'set local session_replication_role = replica',
      ...[...tableNames, counters].map((name) => `delete from ${name}`),
      ...slot.resetSequences,
      ...statements,
      `insert into ${knownTime} (id, at) values (1, '${new Date().toISOString()}')`,
      'commit',
    ].join('; '),
  );
  return slot;
}

async function openSlot(slot: Slot): Promise<Database> {
  slot.db ??= await openPostgres({ url: slot.url });
  return slot.db;
}

async function addSlot(url: string): Promise<Slot> {
  schemas += 1;
  const name = `test_${process.pid}_${schemas}`;
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${name}`);
  const connection = new pg.Client({ connectionString: address.href });
  await connection.connect();
  await connection.query(`create schema ${name}`);
  const db = await openPostgres({ url: address.href });
  const { rows } = await connection.query(
    'select sequencename as name, start_value as first from pg_sequences where schemaname = current_schema()',
  );
  const resetSequences = rows.map(({ name, first }) => `select setval('${name}', ${first}, false)`);
  const slot = { name, url: address.href, db, connection, resetSequences, isFree: false };
  slots.push(slot);
  return slot;
}

async function readContent(connection: pg.Client, leftOut: LeftOut): Promise<Content> {
  const compared = tableNames.filter((name) => name !== countersOfSignIns && name !== 'challenges');
  const hashes = compared.map((name) => {
    const columns = leftOut.lastSeen && name === 'sessions' ? 'id, user_id, expires_at' : '*';
    const filter = leftOut.refusedSignIns ? (withoutRefusals[name] ?? '') : '';
    return `select '${name}' as name, md5(string_agg(part::text, '\n' order by part::text)) as hash
      from (select ${columns} from ${name} ${filter}) as part`;
  });
  const { rows } = await connection.query(hashes.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash ?? 'empty']));
}
