import { existsSync, readFileSync } from 'node:fs';

/** What Vite tells of a file that it built, by a key of its own. */
interface BuiltFile {
  /** Path below the build's folder. */
  file: string;
  name?: string;
  /** Keys of the files that it needs from the start. */
  imports?: string[];
}

/** The admin app's screens, and the built file that each comes from. A visitor without a session moves on to sign in. */
export const screenNames = {
  '/': 'faqs-page',
  '/signin': 'sign-in-page',
  '/widget': 'widget-page',
  '/user': 'users-page',
  '/whitelist': 'whitelist-page',
  '/link': 'links-page',
  '/website': 'websites-page',
  '/script': 'script-page',
  '/history': 'history-page',
  '/blank': 'blank-page',
  '/not-found': 'not-found-page',
  '/notfound': 'not-found-page',
} as const;

export type Screen = keyof typeof screenNames;

/** By screen: the addresses of the files it is made of, which a browser would else learn of one after the other. */
export type ScreenFiles = Readonly<Record<Screen, readonly string[]>>;

export const screenPaths = Object.keys(screenNames) as Screen[];

/**
 * Reads what Vite noted of its build.
 *
 * @throws Error when the build lacks a screen's file: its hints would be missing without anybody noticing.
 */
export function readScreenFiles(manifestFile: string): ScreenFiles {
  if (!existsSync(manifestFile))
    throw new Error(`${manifestFile} is missing: run \`npm run build\` first.`);
  const built = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, BuiltFile>;
  const entries = Object.entries(screenNames).map(([screen, name]) => {
    const key = Object.keys(built).find((it) => built[it]?.name === name);
    if (key === undefined) throw new Error(`${manifestFile} has no file named ${name}.`);
    return [screen, collectFiles(built, key)];
  });
  return Object.fromEntries(entries) as ScreenFiles;
}

function collectFiles(built: Record<string, BuiltFile>, key: string): string[] {
  const seen = new Set<string>();
  const visit = (at: string) => {
    const file = built[at];
    // The page itself asks for the entry and what that needs.
    if (file === undefined || seen.has(at)) return;
    seen.add(at);
    for (const next of file.imports ?? []) visit(next);
  };
  visit(key);
  return [...seen].map((at) => `/${built[at]?.file}`);
}
