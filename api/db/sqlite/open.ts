import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database, Tx } from '../database.ts';
import { countKnownMigrations, readKnownMigrations } from '../known-migrations.ts';
import * as schema from '../schema.ts';
import { findStorageErrorKind } from '../storage-error.ts';
import { readAppliedMigrations } from './applied-migrations.ts';
import { Sqlite, type SqliteConnection } from './driver.ts';

export interface OpenOptions {
  /** The database file. Its folder is created if missing; only the owner can read it. */
  file: string;
  migrationsFolder: string;
}

/** How long a transaction waits for another process's transaction. */
const lockWaitMs = 5000;
const lockRetryMs = 5;

/**
 * Opens the database and migrates it.
 *
 * @throws UnusableDatabaseError when a newer version made it.
 */
export async function openSqlite({ file, migrationsFolder }: OpenOptions): Promise<Database> {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const writer = new Sqlite(file);
  // Do not follow a symbolic link: root runs commands in a folder that another account can write to.
  if (!lstatSync(file).isSymbolicLink()) chmodSync(file, 0o600);
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
  let waiting = 0;

  function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    waiting += 1;
    const queued = queue.then(() => {
      waiting -= 1;
      return inTransaction(writer, () => work(tx));
    });
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
      // The value has no meaning. Setting it writes a page, which fails on a full disk.
      await write(async () => void writer.pragma('user_version = 0'));
    },
    countWaiting: () => waiting,
    // A SQLite database has only one server.
    createLimiter: (_, limit) => new RateLimiterMemory(limit),
    watchChanges: () => {},
    ownsHousekeeping: async () => true,
    async close() {
      reader.close();
      writer.close();
    },
  };
}

/** Returns the number of migrations that were applied to the database. */
function prepareWriter(writer: SqliteConnection, migrationsFolder: string): number {
  writer.pragma(`busy_timeout = ${lockWaitMs}`);
  const applied = countKnownMigrations(readAppliedMigrations(writer), migrationsFolder);
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  // A migration that rebuilds a table must not delete the rows that reference it.
  writer.pragma('foreign_keys = OFF');
  // It would read all files again, also without a new one.
  if (applied < readKnownMigrations(migrationsFolder).length)
    migrate(drizzle(writer), { migrationsFolder });
  const broken = writer.pragma('foreign_key_check') as unknown[];
  if (broken.length > 0) throw new Error(`Migrations left ${broken.length} broken references.`);
  writer.pragma('foreign_keys = ON');
  // SQLite's own wait would block the whole process, so `begin` waits instead.
  writer.pragma('busy_timeout = 0');
  return countKnownMigrations(readAppliedMigrations(writer), migrationsFolder);
}

async function inTransaction<T>(writer: SqliteConnection, work: () => Promise<T>): Promise<T> {
  await begin(writer);
  try {
    const result = await work();
    writer.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already ended the transaction.
    if (writer.inTransaction) writer.exec('ROLLBACK');
    throw error;
  }
}

/**
 * IMMEDIATE takes the write lock at the start. Otherwise the transaction could fail later because another process
 * writes.
 */
async function begin(writer: SqliteConnection): Promise<void> {
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
