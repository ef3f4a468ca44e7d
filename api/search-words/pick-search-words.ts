import { gzipSync } from 'node:zlib';
import type { PublicSearchWords } from '../contract/public-api.ts';
import { leadingLines } from './leading-lines.ts';
import type { Lexicon } from './lexicon.ts';
import { usefulLines } from './useful-lines.ts';
import { withFamilies, wordFamilies } from './word-families.ts';
import type { TreeWords } from './words-of-tree.ts';

/**
 * Maximum size of the words for a tree of up to {@link usualFaqs} questions, compressed with gzip. For larger trees it is
 * proportional to their size.
 */
const usualBytes = 8 * 1024;
const usualFaqs = 120;
/** Compression reduces the lines to less than half their size. */
const charactersPerByte = 2;
/** Steps of the binary search for the largest number of characters that fits. */
const attempts = 8;
/**
 * Number of spellings for a word in questions, and for a word that is only in answers. The most usual ones are used.
 */
const questionSpellings = 6;
const answerSpellings = 1;

/** The part of the words that is from the lexicon. */
type PickedWords = Omit<PublicSearchWords, 'wordings'>;

/** Picks the words of the lexicon that lead to the questions of one tree. Yields after each step. */
export function* pickSearchWords(
  lexicon: Lexicon,
  tree: TreeWords,
  faqCount: number,
): Generator<void, PickedWords> {
  const lines = yield* leadingLines(lexicon.lines, tree);
  const linesWithin = usefulLines(lines, lexicon);
  const spellings = spellingsOf(lexicon, tree);
  yield;
  const limit = usualBytes * Math.max(1, faqCount / usualFaqs);
  const most = charactersPerByte * limit;
  let [low, high] = [0, 2 * most];
  let picked = textsOf(linesWithin(0), spellings, lexicon, tree);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const room = (low + high) / 2;
    const words = textsOf(linesWithin(room), spellings, lexicon, tree);
    const fits = gzipSync(JSON.stringify(words)).byteLength <= limit;
    if (fits) [low, picked] = [room, words];
    else high = room;
    yield;
    if (fits && room === most) break;
  }
  return picked;
}

function textsOf(
  synonyms: readonly string[],
  spellings: readonly (readonly string[])[],
  lexicon: Lexicon,
  tree: TreeWords,
): PickedWords {
  const { affixLines, fillers, light } = lexicon;
  // A word with a meaning in this tree is not a filler: `to` is short for turnover.
  const meaningful = new Set([...light, ...spellings.flat()]);
  const sent = new Set([
    ...light,
    ...synonyms.flatMap((line) => line.split(/[ |_]/)),
    ...spellings.map(([usual = '']) => usual),
  ]);
  const families = wordFamilies(sent, lexicon, tree);
  return {
    affixes: affixLines,
    fillers: fillers.filter((word) => !meaningful.has(word)).join(' '),
    light: light.join(' '),
    spellings: spellings.map((words) => words.join(' ')).join('\n'),
    synonyms: [
      ...withFamilies(synonyms, families),
      ...families.map(({ word, roots }) => [word, ...roots].join(' ')),
    ].join('\n'),
  };
}

/** The spellings of the tree's words. */
function spellingsOf({ light, spellings }: Lexicon, tree: TreeWords): string[][] {
  const everywhere = new Set(light);
  return spellings.flatMap((words) => {
    const [usual = ''] = words;
    if (everywhere.has(usual)) return [[...words]];
    const isIn = (nearness: string) => words.some((word) => tree.nearnessOf(word) === nearness);
    if (isIn('question')) return [words.slice(0, 1 + questionSpellings)];
    return isIn('answer') ? [words.slice(0, 1 + answerSpellings)] : [];
  });
}
