import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';

export interface Licensed {
  name: string;
  version: string;
  licence: string;
  /**
   * Whether the server needs the package at run time. The others are for builds and tests; built scripts may contain
   * parts of them.
   */
  runs: boolean;
}

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/**
 * Packages whose field `license` does not name their licence: the first has only the old field `licenses`, the second refers to
 * a file, the third has a name that SPDX does not know.
 */
const correctedLicences: Readonly<Record<string, string>> = {
  fastclick: 'MIT',
  stackframe: 'Unlicense',
  'htmx-4': '0BSD',
};

/** All packages of the lock file, by name, including those for other operating systems. */
export function licensedPackages(): Licensed[] {
  const lock = readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, dev, devOptional }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      const licence = correctedLicences[name] ?? license ?? 'unknown';
      return { name, version, licence, runs: !dev && !devOptional };
    })
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** The content of `docs/licences.md`. */
export function licencesPage(): string {
  const packages = licensedPackages();
  return `# Licences of what Tanya Kami is made with

Written by \`npm run docs\` from the lock file; a test holds it to that. Tanya Kami itself is under the MIT licence,
and so is the lexicon of its search (\`api/search-words/lexicon/\`), which is written by hand and has no word list of others in it.

## On the server

${table(packages.filter(({ runs }) => runs))}

## To build and test, and partly in the scripts that browsers get

${table(packages.filter(({ runs }) => !runs))}
`;
}

function table(packages: readonly Licensed[]): string {
  const rows = packages.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  );
  return ['| Package | Version | Licence |', '| --- | --- | --- |', ...rows].join('\n');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
