import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../../build/repository-root.ts';

interface LockedPackage {
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, LockedPackage>;

describe.each(['package-lock.json', 'tests/bench/installed/package-lock.json'])('%s', (file) => {
  const { packages } = JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as {
    packages: Packages;
  };

  it('records no download addresses', () => {
    const recorded = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
    expect(recorded.map(([path]) => path)).toEqual([]);
  });

  // `npm install` silently leaves out a platform's package that the registry lacks; `npm ci` then refuses the whole file.
  it('has every dependency of every package, for every platform', () => {
    const missing = Object.entries(packages).flatMap(
      ([path, { dependencies, optionalDependencies }]) =>
        Object.keys({ ...dependencies, ...optionalDependencies })
          .filter((name) => !isFoundFrom(packages, path, name))
          .map((name) => `${path || 'the project'} -> ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

/** Finds a package as Node does: beside the importing package, then in each folder above it. */
function isFoundFrom(packages: Packages, path: string, name: string): boolean {
  if (packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`] !== undefined) return true;
  if (path === '') return false;
  const above = path.lastIndexOf('/node_modules/');
  return isFoundFrom(packages, above === -1 ? '' : path.slice(0, above), name);
}
