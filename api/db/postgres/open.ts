import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { packageRoot } from '../../config/package-root.ts';
import type { Database, Reader, Tx } from '../database.ts';
import { migratePostgres, readAppliedMigrations } from './migrate.ts';
import { createServerLink } from './server-link.ts';

export const postgresMigrationsFolder = join(packageRoot, 'api/db/postgres/migrations');

export interface PostgresOptions {
  url: string;
  migrationsFolder?: string;
}

/** How long a transaction waits for another one, and how long a query waits for a connection. */
const waitMs = 5000;

const timeouts = {
  connectionTimeoutMillis: waitMs,
  lock_timeout: waitMs,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  // The client's own limit, for a server that does not respond at all.
  query_timeout: 15_000,
  keepAlive: true,
};

/** A rollback waits for the running statement. If that hangs, close the connection. */
const rollback = { text: 'rollback', query_timeout: 1000 };

/** Numbers of connections of one server. */
const writers = 10;
const readers = 10;

/**
 * Opens a database that several servers may use, and migrates it. Connections that break are replaced.
 *
 * @throws UnusableDatabaseError when a newer version made it.
 */
export async function openPostgres({
  url,
  migrationsFolder = postgresMigrationsFolder,
}: PostgresOptions): Promise<Database> {
  const { migrations, schema, lock, housekeepingLock } = await migratePostgres(
    new pg.Client({ connectionString: url, connectionTimeoutMillis: waitMs }),
    migrationsFolder,
  );
  const writePool = createPool(url, writers);
  // By default, PostgreSQL assumes the slow random reads of a hard disk. Then it would sort all rows to read the last
  // page.
  const readOptions = '-c default_transaction_read_only=on -c random_page_cost=1.1';
  const readPool = createPool(withOptions(url, readOptions), readers);
  // READ COMMITTED: each statement sees all commits before its start, so also the commits of the previous owner of the
  // lock.
  const begin = `begin isolation level read committed; select pg_advisory_xact_lock(${lock})`;

  const link = createServerLink(url, { schema, housekeepingLock });
  let closing: Promise<unknown> | undefined;

  async function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await writePool.connect();
    let failure: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(asSqlite(drizzle(client)));
      const { command } = await client.query('commit');
      // If a statement failed and `work` ignored the error, PostgreSQL rolls back instead.
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
      return result;
    } catch (error) {
      failure = await client.query(rollback).then(
        () => undefined,
        (broken: Error) => broken,
      );
      throw error;
    } finally {
      // A connection that cannot roll back is closed.
      client.release(failure);
    }
  }

  return {
    read: asSqlite(drizzle(readPool)),
    write,
    // A server that cannot reach its database must not be restarted: that would not help, and its cache would be lost.
    ping: async () => {},
    async checkWritable() {
      const applied = (await readAppliedMigrations(writePool)).length;
      if (applied !== migrations) throw new Error(`${applied} migrations, not ${migrations}.`);
      const { rows } = await writePool.query('select pg_is_in_recovery() as standby');
      if (rows[0].standby) throw new Error('The database is a standby, which takes no writes.');
      // Writes without a change.
      await writePool.query('update known_time set at = at');
    },
    countWaiting: () => readPool.waitingCount + writePool.waitingCount,
    createLimiter: (name, limit) =>
      new RateLimiterPostgres({
        ...limit,
        storeClient: writePool,
        storeType: 'pool',
        keyPrefix: name,
        schemaName: schema,
        tableName: 'ticket_check_attempts',
        tableCreated: true,
        // Do not query again for a key that has no points left.
        inMemoryBlockOnConsumed: limit.points,
        // Without the database, each server counts for itself.
        insuranceLimiter: new RateLimiterMemory(limit),
      }),
    watchChanges: link.watch,
    ownsHousekeeping: link.ownsHousekeeping,
    async close() {
      closing ??= Promise.all([link.close(), readPool.end(), writePool.end()]);
      await closing;
    },
  };
}

/** Without listeners for `error`, a connection that breaks would end the process. */
function createPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, ...timeouts });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The query builders create the same queries for both engines, see `engine.ts`. */
function asSqlite(db: unknown): Reader & Tx {
  return db as Reader & Tx;
}

/** Adds PostgreSQL options to those in the address. */
function withOptions(url: string, added: string): string {
  const address = new URL(url);
  const options = [address.searchParams.get('options'), added].filter(Boolean).join(' ');
  address.searchParams.set('options', options);
  return address.href;
}
