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
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { jakartaDay } from '../../contract/jakarta-day.ts';
import { changeOwnerLike, flushToDisk } from '../data-folder.ts';
import { UnusableDatabaseError } from '../known-migrations.ts';
import { machines, machineTokens, users } from '../schema.ts';
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

/** A program's token that works in a restored database. */
export interface RestoredToken {
  program: string;
  name: string;
  lastFour: string;
  expiresOn: string;
}

export interface Restored {
  /** The file of the replaced database; undefined when there was none. */
  replaced: string | undefined;
  /** Whether the backup had a checksum. */
  isCompared: boolean;
  /** They may have been revoked after the backup. */
  tokens: RestoredToken[];
}

/**
 * Replaces a database with a backup. The backup is copied, checked and migrated first. The replaced database is saved
 * in the same folder.
 *
 * @throws UnusableDatabaseError when the backup cannot be used; then nothing has changed.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<Restored> {
  const { from, to, migrationsFolder, now } = options;
  const partial = `${to}.restoring`;
  try {
    copyBackup(from, partial);
    checkDatabase(partial, migrationsFolder, from);
    const isCompared = await hasChecksum(from, partial);
    const tokens = await bringUpToDate(partial, migrationsFolder, now);
    flushToDisk(partial);
    const replaced = copyReplacedFiles(to, now);
    for (const end of ['-wal', '-shm']) rmSync(to + end, { force: true });
    renameSync(partial, to);
    flushToDisk(dirname(to));
    return { replaced, isCompared, tokens };
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
async function bringUpToDate(
  file: string,
  migrationsFolder: string,
  now: Date,
): Promise<RestoredToken[]> {
  const db = await openSqlite({ file, migrationsFolder });
  try {
    // Sessions that ended after the backup must not become valid again.
    const sessionEpoch = sql`max(${users.sessionEpoch} + 1, unixepoch())`;
    await db.write((tx) => tx.update(users).set({ sessionEpoch }));
    const { name, lastFour, expiresOn } = machineTokens;
    return await db.read
      .select({ program: machines.name, name, lastFour, expiresOn })
      .from(machineTokens)
      .innerJoin(machines, eq(machines.id, machineTokens.machineId))
      .where(and(isNull(machineTokens.revokedAt), gte(expiresOn, jakartaDay(now))))
      .orderBy(asc(machineTokens.id));
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
