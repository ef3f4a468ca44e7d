import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { findStorageErrorKind } from './storage-error.ts';

/** `serve`: one server; `share`: any number of commands, beside a server too; `replace`: nobody else at all. */
export type FolderUse = 'serve' | 'share' | 'replace';

export interface FolderLock {
  release(): void;
}

/** Somebody else is at work in the data folder. The message is for the operator. */
export class FolderInUseError extends Error {}

/** A service manager starts the next server while the last one closes. */
const waitMs = 2000;

const begin: Record<FolderUse, string> = {
  serve: 'BEGIN IMMEDIATE',
  share: 'BEGIN; SELECT count(*) FROM sqlite_master',
  replace: 'BEGIN EXCLUSIVE',
};

/**
 * Says to other processes what this one does with a data folder. SQLite's own three locks, taken on an empty file and
 * never let go of: the system drops them when the process ends, however it ends, so no stale lock can be left behind.
 *
 * @throws FolderInUseError when another process is in the way.
 */
export function lockDataFolder(folder: string, use: FolderUse): FolderLock {
  const file = join(folder, 'in-use.lock');
  closeSync(openSync(file, 'a', 0o600));
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
