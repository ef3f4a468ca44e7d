import type { PublicSearchWords } from '../contract/public-api.ts';
import { type LeadingLine, leadingLines } from './leading-lines.ts';
import type { Lexicon } from './lexicon.ts';
import { wordFamilies } from './word-families.ts';
import type { TreeWords } from './words-of-tree.ts';

/** Together with the rest about 8 KiB compressed, for a tree of {@link usualFaqs} questions. */
const usualCharacters = 9_350;
const usualFaqs = 110;
/** What a related word and a pair are worth, where a synonym of one word is worth 1. */
const relatedValue = 0.5;
const pairValue = 0.5;
/** What the words of most trees are worth, where those of a trade are worth 1. */
const generalValue = 2.5;
/** Long words are typed less often, and take more room. */
const lengthPower = 0.4;

/** Of all that is known, what leads to the questions of one tree. */
export function pickSearchWords(
  lexicon: Lexicon,
  tree: TreeWords,
  faqCount: number,
): PublicSearchWords {
  const { affixLines, fillers, light, problems, spellings, lines, mentions } = lexicon;
  const room = usualCharacters * Math.max(1, faqCount / usualFaqs);
  const synonyms = mostUseful(leadingLines(lines, tree), mentions, room);
  const needed = new Set([...light, ...synonyms.flatMap((line) => line.split(/[ |_]/))]);
  const spelled = spellings.filter(
    (words) =>
      needed.has(words[0] ?? '') || words.some((word) => tree.nearnessOf(word) !== 'nowhere'),
  );
  // A word that means something in this tree is no filler: `to` is short for turnover.
  const meaningful = new Set([...light, ...spelled.flat()]);
  const sent = new Set([...needed, ...spelled.map(([usual = '']) => usual)]);
  return {
    affixes: affixLines,
    fillers: fillers.filter((word) => !meaningful.has(word)).join(' '),
    light: light.join(' '),
    problems: problems.join(' '),
    spellings: spelled.map((words) => words.join(' ')).join('\n'),
    synonyms: [...synonyms, ...wordFamilies(sent, lexicon, tree)].join('\n'),
  };
}

/** The lines with the most useful of their words, as far as there is room. Words that many lines mention come first. */
function mostUseful(
  lines: readonly LeadingLine[],
  mentions: ReadonlyMap<string, number>,
  room: number,
): string[] {
  const worth = (word: string) => {
    const known = Math.min(...word.split('_').map((part) => mentions.get(part) ?? 0));
    const kind = word.includes('_') ? pairValue : 1;
    return (kind * (1 + Math.log(1 + known))) / (word.length + 3) ** lengthPower;
  };
  const candidates = lines.flatMap(({ synonyms, related, isGeneral }, at) => {
    const factor = isGeneral ? generalValue : 1;
    return [
      ...synonyms.map((word) => ({ at, word, value: factor * worth(word) })),
      ...related.map((word) => ({ at, word, value: factor * worth(word) * relatedValue })),
    ];
  });
  candidates.sort((a, b) => b.value - a.value);

  const picked = new Map<number, Set<string>>();
  let left = room;
  for (const { at, word } of candidates) {
    const words = picked.get(at) ?? new Set(lines[at]?.targets);
    const size = words.has(word) ? 0 : word.length + 1;
    const cost = size + (picked.has(at) ? 0 : [...words].join(' ').length + 1);
    if (cost > left) continue;
    left -= cost;
    picked.set(at, words.add(word));
  }
  return lines.flatMap(({ targets, synonyms, related }, at) => {
    const words = picked.get(at);
    if (words === undefined) return [];
    const alike = new Set([...targets, ...synonyms.filter((word) => words.has(word))]);
    const others = related.filter((word) => words.has(word));
    return [
      [[...alike], others]
        .map((part) => part.join(' '))
        .filter(Boolean)
        .join('|'),
    ];
  });
}
