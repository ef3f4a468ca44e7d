import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type * as schema from './schema.ts';

type Drizzle = BetterSQLite3Database<typeof schema>;

/** The operations of a query. The connection is read-only; the type reports a write at compile time. */
export type Reader = Pick<Drizzle, 'select' | '$count'>;

/** The operations inside a transaction. */
export type Tx = Reader & Pick<Drizzle, 'insert' | 'update' | 'delete'>;

export interface Database {
  read: Reader;
  /**
   * Runs `work` in its own transaction: everything is saved or nothing. Transactions run one after another, those of
   * other servers included, so other writes never run between the steps of `work`. Do slow things (hashing, images)
   * before the call. Do not call it inside `work`: it would wait for itself.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Rejects when the database cannot be read. */
  ping(): Promise<void>;
  /** Rejects when the database takes no writes, or its tables are another version's. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}
