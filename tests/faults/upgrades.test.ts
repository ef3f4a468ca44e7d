import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Sqlite, type SqliteConnection } from '../../api/db/sqlite/driver.ts';
import { openSqlite } from '../../api/db/sqlite/open.ts';
import { listFaqs } from '../../api/faqs/faq-queries.ts';
import { childPath } from '../../api/faqs/tree/tree-path.ts';
import { expectIntactTree } from '../api/expect-intact-tree.ts';
import { addAdmin, createTestApi, repositoryRoot, temporaryFolder } from '../api/test-api.ts';
import { valid } from '../tools/valid.ts';
import { fillTables, readTables } from './fill-tables.ts';
import { startServer } from './running-server.ts';
import { twoBuilds } from './two-builds.ts';

const migrationsFolder = join(repositoryRoot, 'api/db/sqlite/migrations');
const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};
const earlier = journal.entries.slice(0, -1).map(({ tag }, index) => ({ tag, count: index + 1 }));

/** The last database that was created. */
let made: { count: number; bytes: Buffer } | undefined;

/** Creates a database with only the first `count` migrations, and rows in every table. */
function oldDatabase(count: number): string {
  const folder = temporaryFolder();
  if (made?.count !== count) made = { count, bytes: readFileSync(migrateUpTo(count, folder)) };
  const file = join(folder, 'copy.db');
  writeFileSync(file, made.bytes);
  return file;
}

function migrateUpTo(count: number, folder: string): string {
  const old = join(folder, 'migrations');
  cpSync(migrationsFolder, old, { recursive: true });
  mkdirSync(join(old, 'meta'), { recursive: true });
  const entries = journal.entries.slice(0, count);
  writeFileSync(join(old, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  const file = join(folder, 'old.db');
  const connection = new Sqlite(file);
  migrate(drizzle(connection), { migrationsFolder: old });
  fillTables(connection);
  connection.close();
  return file;
}

/** Adds thousands of questions. */
function addTopTier(connection: SqliteConnection): void {
  const insert = connection.prepare(
    `insert into faqs (website_id, question, position, path, last_edited_at, last_edited_by)
     values (1, ?, ?, ?, '', '')`,
  );
  connection.transaction(() => {
    for (let position = 2; position <= 2501; position += 1) {
      insert.run(`Nomor ${position}`, position, childPath('', position));
    }
  })();
}

function inspect<T>(file: string, look: (connection: SqliteConnection) => T): T {
  const connection = new Sqlite(file);
  try {
    return look(connection);
  } finally {
    connection.close();
  }
}

describe.each(earlier)('a database that stopped at $tag', ({ count }) => {
  it('is migrated with all its rows', async () => {
    const file = oldDatabase(count);
    const before = inspect(file, readTables);
    expect(Object.values(before).every((rows) => rows.length === 2)).toBe(true);
    await (await openSqlite({ file, migrationsFolder })).close();

    inspect(file, (connection) => {
      expect(connection.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(connection.pragma('foreign_key_check')).toEqual([]);
      const applied = connection.prepare('select count(*) from __drizzle_migrations').pluck();
      expect(applied.get()).toBe(journal.entries.length);
      // A trigger for a table that no longer exists would make every write fail.
      const triggers = connection.prepare("select name from sqlite_master where type = 'trigger'");
      expect(triggers.pluck().all()).toEqual([]);
      const after = readTables(connection);
      for (const [table, rows] of Object.entries(before)) {
        expect(after[table], table).toEqual(rows.map((row) => expect.objectContaining(row)));
      }
    });
  });

  it('lists its FAQs', async () => {
    const file = oldDatabase(count);
    inspect(file, addTopTier);
    const db = await openSqlite({ file, migrationsFolder });
    onTestFinished(() => db.close());
    await expectIntactTree(db, 1);
    await expectIntactTree(db, 2);
    const [first] = await listFaqs(db.read, 1, { pageSize: 100, page: 20 });
    expect(first).toMatchObject({ question: 'Nomor 1901', all_data: 2501 });
  });

  it("serves visitors, and accepts an admin's new rows", async () => {
    const file = oldDatabase(count);
    const db = await openSqlite({ file, migrationsFolder });
    onTestFinished(() => db.close());
    const api = await createTestApi({ db });
    const response = await api.call('/faqs/1');
    expect(await response.json()).toEqual([
      expect.objectContaining({ question: 'faqs question 1', image: 'images name 1' }),
    ]);
    await addAdmin(db, 'admin');
    const cookie = await api.signIn();
    const json = valid.website({ name: 'baru' });
    const created = await api.call('/api/websites', { method: 'POST', json, cookie });
    expect(await created.json()).toMatchObject({ id: 3 });
  });
});

it('covers every migration but the newest', () => {
  expect(earlier.length).toBeGreaterThan(0);
});

it('a page that was opened before an upgrade finds its files after it', async () => {
  const dataDir = temporaryFolder();
  const { old, next } = twoBuilds();
  const before = await startServer({ dataDir, other: old });
  await before.kill('SIGTERM');
  const after = await startServer({ dataDir, other: next });
  const response = await fetch(`${after.url}/assets/old.js`);
  expect(await response.text()).toBe(`'old'`);
  expect(response.headers.get('cache-control')).toContain('immutable');
});
