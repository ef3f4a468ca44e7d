import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { checkDatabase } from './check-database.ts';
import { flushToDisk } from './flush-to-disk.ts';

export interface BackupOptions {
  /** The database, which others may be writing to. */
  from: string;
  /** The file to make; it must not be there yet. */
  to: string;
  migrationsFolder: string;
}

const everyPage = 2 ** 31 - 1;

/**
 * Copies a database as it was at one moment, reads the copy from end to end, and only then gives it its name.
 *
 * @throws UnusableDatabaseError when the copy is not whole; nothing is left behind then.
 */
export async function backupDatabase({ from, to, migrationsFolder }: BackupOptions): Promise<void> {
  const partial = `${to}.${process.pid}.partial`;
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    const source = new Sqlite(from, { readonly: true, fileMustExist: true });
    try {
      // In one step: between two, another process's write would send SQLite back to the first page.
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

/** A database in WAL mode needs two more files beside it whenever somebody looks inside. */
function becomeOneFile(file: string): void {
  const copy = new Sqlite(file);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
