import { existsSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';
const neededBytes = 2 ** 30;

/**
 * Stores temporary files in memory if there is enough. On a disk, every commit of a test's database waits for some
 * milliseconds, and much longer while other programs write.
 */
export function putTemporaryFilesInMemory(): void {
  if (!existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > neededBytes) process.env.TMPDIR = folder;
}
