import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { changeOwnerLike, flushToDisk } from '../data-folder.ts';
import { UnusableDatabaseError } from '../known-migrations.ts';
import { users } from '../schema.ts';
import { findStorageErrorKind } from '../storage-error.ts';
import { hasChecksum } from './backup-checksum.ts';
import { checkDatabase } from './check-database.ts';
import { Sqlite } from './driver.ts';
import { errorOfFile } from './error-of-file.ts';
import { openSqlite } from './open.ts';

export interface RestoreOptions {
  /** The backup; it is not changed. */
  from: string;
  /** The database to replace. No other process may have it open. */
  to: string;
  migrationsFolder: string;
  now: Date;
}

/**
 * Replaces a database with a backup. The backup is copied, checked and migrated first. The replaced database is saved
 * in the same folder.
 *
 * @returns the file of the replaced database, undefined when there was none, and whether the backup had a checksum.
 * @throws UnusableDatabaseError when the backup cannot be used; then nothing has changed.
 */
export async function restoreDatabase(
  options: RestoreOptions,
): Promise<{ replaced: string | undefined; isCompared: boolean }> {
  const { from, to, migrationsFolder, now } = options;
  const partial = `${to}.restoring`;
  try {
    copyBackup(from, partial);
    checkDatabase(partial, migrationsFolder, from);
    const isCompared = await hasChecksum(from, partial);
    await bringUpToDate(partial, migrationsFolder);
    flushToDisk(partial);
    const replaced = copyReplacedFiles(to, now);
    for (const end of ['-wal', '-shm']) rmSync(to + end, { force: true });
    renameSync(partial, to);
    flushToDisk(dirname(to));
    return { replaced, isCompared };
  } catch (error) {
    throw errorOfFile(error, to);
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(partial + end, { force: true });
  }
}

function copyBackup(from: string, partial: string): void {
  const log = `${from}-wal`;
  if (existsSync(log) && statSync(log).size > 0) {
    throw new UnusableDatabaseError(
      `${from} is a database in use, not a backup: part of it is in ${log}. Make one with \`tanya-kami backup\` (\`npm run backup\`).`,
    );
  }
  rmSync(partial, { force: true });
  copyFileSync(from, partial, constants.COPYFILE_EXCL);
  // The copy has the file mode of the backup, which other users may be able to read.
  chmodSync(partial, 0o600);
  changeOwnerLike(dirname(partial), partial);
}

/**
 * Migrate before the old database is replaced. Otherwise a failing migration would be noticed only at the next start.
 */
async function bringUpToDate(file: string, migrationsFolder: string): Promise<void> {
  const db = await openSqlite({ file, migrationsFolder });
  try {
    // Sessions that ended after the backup must not become valid again.
    const sessionEpoch = sql`max(${users.sessionEpoch} + 1, unixepoch())`;
    await db.write((tx) => tx.update(users).set({ sessionEpoch }));
  } finally {
    await db.close();
  }
}

/** Copies the existing files of the replaced database; returns undefined when there are none. */
function copyReplacedFiles(file: string, now: Date): string | undefined {
  // With milliseconds: of two restores in one second, the later one would be refused.
  const target = `${file}.replaced-${now.toISOString().replace(/[-:.]/g, '')}`;
  // Skip an empty or missing database: SQLite would delete its log, which may contain the only remaining data.
  if (existsSync(file) && statSync(file).size > 0) checkpointLog(file);
  const ends = ['', '-wal'].filter((end) => existsSync(file + end));
  for (const end of ends) {
    copyFileSync(file + end, target + end, constants.COPYFILE_EXCL);
    changeOwnerLike(dirname(file), target + end);
    flushToDisk(target + end);
  }
  return ends[0] === undefined ? undefined : target + ends[0];
}

/** Writes the log of a killed server into the database. If the database is damaged, both files stay unchanged. */
function checkpointLog(file: string): void {
  const old = new Sqlite(file);
  try {
    old.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (findStorageErrorKind(error) !== 'damaged') throw error;
  } finally {
    old.close();
  }
}
