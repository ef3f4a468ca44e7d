import { statfs } from 'node:fs/promises';
import type { Database } from '../db/database.ts';

/** Returns the free bytes on the disk of a folder. */
export type ReadFreeBytes = (folder: string) => Promise<number>;

/** With less free space, the write-ahead log, a backup or a migration may fail. */
export const minimumFreeBytes = 256 * 1024 * 1024;

export class DiskNearlyFullError extends Error {}

export const readFreeBytes: ReadFreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Reports the database as not writable before the disk is full, so that readiness fails early. */
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
          `${megabytes(free)} MB are free on the disk of the data folder, less than ${megabytes(minimumFreeBytes)}.`,
        );
      }
      await db.checkWritable();
    },
  };
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 2 ** 20);
}
