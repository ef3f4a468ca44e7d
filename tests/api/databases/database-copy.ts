import type { Database } from '../../../api/db/database.ts';

/** The content of a database: a hash of each table, by its name. Counters and unanswered challenges are left out. */
export type Content = Record<string, string>;

/** Changes to ignore, because refused calls and reads may make them. */
export interface LeftOut {
  /** Ignores the audit entries of refused sign-ins and proofs, and their warnings. */
  refusedSignIns: boolean;
  /** Ignores the time of a session's last use. */
  lastSeen: boolean;
}

export interface DatabaseCopy {
  db: Database;
  /** Gives the database back when a test ends. A closed one is given back already. */
  release(): Promise<void>;
  /** Reads the content over a connection of its own. */
  read(leftOut: LeftOut): Promise<Content>;
  findBrokenReferences(): Promise<unknown[]>;
}

/** Databases with the same rows. */
export interface TestDatabases {
  /** Creates another database with these rows. Closing its `db` deletes it. */
  copy(): Promise<DatabaseCopy>;
  remove(): Promise<void>;
}
