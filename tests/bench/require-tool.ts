import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exitCodeOf } from '../../build/run.ts';

/** Returns a program that the benchmark needs. Installs it if possible, or throws an error that says how. */
export async function requireTool(name: string, debianPackage: string): Promise<string> {
  const found = find(name);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await exitCodeOf('apt-get', ['install', '-y', '--no-install-recommends', debianPackage]);
  }
  const installed = find(name);
  if (installed !== undefined) return installed;
  throw new Error(
    `This section needs ${name}. Install it (Debian: apt-get install ${debianPackage}).`,
  );
}

function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
