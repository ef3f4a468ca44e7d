import { createHash } from 'node:crypto';
import { Sqlite, type SqliteConnection } from '../../../api/db/sqlite-driver.ts';

/** A database's content, as a hash of each table. */
export type Content = Record<string, string>;

/** Changes that are allowed although a call was refused or only read. */
export interface LeftOut {
  /** Audit entries of refused sign-ins. */
  refusedSignIns: boolean;
  /** When a session was last used. */
  lastSeen: boolean;
}

export interface ContentReader {
  read(leftOut: LeftOut): Content;
  findBrokenReferences(): unknown[];
  close(): void;
}

/** Reads a database file without the server's connections. */
export function createContentReader(file: string): ContentReader {
  const connection = new Sqlite(file, { readonly: true });
  const tables = connection
    .prepare(`select name from sqlite_master where type = 'table' order by name`)
    .pluck()
    .all() as string[];
  return {
    read: (leftOut) =>
      Object.fromEntries(tables.map((table) => [table, hashRows(connection, table, leftOut)])),
    findBrokenReferences: () => connection.pragma('foreign_key_check') as unknown[],
    close: () => connection.close(),
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

const withoutRefusals: Readonly<Record<string, string>> = {
  audit_entries: `where action <> 'sign-in-refused'`,
  // The next id of the audit trail.
  sqlite_sequence: `where name <> 'audit_entries'`,
};
