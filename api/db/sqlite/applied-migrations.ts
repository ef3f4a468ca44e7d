import type { SqliteConnection } from './driver.ts';

/** The hashes of the migrations that were applied to a database, in their order. */
export function readAppliedMigrations(connection: SqliteConnection): string[] {
  const table = connection
    .prepare(`select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'`)
    .get();
  if (table === undefined) return [];
  const hashes = connection.prepare('select hash from __drizzle_migrations order by created_at');
  return hashes.pluck().all() as string[];
}
