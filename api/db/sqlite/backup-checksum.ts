import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UnusableDatabaseError } from '../known-migrations.ts';

/** The file with the checksum of a backup. SQLite's own check finds damaged structure, but not damaged texts and images. */
export function checksumFile(backup: string): string {
  return `${backup}.sha256`;
}

/** One line for `sha256sum --check`. */
export async function checksumLine(file: string, name: string): Promise<string> {
  return `${await sha256(file)}  ${basename(name)}\n`;
}

/**
 * Compares a copy of a backup with the checksum beside the backup. Returns false when there is none.
 *
 * @throws UnusableDatabaseError when they differ.
 */
export async function hasChecksum(backup: string, copy: string): Promise<boolean> {
  const file = checksumFile(backup);
  if (!existsSync(file)) return false;
  const [expected] = readFileSync(file, 'utf8').split(/\s/, 1);
  if ((await sha256(copy)) === expected) return true;
  throw new UnusableDatabaseError(
    `${backup} is damaged: it differs from the checksum in ${file}. Nothing was changed; take another backup.`,
  );
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
