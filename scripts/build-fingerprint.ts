import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const repositoryRoot = new URL('..', import.meta.url).pathname;

const fingerprintFile = join(repositoryRoot, 'dist/fingerprint');
const buildInputs = [
  'admin',
  'api',
  'embed',
  'widget',
  'package-lock.json',
  'scripts/element-manifest.ts',
  'scripts/element-types.ts',
  'scripts/type-texts.ts',
  'tsconfig.json',
  'vite.admin.config.ts',
  'vite.api.config.ts',
  'vite.widget.config.ts',
  'vite.widget.preact.ts',
];

/** A hash of all files that the build reads. If it differs from the saved hash, `dist` is out of date. */
export function computeFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of buildInputs) addToHash(join(repositoryRoot, input));
  return hash.digest('hex');

  function addToHash(path: string): void {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) addToHash(join(path, name));
    } else {
      hash.update(path.slice(repositoryRoot.length)).update('\0').update(readFileSync(path));
    }
  }
}

export function readBuiltFingerprint(): string | undefined {
  return existsSync(fingerprintFile) ? readFileSync(fingerprintFile, 'utf8') : undefined;
}

export const fingerprintPath = fingerprintFile;
