import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { giveToOwnerOf } from './keep-owner.ts';

/** The backup runs in another process than the server, which reports the time. */
const fileIn = (dataFolder: string) => join(dataFolder, 'last-backup');

/** Saves that a complete backup was made now. */
export function saveBackupTime(dataFolder: string): void {
  const file = fileIn(dataFolder);
  const partial = `${file}.partial`;
  // A file of another user, such as root, can be replaced but not written to.
  rmSync(partial, { force: true });
  writeFileSync(partial, `${new Date().toISOString()}\n`, { flag: 'wx' });
  giveToOwnerOf(dataFolder, partial);
  renameSync(partial, file);
}

/** When the last complete backup was made, in seconds since 1970. 0 if there was none; NaN if it cannot be read. */
export async function readBackupTime(dataFolder: string): Promise<number> {
  try {
    return Date.parse((await readFile(fileIn(dataFolder), 'utf8')).trim()) / 1000;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 0 : Number.NaN;
  }
}
