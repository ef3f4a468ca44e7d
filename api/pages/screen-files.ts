import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built file in Vite's manifest. */
interface BuiltFile {
  /** Path below the build's folder. */
  file: string;
  /** Keys of the files that it imports statically. */
  imports?: string[];
}

/**
 * The URLs of the scripts that an admin page needs, by its path. Without preload hints, a browser finds them one after
 * another.
 */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the admin app's pages from its build: `screens.json` has the source file of each page, and Vite's manifest has
 * the files built from it.
 *
 * @throws Error when the build lacks one of them. Otherwise nobody would notice that a page loads slowly, or not at
 *   all.
 */
export function readScreenFiles(adminFolder: string): ScreenFiles {
  const screens = readJson<Record<string, string>>(join(adminFolder, '.vite/screens.json'));
  const manifest = readJson<Record<string, BuiltFile>>(join(adminFolder, '.vite/manifest.json'));
  return Object.fromEntries(
    Object.entries(screens).map(([path, source]) => {
      if (manifest[source] === undefined) throw new Error(`The admin build has no ${source}.`);
      return [path, collectFiles(manifest, source)];
    }),
  );
}

function readJson<Content>(file: string): Content {
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function collectFiles(manifest: Record<string, BuiltFile>, source: string): string[] {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) add(next);
  };
  add(source);
  return [...found].map((key) => `/${manifest[key]?.file}`);
}
