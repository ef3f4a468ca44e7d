import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';

export interface Import {
  /** Importing file, relative to the repository. */
  from: string;
  /** Imported file relative to the repository, or the package's specifier. */
  to: string;
  isPackage: boolean;
  isTypeOnly: boolean;
  /** Whether it is `import('...')`, which loads lazily. */
  isDynamic: boolean;
}

const importPattern =
  /^\s*(?:import|export)\s+(?:(type)\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

/** Lists the TypeScript files below a folder, relative to the repository. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(repositoryRoot, folder)).flatMap((name) => {
    // The benchmark installs the compared products in its own folder.
    if (name === 'node_modules') return [];
    const path = join(folder, name);
    if (statSync(join(repositoryRoot, path)).isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

/** Reads the imports of one file, with relative paths resolved. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(join(repositoryRoot, file), 'utf8');
  return [...source.matchAll(importPattern)].map((match) => {
    const specifier = (match[2] ?? match[3] ?? '').replace(/\?.*$/, '');
    const isPackage = !specifier.startsWith('.');
    const to = isPackage
      ? specifier
      : relative(repositoryRoot, join(repositoryRoot, dirname(file), specifier));
    return {
      from: file,
      to,
      isPackage,
      isTypeOnly: match[1] === 'type',
      isDynamic: match[3] !== undefined,
    };
  });
}
