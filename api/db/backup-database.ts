import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkDatabase } from './check-database.ts';
import { flushToDisk } from './flush-to-disk.ts';
import { giveToOwnerOf } from './keep-owner.ts';
import { Sqlite } from './sqlite-driver.ts';

export interface BackupOptions {
  /** The database; other processes may be writing to it. */
  from: string;
  /** The file to create; it must not exist. */
  to: string;
  migrationsFolder: string;
}

const everyPage = 2 ** 31 - 1;

/**
 * Copies a database as of one moment and checks the whole copy. The copy gets its final name only after that.
 *
 * @throws UnusableDatabaseError when the copy is damaged; it is deleted then.
 */
export async function backupDatabase({ from, to, migrationsFolder }: BackupOptions): Promise<void> {
  const partial = `${to}.${process.pid}.partial`;
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
