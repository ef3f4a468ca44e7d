import type { Database } from '../../../api/db/database.ts';

/** A database's content, as a hash of each table. */
export type Content = Record<string, string>;

/** Changes that are allowed although a call was refused or only read. */
export interface LeftOut {
  /** Audit entries of refused sign-ins. */
  refusedSignIns: boolean;
  /** When a session was last used. */
  lastSeen: boolean;
}

export interface DatabaseCopy {
  db: Database;
  /** Reads the content without the server's connections. */
  read(leftOut: LeftOut): Promise<Content>;
  findBrokenReferences(): Promise<unknown[]>;
}

/** Databases with the same rows. */
export interface TestDatabases {
  /** Another one with the rows; closing `db` deletes it. */
  copy(): Promise<DatabaseCopy>;
  remove(): Promise<void>;
}
