import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
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
 * what only the slow tests need and is therefore not a dependency.
 *
 * @throws Error if the archive's hash is not `sha512`
 */
export async function unpackPackage(
  { name, version, sha512 }: PinnedPackage,
  folder: string,
  members: readonly string[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // A folder of its own, because two workers may download the same package.
  const download = await mkdtemp(join(folder, 'download-'));
  await run('npm', ['pack', '--silent', `${name}@${version}`, `--pack-destination=${download}`]);
  // npm names the archive of `@scope/name` so.
  const archive = join(download, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (found !== sha512) throw new Error(`${archive} is not the package that was checked.`);
  await run('tar', ['-xzf', archive, '-C', folder, ...members]);
  await rm(download, { recursive: true });
}
