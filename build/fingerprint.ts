import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';

/** Where the build saves the hash of its inputs. */
export const fingerprintPath = join(repositoryRoot, 'dist/fingerprint');

/** Folders whose files the build reads. */
const folders = ['admin', 'api', 'build', 'docs', 'embed', 'scripts', 'widget'];
/** Files beside `package.json` that the build reads. */
const configs = /^(vite\..+\.config\.ts|tsconfig\.json|package-lock\.json)$/;

/** Lists all files that the build reads, relative to the root. */
export function buildInputs(root = repositoryRoot): string[] {
  const files = folders.flatMap((folder) => filesIn(root, folder));
  return [...readdirSync(root).filter((name) => configs.test(name)), ...files].sort();
}

/** A hash of all inputs and of Node's version. If it differs from the saved hash, `dist` is out of date. */
export function computeFingerprint(root = repositoryRoot): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of buildInputs(root)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

export function readBuiltFingerprint(): string | undefined {
  return existsSync(fingerprintPath) ? readFileSync(fingerprintPath, 'utf8') : undefined;
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}
