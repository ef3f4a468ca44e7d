import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { countKnownMigrations } from './known-migrations.ts';
import * as schema from './schema.ts';
import { findStorageErrorKind } from './storage-error.ts';

type Drizzle = BetterSQLite3Database<typeof schema>;

/** What a plain query may do. Its connection is read-only, so the type only says early what the file would refuse. */
export type Reader = Pick<Drizzle, 'select' | '$count'>;

/** What a query inside a transaction may do. */
export type Tx = Reader & Pick<Drizzle, 'insert' | 'update' | 'delete'>;

export interface Database {
  read: Reader;
  /**
   * Runs `work` in a transaction of its own: all of it is kept, or none. Transactions run one after another, so what
   * `work` awaits never lets another request's writes in between. Do slow things (hashing, images) before calling it,
   * and never call it from within `work`: it would wait for itself.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Rejects when the database cannot answer. */
  ping(): Promise<void>;
  /** Rejects when the database takes no writes, or another version has changed its tables. */
  checkWritable(): Promise<void>;
  close(): void;
}

export interface OpenOptions {
  /** File of the database; its folder is made when missing, readable by its owner alone. */
  file: string;
  migrationsFolder: string;
}

/** How long a transaction waits for another process's. */
const lockWaitMs = 5000;
const lockRetryMs = 5;

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws UnusableDatabaseError when a newer version made it.
 */
export function openDatabase({ file, migrationsFolder }: OpenOptions): Database {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const writer = new Sqlite(file);
  chmodSync(file, 0o600);
  let migrations = 0;
  try {
    migrations = prepareWriter(writer, migrationsFolder);
  } catch (error) {
    writer.close();
    throw error;
  }
  const reader = new Sqlite(file, { readonly: true });
  reader.pragma(`busy_timeout = ${lockWaitMs}`);
  const tx: Tx = drizzle(writer, { schema });
  let queue: Promise<unknown> = Promise.resolve();

  function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const queued = queue.then(() => inTransaction(writer, () => work(tx)));
    queue = queued.catch(() => {});
    return queued;
  }

  return {
    read: drizzle(reader, { schema }),
    write,
    async ping() {
      reader.prepare('select 1').get();
    },
    async checkWritable() {
      const applied = reader.prepare('select count(*) from __drizzle_migrations').pluck().get();
      if (applied !== migrations) throw new Error(`${applied} migrations, not ${migrations}.`);
      // Nobody reads this number, but setting it writes a page: a disk without any room shows at nothing less.
      await write(async () => void writer.pragma('user_version = 0'));
    },
    close() {
      reader.close();
      writer.close();
    },
  };
}

/** Answers with the number of migrations behind the database. */
function prepareWriter(writer: Sqlite.Database, migrationsFolder: string): number {
  writer.pragma(`busy_timeout = ${lockWaitMs}`);
  countKnownMigrations(writer, migrationsFolder);
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  // A migration that rebuilds a table must not cascade into the rows that point to it.
  writer.pragma('foreign_keys = OFF');
  migrate(drizzle(writer), { migrationsFolder });
  const broken = writer.pragma('foreign_key_check') as unknown[];
  if (broken.length > 0) throw new Error(`Migrations left ${broken.length} broken references.`);
  writer.pragma('foreign_keys = ON');
  // SQLite's own wait stops the whole process, visitors' reads included; `begin` waits without that.
  writer.pragma('busy_timeout = 0');
  return countKnownMigrations(writer, migrationsFolder);
}

async function inTransaction<T>(writer: Sqlite.Database, work: () => Promise<T>): Promise<T> {
  await begin(writer);
  try {
    const result = await work();
    writer.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk or the like has already ended the transaction by itself.
    if (writer.inTransaction) writer.exec('ROLLBACK');
    throw error;
  }
}

/** IMMEDIATE: a second process that writes makes us wait here, not fail half way. */
async function begin(writer: Sqlite.Database): Promise<void> {
  const deadline = performance.now() + lockWaitMs;
  for (;;) {
    try {
      writer.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (findStorageErrorKind(error) !== 'busy' || performance.now() >= deadline) throw error;
      await setTimeout(lockRetryMs);
    }
  }
}
