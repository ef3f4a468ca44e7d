import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file, or a folder's list of names, is written to the disk. */
export function flushToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
