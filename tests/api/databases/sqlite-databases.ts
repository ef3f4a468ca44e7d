import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../api/db/database.ts';
import { Sqlite, type SqliteConnection } from '../../../api/db/sqlite/driver.ts';
import { openSqlite } from '../../../api/db/sqlite/open.ts';
import { migrationsFolder } from '../../../api/db/sqlite/open-data-folder.ts';
import type { Content, LeftOut, TestDatabases } from './database-copy.ts';
import { withoutRefusals } from './without-refusals.ts';

export async function createSqliteDatabases(
  fill: (db: Database) => Promise<void>,
): Promise<TestDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'tanya-kami-test-'));
  const template = join(folder, 'template.db');
  const db = await openSqlite({ file: template, migrationsFolder });
  await fill(db);
  await db.close();
  let copies = 0;

  return {
    async copy() {
      copies += 1;
      const file = join(folder, `${copies}.db`);
      copyFileSync(template, file);
      const db = await openSqlite({ file, migrationsFolder });
      // Opened by the first read: few tests compare contents, and each connection parses the whole schema.
      let reader: Reader | undefined;
      const findReader = () => {
        reader ??= openReader(file);
        return reader;
      };
      async function close(): Promise<void> {
        reader?.connection.close();
        await db.close();
        rmSync(file, { force: true });
      }
      return {
        db: { ...db, close },
        release: close,
        read: async (leftOut) => findReader().read(leftOut),
        findBrokenReferences: async () =>
          findReader().connection.pragma('foreign_key_check') as unknown[],
      };
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Reader {
  connection: SqliteConnection;
  read(leftOut: LeftOut): Content;
}

function openReader(file: string): Reader {
  const connection = new Sqlite(file, { readonly: true });
  // Refused attempts to sign in change their counters too.
  const tables = connection
    .prepare(
      `select name from sqlite_master where type = 'table' and name not in ('sign_in_attempts', 'challenges') order by name`,
    )
    .pluck()
    .all() as string[];
  let last: { of: string; content: Content } | undefined;
  return {
    connection,
    read(leftOut) {
      // SQLite changes this number with every write of another connection. Hashing all rows takes longer than most calls.
      const of = JSON.stringify([connection.pragma('data_version', { simple: true }), leftOut]);
      if (of !== last?.of) {
        const hashes = tables.map((table) => [table, hashRows(connection, table, leftOut)]);
        last = { of, content: Object.fromEntries(hashes) };
      }
      return last.content;
    },
  };
}

function hashRows(connection: SqliteConnection, table: string, leftOut: LeftOut): string {
  const hash = createHash('sha256');
  const filter = leftOut.refusedSignIns ? (withoutRefusals[table] ?? '') : '';
  const rows = connection.prepare(`select * from "${table}" ${filter}`).iterate();
  for (const row of rows as Iterable<Record<string, unknown>>) {
    if (leftOut.lastSeen && table === 'sessions') delete row.last_seen_at;
    for (const value of Object.values(row)) {
      hash.update(`${typeof value}:`);
      hash.update(value instanceof Buffer ? value : String(value));
      hash.update('\0');
    }
  }
  return hash.digest('base64url');
}
