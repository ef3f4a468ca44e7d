import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';
import { unpackPackage } from './unpack-package.ts';

/**
 * The builds for script tags, which exist up to React 18 and Material UI 5. They are not dependencies: with its own,
 * Material UI has 70 packages of 44 MB.
 */
const packages = [
  {
    name: 'react',
    version: '18.3.1',
    sha512:
      'wS+hAgJShR0KhEvPJArfuPVN1+Hz1t0Y6n5jLrGQbkb4urgPE/0Rve+1kMB1v/oWgHgm4WIcV+i7F2pTVj+2iQ==',
    script: 'package/umd/react.production.min.js',
  },
  {
    name: 'react-dom',
    version: '18.3.1',
    sha512:
      '5m4nQKp+rZRb09LNH59GM4BxTh9251/ylbKIbpe7TpGxfJ+9kv6BLkLBXIjjspbgbnIBNqlI23tRnTWT0snUIw==',
    script: 'package/umd/react-dom.production.min.js',
  },
  {
    name: '@mui/material',
    version: '5.18.0',
    sha512:
      'bbH/HaJZpFtXGvWg3TsBWG4eyt3gah3E7nCNU8GLyRjVoWcA91Vm/T+sjHfUcwgJSw9iLtucfHBoq+qW/T30aA==',
    script: 'package/umd/material-ui.production.min.js',
  },
];

/** Material UI with React as one script, downloaded from the npm registry on the first call. */
export async function requireMaterialUi(): Promise<string> {
  const sources: string[] = [];
  for (const { script, ...pinned } of packages) {
    const folder = join(repositoryRoot, 'node_modules/.cache', pinned.name);
    if (!existsSync(join(folder, script))) await unpackPackage(pinned, folder, [script]);
    sources.push(readFileSync(join(folder, script), 'utf8'));
  }
  return sources.join('\n');
}
