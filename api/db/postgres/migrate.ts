import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { countKnownMigrations } from '../known-migrations.ts';

export interface Migrated {
  /** The number of migrations that were applied to the database. */
  migrations: number;
  /** The schema of the tables. */
  schema: string;
  /** The arguments of PostgreSQL's lock functions for write transactions. */
  lock: string;
  /** The arguments of the lock functions for the server that deletes expired rows. */
  housekeepingLock: string;
}

/**
 * The first number of each lock. The second number comes from the schema, so that two installations can share a
 * database.
 */
const lockClass = { write: 8787, housekeeping: 8788 };

/**
 * Migrates the database, one server at a time, and closes the connection.
 *
 * @throws UnusableDatabaseError when a newer version made it.
 */
export async function migratePostgres(
  client: pg.Client,
  migrationsFolder: string,
): Promise<Migrated> {
  client.on('error', () => {});
  try {
    await client.connect();
    // Without this timeout, the lock of a machine that loses power would block all writes for two hours.
    await client.query(
      "set idle_session_timeout = '30s'; set idle_in_transaction_session_timeout = '30s'",
    );
    const { rows } = await client.query(
      'select current_schema() as name, current_schema()::regnamespace::oid::int as number',
    );
    const { name: schema, number } = rows[0];
    const lock = `${lockClass.write}, ${number}`;
    const housekeepingLock = `${lockClass.housekeeping}, ${number}`;
    await client.query(`select pg_advisory_lock(${lock})`);
    countKnownMigrations(await readAppliedMigrations(client), migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: schema });
    const applied = await readAppliedMigrations(client);
    const migrations = countKnownMigrations(applied, migrationsFolder);
    return { migrations, schema, lock, housekeepingLock };
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

/** The hashes of the applied migrations, in their order. */
export async function readAppliedMigrations(
  connection: Pick<pg.Client, 'query'>,
): Promise<string[]> {
  const found = await connection.query(`select to_regclass('__drizzle_migrations') as name`);
  if (found.rows[0].name === null) return [];
  const applied = await connection.query(
    'select hash from __drizzle_migrations order by created_at',
  );
  return applied.rows.map(({ hash }) => hash);
}
