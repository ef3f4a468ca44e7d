import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import { type FolderUse, lockDataFolder } from './lock-data-folder.ts';
import { type Database, openDatabase } from './open.ts';

export const migrationsFolder = join(packageRoot, 'api/db/migrations');

/** The database's file in a data folder. */
export function databaseFile(folder: string): string {
  return join(folder, 'tanya-kami.db');
}

/**
 * Opens the database of a data folder, and makes both when they are missing.
 *
 * @throws FolderInUseError when another server has the folder, or a restore.
 */
export function openDataFolder(folder: string, use: Exclude<FolderUse, 'replace'>): Database {
  makeDataFolder(folder);
  const lock = lockDataFolder(folder, use);
  try {
    const db = openDatabase({ file: databaseFile(folder), migrationsFolder });
    const close = () => {
      db.close();
      lock.release();
    };
    return { ...db, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Readable by its owner alone. */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}
