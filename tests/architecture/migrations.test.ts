import { readdirSync, readFileSync } from 'node:fs';
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

function journal(engine: string): { idx: number; tag: string; when: number }[] {
  return JSON.parse(read(engine, '_journal.json')).entries;
}

/** Returns the tables after the last migration of an engine. */
function lastSnapshot(engine: string) {
  return JSON.parse(read(engine, `${numberOf(journal(engine).at(-1)?.idx)}_snapshot.json`));
}

/** A migration's number as in the names of its files. */
function numberOf(idx: number | undefined): string {
  return String(idx).padStart(4, '0');
}

function read(engine: string, file: string): string {
  return readFileSync(join(folderOf(engine), 'meta', file), 'utf8');
}

function folderOf(engine: string): string {
  return join(repositoryRoot, 'api/db', engine, 'migrations');
}

describe('the migrations', () => {
  it('of both engines have the same names in the same order', () => {
    const [sqlite, postgres] = [journal('sqlite'), journal('postgres')];
    const tags = (entries: { tag: string }[]) => entries.map(({ tag }) => tag);
    // The first migration of PostgreSQL creates all tables that SQLite has after its migration of the same name.
    expect(postgres[0]).toMatchObject({ idx: 7, tag: '0007_plain-counts' });
    expect(tags(postgres)).toEqual(tags(sqlite.slice(7)));
  });

  it.each(['sqlite', 'postgres'])(
    'of %s are the files of the journal, in the order of their numbers and times',
    (engine) => {
      const entries = journal(engine);
      const files = readdirSync(folderOf(engine)).filter((name) => name.endsWith('.sql'));
      expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
      const first = entries[0]?.idx ?? 0;
      for (const [position, { idx, tag, when }] of entries.entries()) {
        expect(idx).toBe(first + position);
        expect(tag).toMatch(new RegExp(`^${numberOf(idx)}_`));
        // A migration that is not later than the last applied one is skipped.
        expect(when).toBeGreaterThan(entries[position - 1]?.when ?? 0);
      }
    },
  );

  it.each(['sqlite', 'postgres'])('of %s have a snapshot of the newest only', (engine) => {
    const newest = numberOf(journal(engine).at(-1)?.idx);
    const files = readdirSync(join(folderOf(engine), 'meta')).sort();
    expect(files).toEqual([`${newest}_snapshot.json`, '_journal.json']);
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
      const file = join(folderOf('postgres'), `${tag}.sql`);
      expect(readFileSync(file, 'utf8')).not.toContain('"public"');
    }
  });
});
