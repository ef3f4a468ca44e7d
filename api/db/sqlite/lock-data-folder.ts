import { closeSync, constants, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { changeOwnerLike } from '../data-folder.ts';
import { findStorageErrorKind } from '../storage-error.ts';
import { Sqlite } from './driver.ts';

/** `serve`: for one server; `share`: for commands, also while a server runs; `replace`: for exclusive use. */
export type FolderUse = 'serve' | 'share' | 'replace';

export interface FolderLock {
  release(): void;
}

/** Thrown when another process uses the data folder. The message is for the operator. */
export class FolderInUseError extends Error {}

/** How long to wait for the lock: a service manager may start a server while the previous one is closing. */
const waitMs = 2000;

const { O_WRONLY, O_CREAT, O_NOFOLLOW } = constants;

const begin: Record<FolderUse, string> = {
  serve: 'BEGIN IMMEDIATE',
  share: 'BEGIN; SELECT count(*) FROM sqlite_master',
  replace: 'BEGIN EXCLUSIVE',
};

/**
 * Locks a data folder against other processes with SQLite's locks on an empty file. The operating system releases them
 * when the process ends for any reason, so no stale lock remains.
 *
 * @throws FolderInUseError when another process uses the folder.
 */
export function lockDataFolder(folder: string, use: FolderUse): FolderLock {
  const file = join(folder, 'in-use.lock');
  const isNew = !existsSync(file);
  // Do not follow a symbolic link: root runs commands in a folder that another account can write to.
  closeSync(openSync(file, O_WRONLY | O_CREAT | O_NOFOLLOW, 0o600));
  if (isNew) changeOwnerLike(folder, file);
  const connection = new Sqlite(file, { timeout: waitMs });
  try {
    connection.exec(begin[use]);
  } catch (error) {
    connection.close();
    throw findStorageErrorKind(error) === 'busy' ? new FolderInUseError(inUse(folder, use)) : error;
  }
  return { release: () => connection.close() };
}

function inUse(folder: string, use: FolderUse): string {
  if (use === 'serve') return `Another server, or a restore, is using ${folder}: stop it first.`;
  if (use === 'share') return `${folder} is being restored: try again when that is done.`;
  return `A server or a command is using ${folder}: stop it first.`;
}
