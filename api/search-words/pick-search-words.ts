import type { PublicSearchWords } from '../contract/public-api.ts';
import type { Lexicon, Line } from './lexicon.ts';
import type { TreeWords } from './words-of-tree.ts';

/** Together with the rest about 8 KiB compressed, for a tree of {@link usualFaqs} questions. */
const usualCharacters = 90_000;
const usualFaqs = 110;
const spellAll = true;

/** Of all that is known, what leads to the questions of one tree. */
export function pickSearchWords(
  { affixLines, fillers, light, problems, spellings, lines }: Lexicon,
  tree: TreeWords,
  faqCount: number,
): PublicSearchWords {
  const synonyms = upTo(
    usualCharacters * Math.max(1, faqCount / usualFaqs),
    withoutRepetitions(lines, tree),
  );
  const needed = new Set([...light, ...synonyms.flatMap((line) => line.split(/[ |_]/))]);
  const spelled = spellings.filter(
    (words) =>
      (spellAll && needed.has(words[0] ?? '')) || words.some((word) => tree.nearnessOf(word) !== 'nowhere'),
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

/** The lines that lead to a word of a question. A word is left out of those that lead it nowhere new. */
function withoutRepetitions(lines: readonly Line[], tree: TreeWords): string[] {
  const led = { synonyms: new Set<string>(), related: new Set<string>() };
  return lines.flatMap((line) => {
    const all = new Set([...line.synonyms, ...line.related]);
    const isNear = (word: string) => tree.nearnessOf(word) === 'question';
    // A pair with a word of the line says nothing new: its parts lead there as well.
    const isPairOfLine = (word: string) =>
      word.includes('_') && word.split('_').some((part) => all.has(part));
    const words = line.synonyms.filter((word) => !isPairOfLine(word));
    const targets = words.filter(isNear);
    const leadsTo = (kind: 'synonyms' | 'related') => (word: string) => {
      const found = targets.filter(
        (target) =>
          target !== word &&
          !led.synonyms.has(`${word} ${target}`) &&
          !(kind === 'related' && led.related.has(`${word} ${target}`)),
      );
      for (const target of found) led[kind].add(`${word} ${target}`);
      return found.length > 0;
    };
    const leading = new Set(words.filter(leadsTo('synonyms')));
    const synonyms = words.filter((word) => leading.has(word) || isNear(word));
    const related = line.related.filter((word) => !isPairOfLine(word)).filter(leadsTo('related'));
    if (leading.size === 0 && related.length === 0) return [];
    return [[synonyms, related].map((part) => part.join(' ')).filter(Boolean).join('|')];
  });
}

/** The first lines that fit; a line that is too long leaves room for shorter ones. */
function upTo(mostCharacters: number, lines: readonly string[]): string[] {
  let left = mostCharacters;
  return lines.filter((line) => {
    if (line.length > left) return false;
    left -= line.length;
    return true;
  });
}
