import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../api/db/database.ts';
import { websites } from '../../api/db/schema.ts';
import { Sqlite, type SqliteConnection } from '../../api/db/sqlite/driver.ts';
import { openSqlite } from '../../api/db/sqlite/open.ts';
import { repositoryRoot, temporaryFolder } from '../api/test-api.ts';

const migrationsFolder = join(repositoryRoot, 'api/db/sqlite/migrations');
const stamp = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' };
const website = { name: 'Satu', livechatLink: 'example.com', serverIp: '10.0.0.1', ...stamp };

async function open(
  file = join(temporaryFolder(), 'data/test.db'),
): Promise<{ db: Database; file: string }> {
  const db = await openSqlite({ file, migrationsFolder });
  onTestFinished(() => db.close());
  return { db, file };
}

function inspect(file: string): SqliteConnection {
  const connection = new Sqlite(file, { readonly: true });
  onTestFinished(() => void connection.close());
  return connection;
}

async function addWebsite(db: Database): Promise<number> {
  const [row] = await db.write((tx) => tx.insert(websites).values(website).returning());
  return row?.id ?? 0;
}

describe('a database file', () => {
  it('restricts its folder and its file to their owner', async () => {
    const { file } = await open();
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('uses a write-ahead log', async () => {
    const { file } = await open();
    expect(inspect(file).pragma('journal_mode', { simple: true })).toBe('wal');
  });

  it('waits for the disk at every commit, and enforces foreign keys', async () => {
    const { db } = await open();
    const pragma = (name: string) =>
      db.write(async (tx) =>
        (tx as unknown as BetterSQLite3Database).all(sql.raw(`pragma ${name}`)),
      );
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    // The server waits for other processes itself, because the wait of SQLite would block visitors too.
    expect(await pragma('busy_timeout')).toEqual([{ timeout: 0 }]);
  });

  it('reopens with all its rows', async () => {
    const { db, file } = await open();
    await addWebsite(db);
    const again = (await open(file)).db;
    expect(await again.read.$count(websites)).toBe(1);
  });

  it('creates no table when a migration fails', async () => {
    const file = join(temporaryFolder(), 'test.db');
    await expect(
      openSqlite({ file, migrationsFolder: join(import.meta.dirname, 'broken-migrations') }),
    ).rejects.toThrow();
    const names = inspect(file).prepare("select name from sqlite_master where name = 'first'");
    expect(names.all()).toEqual([]);
  });

  it('has an index for every foreign key', async () => {
    const { file } = await open();
    const connection = inspect(file);
    const tables = connection
      .prepare("select name from sqlite_master where type = 'table'")
      .pluck()
      .all() as string[];
    const missing = tables.flatMap((table) => {
      const keys = connection.pragma(`foreign_key_list(${table})`) as { from: string }[];
      const indexes = connection.pragma(`index_list(${table})`) as { name: string }[];
      const first = indexes.map(
        ({ name }) => (connection.pragma(`index_info(${name})`) as { name: string }[])[0]?.name,
      );
      const columns = connection.pragma(`table_info(${table})`) as { name: string; pk: number }[];
      // An integer primary key has no separate index, so it is not in the list of indexes.
      first.push(columns.find(({ pk }) => pk === 1)?.name);
      return keys.filter(({ from }) => !first.includes(from)).map(({ from }) => `${table}.${from}`);
    });
    expect(missing).toEqual([]);
  });

  it('runs writes in the order of their calls', async () => {
    const { db } = await open();
    const seen: number[] = [];
    const write = (ms: number) =>
      db.write(async () => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        seen.push(ms);
      });
    await Promise.all([write(9), write(1), write(5)]);
    expect(seen).toEqual([9, 1, 5]);
  });
});
