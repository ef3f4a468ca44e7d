import { join } from 'node:path';
import { vi } from 'vitest';
import type { Database } from '../../api/db/database.ts';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { openSqlite } from '../../api/db/sqlite/open.ts';
import { repositoryRoot, temporaryFolder } from '../api/test-api.ts';

export interface QueryPlan {
  query: string;
  /** The steps of SQLite's query plan. */
  plan: string;
}

/** Returns the plans of all queries that `run` makes on an empty database. */
export async function plansOf(run: (db: Database) => Promise<unknown>): Promise<string[]> {
  return (await explainQueries(run)).map(({ plan }) => plan);
}

/** Returns the plans of all queries that `run` makes, also on other databases than the given one. */
export async function explainQueries(
  run: (db: Database) => Promise<unknown>,
): Promise<QueryPlan[]> {
  const file = join(temporaryFolder(), 'plans.db');
  const db = await openSqlite({
    file,
    migrationsFolder: join(repositoryRoot, 'api/db/sqlite/migrations'),
  });
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  await run(db);
  const queries = new Set(prepare.mock.calls.map(([query]) => query));
  prepare.mockRestore();
  await db.close();
  const connection = new Sqlite(file, { readonly: true });
  // Each database that is opened looks for migrations.
  const own = [...queries].filter((query) => !/^(create|alter|drop)|sqlite_master|__/i.test(query));
  const plans = own.map((query) => {
    const parameters = Array.from(query.matchAll(/\?/g), () => 1);
    const steps = connection.prepare(`explain query plan ${query}`).all(...parameters);
    return {
      query,
      plan: (steps as { detail: string }[]).map(({ detail }) => detail).join('; '),
    };
  });
  connection.close();
  return plans;
}
