import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../config/package-root.ts';
import { type Affix, readAffixes } from '../contract/roots-of.ts';

/** Words of one meaning, and words that are only related to them. */
export interface Line {
  synonyms: readonly string[];
  related: readonly string[];
}

/** What is known of Indonesian, for any tree. `lexicon/README.md` explains the files. */
export interface Lexicon {
  affixes: readonly Affix[];
  /** The same as text. */
  affixLines: string;
  fillers: readonly string[];
  light: readonly string[];
  problems: readonly string[];
  /** The usual spelling of a word, then the others. */
  spellings: readonly (readonly string[])[];
  /** The usual spelling of each other one. */
  usual: ReadonlyMap<string, string>;
  lines: readonly Line[];
}

const folder = join(packageRoot, 'api/search-words/lexicon');
const topics = ['actions', 'qualities', 'money', 'time-and-places', 'people-and-papers', 'fields'];

let loading: Promise<Lexicon> | undefined;

/** Reads the files once, when the first words are prepared. */
export function loadLexicon(): Promise<Lexicon> {
  loading ??= readLexicon();
  return loading;
}

async function readLexicon(): Promise<Lexicon> {
  const [fillers, light, problems] = await Promise.all(
    ['fillers', 'light', 'problems'].map(async (name) => (await linesOf(name)).flatMap(wordsIn)),
  );
  const affixLines = (await linesOf('affixes')).join('\n');
  const spellings = (await linesOf('spellings')).map(wordsIn);
  const usual = new Map<string, string>();
  for (const [first = '', ...others] of spellings) {
    for (const other of others) if (!usual.has(other)) usual.set(other, first);
  }
  const lines = (await Promise.all(topics.map(linesOf))).flat().map((line) => {
    const [synonyms = [], related = []] = line.split('|').map(wordsIn);
    return { synonyms, related };
  });
  return {
    affixes: readAffixes(affixLines),
    affixLines,
    fillers: fillers ?? [],
    light: light ?? [],
    problems: problems ?? [],
    spellings,
    usual,
    lines,
  };
}

async function linesOf(name: string): Promise<string[]> {
  const text = await readFile(join(folder, `${name}.txt`), 'utf8');
  return text.trim().split('\n');
}

function wordsIn(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}
