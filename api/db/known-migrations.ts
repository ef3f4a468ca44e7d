import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { SqliteConnection } from './sqlite-driver.ts';

/** This version cannot use the file as its database. The message is for the operator. */
export class UnusableDatabaseError extends Error {}

/**
 * The number of our migrations that a database has; 0 for a new one.
 *
 * @throws UnusableDatabaseError when it has a migration that we do not have: a newer version made it.
 */
export function countKnownMigrations(
  connection: SqliteConnection,
  migrationsFolder: string,
): number {
  const applied = readApplied(connection);
  const known = readMigrationFiles({ migrationsFolder });
  const unknown = applied.findIndex((hash, index) => hash !== known[index]?.hash);
  if (unknown !== -1) {
    throw new UnusableDatabaseError(
      `The database has migration ${unknown + 1}, which this version does not know: a newer version made it. Upgrade first.`,
    );
  }
  return applied.length;
}

function readApplied(connection: SqliteConnection): string[] {
  const table = connection
    .prepare(`select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'`)
    .get();
  if (table === undefined) return [];
  const hashes = connection.prepare('select hash from __drizzle_migrations order by created_at');
  return hashes.pluck().all() as string[];
}
