import { existsSync, readFileSync } from 'node:fs';
import { exitCodeOf } from '../../build/run.ts';

/** Old libraries whose builds for browsers are in no npm package. */
const libraries = {
  'Prototype.js': {
    file: '/usr/share/javascript/prototype/prototype.js',
    debianPackage: 'libjs-prototype',
  },
  MooTools: {
    file: '/usr/share/javascript/mootools/mootools-core-nc.js',
    debianPackage: 'libjs-mootools',
  },
} as const;

export type DebianLibrary = keyof typeof libraries;

export const debianLibraries = Object.keys(libraries) as DebianLibrary[];

/** Installs the missing ones on Debian as root. */
export async function installDebianLibraries(): Promise<void> {
  const missing = Object.values(libraries).filter(({ file }) => !existsSync(file));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const names = missing.map(({ debianPackage }) => debianPackage);
  await exitCodeOf('apt-get', ['update']);
  await exitCodeOf('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
}

/** The source of a library's build for browsers. */
export function readDebianLibrary(name: DebianLibrary): string {
  const { file, debianPackage } = libraries[name];
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    `The browser tests need ${name} as ${file}. Install it (Debian: apt-get install ${debianPackage}).`,
  );
}
