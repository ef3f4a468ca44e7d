import { gzipSync } from 'node:zlib';
import type { PublicSearchWords } from '../contract/public-api.ts';
import { leadingLines } from './leading-lines.ts';
import type { Lexicon } from './lexicon.ts';
import { usefulLines } from './useful-lines.ts';
import { wordFamilies } from './word-families.ts';
import type { TreeWords } from './words-of-tree.ts';

/** What travels for a tree of up to {@link usualFaqs} questions, compressed with gzip. Others may have more by their size. */
const usualBytes = 8 * 1024;
const usualFaqs = 120;
/** Each halves the distance to what the bytes allow. */
const attempts = 8;
/** Of a word in questions, and of one that is only in answers. The first ones are the most usual. */
const questionSpellings = 6;
const answerSpellings = 1;

/** Of all that is known, what leads to the questions of one tree. Pauses after each step. */
export function* pickSearchWords(
  lexicon: Lexicon,
  tree: TreeWords,
  faqCount: number,
): Generator<void, PublicSearchWords> {
  const lines = yield* leadingLines(lexicon.lines, tree);
  const linesWithin = usefulLines(lines, lexicon);
  const spellings = spellingsOf(lexicon, tree);
  yield;
  const limit = usualBytes * Math.max(1, faqCount / usualFaqs);
  // Compressed, the characters of the lines take less than half of their number.
  const most = 2 * limit;
  let [low, high] = [0, 2 * most];
  let picked: PublicSearchWords | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const room = (low + high) / 2;
    const words = textsOf(linesWithin(room), spellings, lexicon, tree);
    const fits = gzipSync(JSON.stringify(words)).byteLength <= limit;
    if (fits) [low, picked] = [room, words];
    else high = room;
    yield;
    if (fits && room === most) break;
  }
  return picked ?? textsOf([], spellings, lexicon, tree);
}

function textsOf(
  synonyms: readonly string[],
  spellings: readonly (readonly string[])[],
  lexicon: Lexicon,
  tree: TreeWords,
): PublicSearchWords {
  const { affixLines, fillers, light, problems } = lexicon;
  // A word that means something in this tree is no filler: `to` is short for turnover.
  const meaningful = new Set([...light, ...spellings.flat()]);
  const sent = new Set([
    ...light,
    ...synonyms.flatMap((line) => line.split(/[ |_]/)),
    ...spellings.map(([usual = '']) => usual),
  ]);
  return {
    affixes: affixLines,
    fillers: fillers.filter((word) => !meaningful.has(word)).join(' '),
    light: light.join(' '),
    problems: problems.join(' '),
    spellings: spellings.map((words) => words.join(' ')).join('\n'),
    synonyms: [...synonyms, ...wordFamilies(sent, lexicon, tree)].join('\n'),
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
