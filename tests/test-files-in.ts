import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSlowRun } from './repetitions.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the test files below these folders; in a slow run, only files with repeated tests. */
export function testFilesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join('tests', folder, file))
      .filter((file) => !isSlowRun || read(file).includes('/repetitions.ts')),
  );
}

export function needsNoPage(file: string): boolean {
  return read(file).startsWith('// @vitest-environment node\n');
}

/** Whether a file mocks modules, which is possible only before they are loaded, so it shares a worker with no other file. */
export function mocksModules(file: string): boolean {
  return /^vi\.mock\(/m.test(read(file));
}
