import type { Database } from '../../../api/db/database.ts';
import { databaseUrl } from '../../../api/db/engine.ts';
import type { TestDatabases } from './database-copy.ts';
import { createPostgresDatabases } from './postgres-databases.ts';
import { createSqliteDatabases } from './sqlite-databases.ts';

/** Fills a database once and copies it, because creating one takes long. `DATABASE_URL` chooses the engine. */
export async function createTestDatabases(
  fill: (db: Database) => Promise<void>,
): Promise<TestDatabases> {
  return databaseUrl === undefined
    ? await createSqliteDatabases(fill)
    : await createPostgresDatabases(databaseUrl, fill);
}
