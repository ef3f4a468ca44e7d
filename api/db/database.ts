import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type * as schema from './schema.ts';

type Drizzle = BetterSQLite3Database<typeof schema>;

/** The operations for reading. The connection is read-only, and this type makes a write a compile error. */
export type Reader = Pick<Drizzle, 'select' | '$count'>;

/** The operations inside a transaction. */
export type Tx = Reader & Pick<Drizzle, 'insert' | 'update' | 'delete'>;

export interface Database {
  read: Reader;
  /**
   * Runs `work` in its own transaction: all its writes are saved, or none. Transactions run one after another, those of
   * other servers included, so other writes never run between the steps of `work`. Do slow work (hashing, images)
   * before the call. Do not call it inside `work`: that would be a deadlock.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Rejects when the database cannot be read, and a restart of the server may help. */
  ping(): Promise<void>;
  /** Rejects when the database is not writable, or its tables are from another version. */
  checkWritable(): Promise<void>;
  /** The number of transactions and queries that wait for a connection. */
  countWaiting(): number;
  /** Creates a rate limiter that all servers of the database share. The name is part of every key. */
  createLimiter(name: string, limit: { points: number; duration: number }): Limiter;
  /** Reports the writes of other servers, until the database is closed. */
  watchChanges(watcher: ChangeWatcher): void;
  /** Whether this server is the one that deletes expired rows. No other server can do this while it is connected. */
  ownsHousekeeping(): Promise<boolean>;
  close(): Promise<void>;
}

export type Limiter = Pick<RateLimiterAbstract, 'consume'>;

export interface ChangeWatcher {
  /** Called when the data that visitors of a website read has changed. */
  onChange(websiteId: number): void;
  /** Called when changes may have been missed, about once a second while that is possible. */
  onMissedChanges(): void;
}
