import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeOwnerLike } from '../data-folder.ts';

/** A file, because the backup and the server, which reports the time, are different processes. */
const fileIn = (dataFolder: string) => join(dataFolder, 'last-backup');

/** Saves the current time as the time of the last complete backup. */
export function saveBackupTime(dataFolder: string): void {
  const file = fileIn(dataFolder);
  const partial = `${file}.partial`;
  // Delete a file of another user, such as root: this process cannot write to it.
  rmSync(partial, { force: true });
  writeFileSync(partial, `${new Date().toISOString()}\n`, { flag: 'wx' });
  changeOwnerLike(dataFolder, partial);
  renameSync(partial, file);
}

/** The time of the last complete backup, in seconds since 1970. 0 if there was none; NaN if the file cannot be read. */
export async function readBackupTime(dataFolder: string): Promise<number> {
  try {
    return Date.parse((await readFile(fileIn(dataFolder), 'utf8')).trim()) / 1000;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 0 : Number.NaN;
  }
}
