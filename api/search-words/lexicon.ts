import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../config/package-root.ts';
import { type Affix, readAffixes } from '../contract/faqs/roots-of.ts';

/** Words of one meaning, and words that are only related to them. */
export interface Line {
  synonyms: readonly string[];
  related: readonly string[];
  /** Whether the words are useful in most trees. */
  isGeneral: boolean;
}

/** The words of Indonesian for any tree. `lexicon/README.md` explains the files. */
export interface Lexicon {
  affixes: readonly Affix[];
  /** The affixes as text. */
  affixLines: string;
  fillers: readonly string[];
  light: readonly string[];
  /** The usual spelling of a word, then the others. */
  spellings: readonly (readonly string[])[];
  /** The usual spelling by other spelling. */
  usual: ReadonlyMap<string, string>;
  lines: readonly Line[];
  /** All words of the spellings and lines, also pairs. */
  words: ReadonlySet<string>;
  /** Number of lines with a word, also as part of a pair. Words in many lines are everyday words. */
  mentions: ReadonlyMap<string, number>;
}

const folder = join(packageRoot, 'api/search-words/lexicon');
/** Files without synonyms and related words. */
const notTopics = ['affixes', 'fillers', 'light', 'spellings'];

/** Words that visitors of most trees type. They have a higher value than words of the other files. */
const general = [
  'actions',
  'qualities',
  'money',
  'time-and-places',
  'people-and-papers',
  'fields',
  'questions',
];

let loading: Promise<Lexicon> | undefined;

/** Reads the files once, when the first words are prepared. */
export function loadLexicon(): Promise<Lexicon> {
  loading ??= readLexicon();
  return loading;
}

async function readLexicon(): Promise<Lexicon> {
  const [fillers, light] = await Promise.all(
    ['fillers', 'light'].map(async (name) => (await linesOf(name)).flatMap(wordsIn)),
  );
  const affixLines = (await linesOf('affixes')).join('\n');
  const spellings = (await linesOf('spellings')).map(wordsIn);
  const usual = new Map<string, string>();
  for (const [first = '', ...others] of spellings) {
    for (const other of others) if (!usual.has(other)) usual.set(other, first);
  }
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  const topics = files
    .map((file) => file.replace('.txt', ''))
    .filter((name) => !notTopics.includes(name));
  const lines = (
    await Promise.all(
      topics.map(async (name) =>
        (
          await linesOf(name)
        ).map((line) => {
          const [synonyms = [], related = []] = line.split('|').map(wordsIn);
          return { synonyms, related, isGeneral: general.includes(name) };
        }),
      ),
    )
  ).flat();
  return {
    affixes: readAffixes(affixLines),
    affixLines,
    fillers: fillers ?? [],
    light: light ?? [],
    spellings,
    usual,
    lines,
    words: new Set([
      ...spellings.flat(),
      ...lines.flatMap(({ synonyms, related }) => [...synonyms, ...related]),
    ]),
    mentions: mentionsIn(lines),
  };
}

function mentionsIn(lines: readonly Line[]): Map<string, number> {
  const mentions = new Map<string, number>();
  for (const { synonyms, related } of lines) {
    for (const word of [...synonyms, ...related]) {
      for (const part of new Set([word, ...word.split('_')])) {
        mentions.set(part, (mentions.get(part) ?? 0) + 1);
      }
    }
  }
  return mentions;
}

async function linesOf(name: string): Promise<string[]> {
  const text = await readFile(join(folder, `${name}.txt`), 'utf8');
  return text.trim().split('\n');
}

function wordsIn(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}
