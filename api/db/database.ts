import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
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
  /** Rejects when the database cannot be read, and a restart of the server may help. */
  ping(): Promise<void>;
  /** Rejects when the database takes no writes, or its tables are another version's. */
  checkWritable(): Promise<void>;
  /** Transactions and queries that wait for a connection. */
  countWaiting(): number;
  /** Counts what all servers of the database limit together. The name is part of every key. */
  createLimiter(name: string, limit: { points: number; duration: number }): Limiter;
  /** Reports the writes of other servers, until the database is closed. */
  watchChanges(watcher: ChangeWatcher): void;
  /** Whether this server is the one that deletes expired rows. It stays the same one while it runs. */
  mayKeepHouse(): Promise<boolean>;
  close(): Promise<void>;
}

export type Limiter = Pick<RateLimiterAbstract, 'consume'>;

export interface ChangeWatcher {
  /** The visitors of a website read something else now. */
  onChange(websiteId: number): void;
  /** Changes may have been missed. Called about once a second for as long as that is so. */
  onDoubt(): void;
}
