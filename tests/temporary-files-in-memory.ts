import { existsSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';
const neededBytes = 2 ** 30;

/**
 * Puts temporary files in memory where the system has room for that. On a disk, every commit of a test's database waits
 * some milliseconds, and many more while other programs write.
 */
export function putTemporaryFilesInMemory(): void {
  if (!existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > neededBytes) process.env.TMPDIR = folder;
}
