import {
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a data folder that only its owner can read, and the folders above it. Not with `recursive`: where no folder
 * can be created, such as in /proc, Node would try without an end.
 */
export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeDataFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Sets the owner of a new file to the owner of the data folder. Only root can do this. Without it, the server, which
 * runs as that owner, could not open the file.
 */
export function changeOwnerLike(dataFolder: string, file: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(dataFolder);
  // Does not follow a symbolic link: the folder's owner could have put one in place of the file.
  lchownSync(file, uid, gid);
}

/** Waits until a file, or a folder's list of names, is written to the disk. */
export function flushToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
