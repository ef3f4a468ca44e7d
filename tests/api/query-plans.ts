import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { vi } from 'vitest';
import { type Database, openDatabase } from '../../api/db/open.ts';
import { repositoryRoot, temporaryFolder } from './test-api.ts';

/** How the database goes about every query that `run` makes. */
export async function plansOf(run: (db: Database) => Promise<unknown>): Promise<string[]> {
  const file = join(temporaryFolder(), 'plans.db');
  const db = openDatabase({ file, migrationsFolder: join(repositoryRoot, 'api/db/migrations') });
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  await run(db);
  const queries = prepare.mock.calls.map(([query]) => query);
  prepare.mockRestore();
  db.close();
  const connection = new Sqlite(file, { readonly: true });
  const plans = queries.map((query) => {
    const parameters = Array.from(query.matchAll(/\?/g), () => 1);
    const steps = connection.prepare(`explain query plan ${query}`).all(...parameters);
    return (steps as { detail: string }[]).map(({ detail }) => detail).join('; ');
  });
  connection.close();
  return plans;
}
