import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  generateDrizzleJson,
  generateMigration,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { defineTables } from '../../api/db/define-tables.ts';
import { postgresColumns } from '../../api/db/postgres/columns.ts';
import { type Columns, sqliteColumns } from '../../api/db/sqlite/columns.ts';

import { repositoryRoot } from '../../build/repository-root.ts';

function journal(engine: string): { idx: number; tag: string }[] {
  return JSON.parse(read(engine, '_journal.json')).entries;
}

/** Returns the tables after the last migration of an engine. */
function lastSnapshot(engine: string) {
  const last = String(journal(engine).at(-1)?.idx).padStart(4, '0');
  return JSON.parse(read(engine, `${last}_snapshot.json`));
}

function read(engine: string, file: string): string {
  return readFileSync(join(repositoryRoot, 'api/db', engine, 'migrations/meta', file), 'utf8');
}

describe('the migrations', () => {
  it('of both engines have the same names in the same order', () => {
    const [sqlite, postgres] = [journal('sqlite'), journal('postgres')];
    const tags = (entries: { tag: string }[]) => entries.map(({ tag }) => tag);
    // The first migration of PostgreSQL creates all tables that SQLite has after its migration of the same name.
    expect(postgres[0]).toMatchObject({ idx: 7, tag: '0007_plain-counts' });
    expect(tags(postgres)).toEqual(tags(sqlite.slice(7)));
  });

  it('of SQLite make the tables of the schema', async () => {
    const before = lastSnapshot('sqlite');
    const now = await generateSQLiteDrizzleJson(defineTables(sqliteColumns), before.id);
    expect(await generateSQLiteMigration(before, now)).toEqual([]);
  });

  it('of PostgreSQL make the tables of the schema', async () => {
    const before = lastSnapshot('postgres');
    const tables = defineTables(postgresColumns as unknown as Columns);
    const now = generateDrizzleJson(tables, before.id);
    expect(await generateMigration(before, now)).toEqual([]);
  });

  it('of PostgreSQL do not name the schema, which the address of the database chooses', () => {
    for (const { tag } of journal('postgres')) {
      const file = join(repositoryRoot, 'api/db/postgres/migrations', `${tag}.sql`);
      expect(readFileSync(file, 'utf8')).not.toContain('"public"');
    }
  });
});
