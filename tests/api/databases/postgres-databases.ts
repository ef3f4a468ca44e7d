import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { afterAll } from 'vitest';
import type { Database } from '../../../api/db/database.ts';
import { openPostgres } from '../../../api/db/postgres/open.ts';
import { runInStatements } from '../../../api/db/run-in-statements.ts';
import * as schema from '../../../api/db/schema.ts';
import type { Content, LeftOut, TestDatabases } from './database-copy.ts';

/** Referenced tables come before the tables that reference them. */
const tables = Object.values(schema).filter((table) => table !== schema.knownTime);
const tableNames = Object.values(schema).map((table) => getTableName(table));
/** Refused attempts to sign in change this table too. */
const countersOfSignIns = getTableName(schema.signInAttempts);
/** The counters of ticket checks. They are emptied, so that one test does not use up the limit of the next. */
const counters = 'ticket_check_attempts';

/** A schema that the address selects. Each test uses it as a separate database. */
interface Slot {
  url: string;
  isFree: boolean;
}

const slots: Slot[] = [];
let schemas = 0;
let admin: Promise<pg.Client> | undefined;

afterAll(async () => {
  const connection = await admin;
  for (const { url } of slots) await connection?.query(`drop schema ${schemaOf(url)} cascade`);
  await connection?.end();
});

/** The databases are schemas. A test file empties its schemas and uses them again: creating one takes long. */
export async function createPostgresDatabases(
  url: string,
  fill: (db: Database) => Promise<void>,
): Promise<TestDatabases> {
  const slot = await takeSlot(url);
  const db = await openPostgres({ url: slot.url });
  await fill(db);
  const rows = await Promise.all(tables.map((table) => db.read.select().from(table)));
  await db.close();
  const connection = await connect(slot.url);
  const sequences = await connection.query(
    'select sequencename as name, last_value as last from pg_sequences where schemaname = current_schema() and last_value is not null',
  );
  await connection.end();
  slot.isFree = true;

  async function plant(db: Database, connection: pg.Client): Promise<void> {
    await db.write(async (tx) => {
      for (const [index, table] of tables.entries()) {
        await runInStatements(rows[index] ?? [], async (part) => tx.insert(table).values(part));
      }
    });
    for (const { name, last } of sequences.rows) {
      await connection.query('select setval($1, $2)', [name, last]);
    }
  }

  return {
    async copy() {
      const slot = await takeSlot(url);
      const db = await openPostgres({ url: slot.url });
      const connection = await connect(slot.url);
      await plant(db, connection);
      return {
        db: {
          ...db,
          async close() {
            if (slot.isFree) return;
            await connection.end();
            await db.close();
            slot.isFree = true;
          },
        },
        read: (leftOut) => readContent(connection, leftOut),
        // PostgreSQL never stores a broken reference.
        findBrokenReferences: async () => [],
      };
    },
    remove: async () => {},
  };
}

/** An empty database that no other test uses. */
async function takeSlot(url: string): Promise<Slot> {
  const slot = slots.find(({ isFree }) => isFree) ?? (await addSlot(url));
  slot.isFree = false;
  const connection = await connect(slot.url);
  await connection.query(`truncate ${tableNames.join(', ')}, ${counters} restart identity`);
  await connection.query('insert into known_time (id, at) values (1, $1)', [
    new Date().toISOString(),
  ]);
  await connection.end();
  return slot;
}

async function addSlot(url: string): Promise<Slot> {
  schemas += 1;
  const name = `test_${process.pid}_${schemas}`;
  admin ??= connect(url);
  await (await admin).query(`create schema ${name}`);
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${name}`);
  const slot = { url: address.href, isFree: false };
  slots.push(slot);
  await (await openPostgres(slot)).close();
  return slot;
}

function schemaOf(url: string): string {
  return new URL(url).searchParams.get('options')?.split('=')[1] ?? '';
}

async function connect(connectionString: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString });
  await connection.connect();
  return connection;
}

async function readContent(connection: pg.Client, leftOut: LeftOut): Promise<Content> {
  const compared = tableNames.filter((name) => name !== countersOfSignIns && name !== 'challenges');
  const hashes = compared.map((name) => {
    const columns = leftOut.lastSeen && name === 'sessions' ? 'id, user_id, expires_at' : '*';
    const filter =
      leftOut.refusedSignIns && name === 'audit_entries' ? `where action <> 'sign-in-refused'` : '';
    return `select '${name}' as name, md5(string_agg(part::text, '\n' order by part::text)) as hash
      from (select ${columns} from ${name} ${filter}) as part`;
  });
  const { rows } = await connection.query(hashes.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash ?? 'empty']));
}
