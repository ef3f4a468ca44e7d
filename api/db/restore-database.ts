import { constants, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { checkDatabase } from './check-database.ts';
import { flushToDisk } from './flush-to-disk.ts';
import { UnusableDatabaseError } from './known-migrations.ts';
import { openDatabase } from './open.ts';
import { users } from './schema.ts';
import { findStorageErrorKind } from './storage-error.ts';

export interface RestoreOptions {
  /** The backup; it is only read. */
  from: string;
  /** The database to replace, which nobody else may have open. */
  to: string;
  migrationsFolder: string;
  now: Date;
}

/**
 * Puts a backup in a database's place. The backup is copied, checked and brought up to date first; what it replaces is
 * kept beside it.
 *
 * @returns the file that holds what was replaced; undefined when there was nothing.
 * @throws UnusableDatabaseError when the backup is not fit; nothing has changed then.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<string | undefined> {
  const { from, to, migrationsFolder, now } = options;
  const partial = `${to}.restoring`;
  try {
    copyBackup(from, partial);
    checkDatabase(partial, migrationsFolder);
    await bringUpToDate(partial, migrationsFolder);
    flushToDisk(partial);
    const replaced = setAside(to, now);
    for (const end of ['-wal', '-shm']) rmSync(to + end, { force: true });
    renameSync(partial, to);
    flushToDisk(dirname(to));
    return replaced;
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(partial + end, { force: true });
  }
}

function copyBackup(from: string, partial: string): void {
  const log = `${from}-wal`;
  if (existsSync(log) && statSync(log).size > 0) {
    throw new UnusableDatabaseError(
      `${from} is a database in use, not a backup: part of it is in ${log}. Make one with \`npm run backup\`.`,
    );
  }
  rmSync(partial, { force: true });
  copyFileSync(from, partial);
}

/** Here, while the old database still stands: a migration that fails must not be found out at the next start. */
async function bringUpToDate(file: string, migrationsFolder: string): Promise<void> {
  const db = openDatabase({ file, migrationsFolder });
  try {
    // Sessions that were ended since the backup must not come back to life with it.
    const sessionEpoch = sql`max(${users.sessionEpoch} + 1, unixepoch())`;
    await db.write((tx) => tx.update(users).set({ sessionEpoch }));
  } finally {
    db.close();
  }
}

/** Copies what is there of the database that is replaced; undefined when there is nothing. */
function setAside(file: string, now: Date): string | undefined {
  const target = `${file}.replaced-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  // SQLite deletes the log of a database that is empty or missing: it is all that is left of it.
  if (existsSync(file) && statSync(file).size > 0) foldIn(file);
  const ends = ['', '-wal'].filter((end) => existsSync(file + end));
  for (const end of ends) {
    copyFileSync(file + end, target + end, constants.COPYFILE_EXCL);
    flushToDisk(target + end);
  }
  return ends[0] === undefined ? undefined : target + ends[0];
}

/** Takes over what a killed server left in the log; of a damaged database both files are kept as they are. */
function foldIn(file: string): void {
  const old = new Sqlite(file);
  try {
    old.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (findStorageErrorKind(error) !== 'damaged') throw error;
  } finally {
    old.close();
  }
}
