import { statfs } from 'node:fs/promises';
import type { Database } from '../db/open.ts';

/** Answers with the bytes that are left to us where a folder is. */
export type ReadFreeBytes = (folder: string) => Promise<number>;

/** Less, and the log of writes, a backup beside it or a migration may not find room. */
export const minimumFreeBytes = 256 * 1024 * 1024;

export class DiskNearlyFullError extends Error {}

export const readFreeBytes: ReadFreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** The database, which counts as writable only while there is room beside it: a full disk is foretold, not met. */
export function withRoomCheck(
  db: Database,
  folder: string,
  readFree: ReadFreeBytes = readFreeBytes,
): Database {
  return {
    ...db,
    async checkWritable() {
      const free = await readFree(folder);
      if (free < minimumFreeBytes) {
        throw new DiskNearlyFullError(
          `${megabytes(free)} MB are left on the disk of the data folder, fewer than ${megabytes(minimumFreeBytes)}.`,
        );
      }
      await db.checkWritable();
    },
  };
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 2 ** 20);
}
