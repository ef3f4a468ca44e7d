import { closeSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { saveBackupTime } from './backup-time.ts';
import { checkDatabase } from './check-database.ts';
import { flushToDisk } from './flush-to-disk.ts';
import { giveToOwnerOf } from './keep-owner.ts';
import { Sqlite } from './sqlite/driver.ts';

export interface BackupOptions {
  /** The database; other processes may be writing to it. */
  from: string;
  /** The file to create; it must not exist. */
  to: string;
  migrationsFolder: string;
}

const everyPage = 2 ** 31 - 1;

/**
 * Copies a database as of one moment and checks the whole copy. The copy gets its final name only after that, and its
 * time is saved beside the database.
 *
 * @throws UnusableDatabaseError when the copy is damaged; it is deleted then.
 */
export async function backupDatabase({ from, to, migrationsFolder }: BackupOptions): Promise<void> {
  removeAbandoned(dirname(to));
  const partial = `${to}.${process.pid}.backup-part`;
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    giveToOwnerOf(dirname(from), partial);
    const source = new Sqlite(from, { readonly: true, fileMustExist: true });
    try {
      // In one step: SQLite starts again at the first page when another process writes between two steps.
      await source.backup(partial, { progress: () => everyPage });
    } finally {
      source.close();
    }
    becomeOneFile(partial);
    checkDatabase(partial, migrationsFolder);
    flushToDisk(partial);
    renameSync(partial, to);
    flushToDisk(dirname(to));
  } catch (error) {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(partial + end, { force: true });
    throw error;
  }
  try {
    saveBackupTime(dirname(from));
  } catch {
    // The backup is complete, also when the database's own disk is full. The metric keeps the earlier time.
  }
}

/** Deletes what a killed backup left in the folder. A backup that is still running has a process. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const found = /\.(\d{1,10})\.backup-part/.exec(name);
    if (found !== null && !isRunning(Number(found[1]))) rmSync(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  // A container gives every process of a command the same number.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs for another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A database in WAL mode creates two more files whenever it is opened, so the copy leaves that mode. */
function becomeOneFile(file: string): void {
  const copy = new Sqlite(file);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
