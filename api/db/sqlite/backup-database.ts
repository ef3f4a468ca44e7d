import { closeSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeOwnerLike, flushToDisk } from '../data-folder.ts';
import { checksumFile, checksumLine } from './backup-checksum.ts';
import { saveBackupTime } from './backup-time.ts';
import { checkDatabase } from './check-database.ts';
import { Sqlite } from './driver.ts';
import { errorOfFile } from './error-of-file.ts';

export interface BackupOptions {
  /** The database; other processes may be writing to it. */
  from: string;
  /** The file to create; it must not exist. */
  to: string;
  migrationsFolder: string;
}

const everyPage = 2 ** 31 - 1;

/**
 * Copies the state of a database at one moment and checks the whole copy. Then renames the copy to its final name, with
 * its checksum beside it, and saves its time beside the database.
 *
 * @throws UnusableDatabaseError when the copy is damaged; it is deleted then.
 */
export async function backupDatabase({ from, to, migrationsFolder }: BackupOptions): Promise<void> {
  removeAbandoned(dirname(to));
  const partial = `${to}.${process.pid}.backup-part`;
  const partialChecksum = checksumFile(partial);
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    for (const file of [partial, partialChecksum]) {
      closeSync(openSync(file, 'wx', 0o600));
      changeOwnerLike(dirname(from), file);
    }
    try {
      // Copy in one step: SQLite starts again at the first page when another process writes between two steps.
      await source.backup(partial, { progress: () => everyPage });
    } finally {
      source.close();
    }
    becomeOneFile(partial);
    checkDatabase(partial, migrationsFolder, from);
    writeFileSync(partialChecksum, await checksumLine(partial, to));
    for (const file of [partial, partialChecksum]) flushToDisk(file);
    renameSync(partialChecksum, checksumFile(to));
    renameSync(partial, to);
    flushToDisk(dirname(to));
  } catch (error) {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(partial + end, { force: true });
    rmSync(partialChecksum, { force: true });
    throw errorOfFile(error, to);
  }
  try {
    saveBackupTime(dirname(from));
  } catch {
    // The backup is complete, even if its time cannot be saved because the database's disk is full. Then the metric
    // shows the earlier time.
  }
}

/** Deletes partial files of killed backups. A partial file of a running process is not deleted. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const found = /\.(\d{1,10})\.backup-part/.exec(name);
    if (found !== null && !isRunning(Number(found[1]))) rmSync(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  // In a container, every command may run with the same process id.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Switches the copy off WAL mode: otherwise opening it would create two more files. */
function becomeOneFile(file: string): void {
  const copy = new Sqlite(file);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
