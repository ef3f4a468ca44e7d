import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../api/db/open.ts';
import * as schema from '../../api/db/schema.ts';
import { Sqlite, type SqliteConnection } from '../../api/db/sqlite-driver.ts';
import { repositoryRoot, temporaryFolder } from './test-api.ts';

const { faqs, websites } = schema;
const migrationsFolder = join(repositoryRoot, 'api/db/migrations');
const stamp = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' };
const website = { name: 'Satu', livechatLink: 'example.com', serverIp: '10.0.0.1', ...stamp };

function open(file = join(temporaryFolder(), 'data/test.db')): { db: Database; file: string } {
  const db = openDatabase({ file, migrationsFolder });
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

async function addFaq(db: Database, websiteId: number, position: number): Promise<number> {
  const path = `${String(position).padStart(7, '0')}/`;
  const row = { websiteId, question: 'Apa?', position, path, ...stamp };
  const [created] = await db.write((tx) => tx.insert(faqs).values(row).returning());
  return created?.id ?? 0;
}

describe('database', () => {
  it('restricts its folder and its file to their owner', () => {
    const { file } = open();
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('uses a write-ahead log', () => {
    const { file } = open();
    expect(inspect(file).pragma('journal_mode', { simple: true })).toBe('wal');
  });

  it('waits for the disk at every commit, and enforces foreign keys', async () => {
    const { db } = open();
    const pragma = (name: string) =>
      db.write(async (tx) =>
        (tx as unknown as BetterSQLite3Database).all(sql.raw(`pragma ${name}`)),
      );
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    // We wait for other processes ourselves: SQLite's own wait would block visitors too.
    expect(await pragma('busy_timeout')).toEqual([{ timeout: 0 }]);
  });

  it('reopens with all its rows', async () => {
    const { db, file } = open();
    await addWebsite(db);
    const again = open(file).db;
    expect(await again.read.$count(websites)).toBe(1);
  });

  it('has a migration for every change of its schema', async () => {
    const folder = join(migrationsFolder, 'meta');
    const { entries } = JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8'));
    const last = String(entries.length - 1).padStart(4, '0');
    const before = JSON.parse(readFileSync(join(folder, `${last}_snapshot.json`), 'utf8'));
    const now = await generateSQLiteDrizzleJson(schema, before.id);
    expect(await generateSQLiteMigration(before, now)).toEqual([]);
  });

  it('creates no table when a migration fails', () => {
    const file = join(temporaryFolder(), 'test.db');
    expect(() =>
      openDatabase({ file, migrationsFolder: join(import.meta.dirname, 'broken-migrations') }),
    ).toThrow();
    const names = inspect(file).prepare("select name from sqlite_master where name = 'first'");
    expect(names.all()).toEqual([]);
  });

  it('has an index for every foreign key', () => {
    const { file } = open();
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
      // An integer primary key needs no index, so no list of indexes shows it.
      first.push(columns.find(({ pk }) => pk === 1)?.name);
      return keys.filter(({ from }) => !first.includes(from)).map(({ from }) => `${table}.${from}`);
    });
    expect(missing).toEqual([]);
  });

  it('refuses a write outside a transaction', async () => {
    const { db } = open();
    await addWebsite(db);
    const reader = db.read as unknown as Parameters<Parameters<Database['write']>[0]>[0];
    await expect(async () => await reader.delete(websites)).rejects.toThrow();
    expect(await db.read.$count(websites)).toBe(1);
  });

  it('saves nothing of a transaction that throws', async () => {
    const { db } = open();
    const work = db.write(async (tx) => {
      await tx.insert(websites).values(website);
      throw new Error('half way');
    });
    await expect(work).rejects.toThrow('half way');
    expect(await db.read.$count(websites)).toBe(0);
    // The writer is free for the next transaction.
    await addWebsite(db);
    expect(await db.read.$count(websites)).toBe(1);
  });

  it('runs no other write while a transaction waits', async () => {
    const { db } = open();
    const seen: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        db.write(async () => {
          seen.push(`${name} begins`);
          await new Promise((resolve) => setTimeout(resolve, 5));
          seen.push(`${name} ends`);
        }),
      ),
    );
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('shows readers nothing of an open transaction', async () => {
    const { db } = open();
    await db.write(async (tx) => {
      await tx.insert(websites).values(website);
      expect(await db.read.$count(websites)).toBe(0);
      expect(await tx.$count(websites)).toBe(1);
    });
    expect(await db.read.$count(websites)).toBe(1);
  });

  it('refuses a row with a missing reference', async () => {
    const { db } = open();
    await expect(addFaq(db, 99, 1)).rejects.toThrow();
  });

  it('gives the first FAQ an id after the ids of the checks', async () => {
    const { db } = open();
    expect(await addFaq(db, await addWebsite(db), 1)).toBe(22);
  });

  it('never reuses the id of a deleted row', async () => {
    const { db } = open();
    const websiteId = await addWebsite(db);
    const id = await addFaq(db, websiteId, 1);
    await db.write((tx) => tx.delete(faqs).where(eq(faqs.id, id)));
    expect(await addFaq(db, websiteId, 1)).toBe(id + 1);
    await db.write((tx) => tx.delete(websites).where(eq(websites.id, websiteId)));
    expect(await addWebsite(db)).toBe(websiteId + 1);
  });
});
