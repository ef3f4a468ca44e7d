import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasSlowTests } from './repetitions.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The test files of a run below these folders. */
export type FilesIn = (...folders: string[]) => string[];

/**
 * Returns all test files below these folders, or those of one run: `npm run test:slow` has those with slow tests, and the
 * usual run all but those that end in `.slow.test.ts`.
 */
export function testFilesIn(run: 'all' | 'usual' | 'slow', ...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      // `tests/bench` installs packages, some with tests of their own.
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join('tests', folder, file))
      .filter((file) => {
        if (run === 'slow') return hasSlowTests(read(file));
        return run === 'all' || !/\.slow\.test\.tsx?$/.test(file);
      }),
  );
}

export function needsNoPage(file: string): boolean {
  return read(file).startsWith('// @vitest-environment node\n');
}

/** Whether a file mocks modules, which is possible only before they are loaded, so it shares a worker with no other file. */
export function mocksModules(file: string): boolean {
  return /^vi\.mock\(/m.test(read(file));
}

const importedFile = /^(?:import|export)\b[^;]*? from '(\.[^']+)';/gm;

/** Whether a file, or a file of the tests that it imports, opens a database of `tests/api/databases`. */
export function opensDatabase(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (file.startsWith('tests/api/databases/')) return true;
  const imports = [...read(file).matchAll(importedFile)].map(([, path = '']) =>
    join(file, '..', path),
  );
  return imports.some((path) => path.startsWith('tests/') && opensDatabase(path, seen));
}
