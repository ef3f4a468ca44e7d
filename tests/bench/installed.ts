import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';
import { run } from '../../build/run.ts';

const folder = join(repositoryRoot, 'tests/bench/installed');

/** A file of a compared product or of a tool that measures, by its path below `node_modules`. */
export function installedFile(path: string): string {
  return join(folder, 'node_modules', path);
}

/** Their exact versions, by name. */
export function installedVersions(): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies;
}

/** Installs the packages, unless the current lock file is already installed. */
export async function ensureInstalled(): Promise<void> {
  const done = installedFile('.package-lock.json');
  const asked = join(folder, 'package-lock.json');
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(asked).mtimeMs) return;
  console.log('Installing what we are measured beside and with...');
  await run('npm', ['ci', '--prefix', folder]);
}
