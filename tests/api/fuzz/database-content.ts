import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';

/** Everything a database holds, as a hash of each table. */
export type Content = Record<string, string>;

export interface ContentReader {
  /** `refusedSignIns`: whether the trail's entries of refused sign-ins count. */
  read(options: { refusedSignIns: boolean }): Content;
  findBrokenReferences(): unknown[];
  close(): void;
}

/** Reads a database file past the server's own connections. */
export function createContentReader(file: string): ContentReader {
  const connection = new Sqlite(file, { readonly: true });
  const tables = connection
    .prepare(`select name from sqlite_master where type = 'table' order by name`)
    .pluck()
    .all() as string[];
  return {
    read: ({ refusedSignIns }) =>
      Object.fromEntries(tables.map((table) => [table, hashOf(table, refusedSignIns)])),
    findBrokenReferences: () => connection.pragma('foreign_key_check') as unknown[],
    close: () => connection.close(),
  };

  function hashOf(table: string, refusedSignIns: boolean): string {
    const hash = createHash('sha256');
    const rows = connection.prepare(`select * from "${table}"${filterOf(table, refusedSignIns)}`);
    for (const row of rows.raw().iterate()) {
      for (const value of row as unknown[]) {
        hash.update(`${typeof value}:`);
        hash.update(value instanceof Buffer ? value : String(value));
        hash.update('\0');
      }
    }
    return hash.digest('base64url');
  }
}

function filterOf(table: string, refusedSignIns: boolean): string {
  if (refusedSignIns) return '';
  if (table === 'audit_entries') return ` where action <> 'sign-in-refused'`;
  // Where the next id of the trail stands.
  return table === 'sqlite_sequence' ? ` where name <> 'audit_entries'` : '';
}
