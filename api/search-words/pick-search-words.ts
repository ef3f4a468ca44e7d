import type { PublicSearchWords } from '../contract/public-api.ts';
import type { Lexicon, Line } from './lexicon.ts';
import type { Nearness, TreeWords } from './words-of-tree.ts';

/** Together with the rest about 8 KiB compressed, for a tree of {@link usualFaqs} questions. */
const usualCharacters = 9_000;
const usualFaqs = 110;

interface PickedLine {
  text: string;
  /** The higher, the sooner a visitor needs it. */
  rank: number;
}

/** Of all that is known, what leads to words of one tree: first to its questions, then to its answers. */
export function pickSearchWords(
  { affixLines, fillers, light, problems, spellings, lines }: Lexicon,
  tree: TreeWords,
  faqCount: number,
): PublicSearchWords {
  const picked = lines.flatMap((line) => pickLine(line, tree)).sort((a, b) => b.rank - a.rank);
  const synonyms = upTo(usualCharacters * Math.max(1, faqCount / usualFaqs), picked);
  const needed = new Set([...light, ...synonyms.flatMap((line) => line.split(/[ |_]/))]);
  const spelled = spellings.filter(
    (words) =>
      needed.has(words[0] ?? '') || words.some((word) => tree.nearnessOf(word) !== 'nowhere'),
  );
  // A word that means something in this tree is no filler: `to` is short for turnover.
  const meaningful = new Set([...light, ...spelled.flat()]);
  return {
    affixes: affixLines,
    fillers: fillers.filter((word) => !meaningful.has(word)).join(' '),
    light: light.join(' '),
    problems: problems.join(' '),
    spellings: spelled.map((words) => words.join(' ')).join('\n'),
    synonyms: synonyms.join('\n'),
  };
}

const ranks: Readonly<Record<Nearness, number>> = { question: 2, answer: 1, nowhere: 0 };

/** The line, if it leads to a word of the tree. Related words do not lead to each other. */
function pickLine({ synonyms, related }: Line, tree: TreeWords): PickedLine[] {
  const rankOf = (words: readonly string[]) =>
    Math.max(0, ...words.map((word) => ranks[tree.nearnessOf(word)]));
  const rank = rankOf(synonyms);
  if (rank > 0) return [{ rank, text: textOf(synonyms, related) }];
  const found = related.filter((word) => tree.nearnessOf(word) !== 'nowhere');
  return found.length > 0 ? [{ rank: rankOf(found) - 0.5, text: textOf(synonyms, found) }] : [];
}

function textOf(synonyms: readonly string[], related: readonly string[]): string {
  return [synonyms, related]
    .map((words) => words.join(' '))
    .filter(Boolean)
    .join('|');
}

/** The first lines that fit; a line that is too long leaves room for shorter ones. */
function upTo(mostCharacters: number, lines: readonly PickedLine[]): string[] {
  let left = mostCharacters;
  return lines.flatMap(({ text }) => {
    if (text.length > left) return [];
    left -= text.length;
    return text;
  });
}
