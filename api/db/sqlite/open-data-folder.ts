import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../config/package-root.ts';
import { changeOwnerLike, flushToDisk, makeDataFolder } from '../data-folder.ts';
import type { Database } from '../database.ts';
import { type FolderUse, lockDataFolder } from './lock-data-folder.ts';
import { openSqlite } from './open.ts';
import { partialDatabase, requireDatabaseOrNewFolder } from './require-database.ts';

export const migrationsFolder = join(packageRoot, 'api/db/sqlite/migrations');

/** The path of the database in a data folder. */
export function databaseFile(folder: string): string {
  return join(folder, 'tanya-kami.db');
}

/**
 * Opens the database of a data folder; creates both when they do not exist.
 *
 * @throws FolderInUseError when another server or a restore uses the folder.
 * @throws UnusableDatabaseError when the database of an existing folder is missing.
 */
export async function openDataFolder(
  folder: string,
  use: Exclude<FolderUse, 'replace'>,
): Promise<Database> {
  makeDataFolder(folder);
  if (!existsSync(databaseFile(folder))) await createDatabase(folder);
  const lock = lockDataFolder(folder, use);
  try {
    requireDatabaseOrNewFolder(databaseFile(folder));
    const db = await openSqlite({ file: databaseFile(folder), migrationsFolder });
    const close = async () => {
      await db.close();
      lock.release();
    };
    return { ...db, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Creates the database under another name first. Otherwise an interrupted start would leave an empty file, which every
 * later start refuses. The lock prevents a second process from replacing a database in use.
 */
async function createDatabase(folder: string): Promise<void> {
  const file = databaseFile(folder);
  const partial = partialDatabase(file);
  const removePartial = () => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(partial + end, { force: true });
  };
  const lock = lockDataFolder(folder, 'replace');
  try {
    // Another process may have created it while this one waited for the lock.
    if (existsSync(file)) return;
    requireDatabaseOrNewFolder(file);
    removePartial();
    const db = await openSqlite({ file: partial, migrationsFolder });
    await db.close();
    changeOwnerLike(folder, partial);
    flushToDisk(partial);
    renameSync(partial, file);
    flushToDisk(folder);
  } finally {
    removePartial();
    lock.release();
  }
}
