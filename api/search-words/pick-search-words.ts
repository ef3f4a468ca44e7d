import type { PublicSearchWords } from '../contract/public-api.ts';
import { type Affix, rootsOf } from '../contract/roots-of.ts';
import type { Lexicon, Line } from './lexicon.ts';
import type { TreeWords } from './words-of-tree.ts';

/** Together with the rest about 8 KiB compressed, for a tree of {@link usualFaqs} questions. */
const usualCharacters = 9_000;
const usualFaqs = 110;
const spellAll = true;
const familyLines = true;

/** Of all that is known, what leads to the questions of one tree. */
export function pickSearchWords(
  { affixes, affixLines, usual, fillers, light, problems, spellings, lines }: Lexicon,
  tree: TreeWords,
  faqCount: number,
): PublicSearchWords {
  const synonyms = upTo(
    usualCharacters * Math.max(1, faqCount / usualFaqs),
    withoutRepetitions(lines, tree),
    lines,
  );
  const needed = new Set([...light, ...synonyms.flatMap((line) => line.split(/[ |_]/))]);
  const spelled = spellings.filter(
    (words) =>
      (spellAll && needed.has(words[0] ?? '')) || words.some((word) => tree.nearnessOf(word) !== 'nowhere'),
  );
  if (familyLines) synonyms.push(...familiesIn(synonyms, spelled, affixes, usual, tree));
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

interface PickedLine {
  targets: readonly string[];
  synonyms: readonly string[];
  related: readonly string[];
  /** How much of the line is in the tree. */
  hits: number;
}

const pairValue = 0.5;
const relatedValue = 0.5;
const hitValue = 1000;
const mentionValue = 1;
const lengthValue = 0;

/** The lines that lead to a word of a question. A word is left out of those that lead it nowhere new. */
function withoutRepetitions(lines: readonly Line[], tree: TreeWords): PickedLine[] {
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
    const synonyms = words.filter(leadsTo('synonyms'));
    const related = line.related.filter((word) => !isPairOfLine(word)).filter(leadsTo('related'));
    const hits = [...all].filter((word) => tree.nearnessOf(word) !== 'nowhere').length;
    return [{ targets, synonyms, related, hits }];
  });
}

/** The most useful words that fit. */
function upTo(mostCharacters: number, lines: readonly PickedLine[], allLines: readonly Line[]): string[] {
  const mentions = new Map<string, number>();
  for (const line of allLines)
    for (const word of [...line.synonyms, ...line.related])
      for (const part of new Set([word, ...word.split('_')])) mentions.set(part, (mentions.get(part) || 0) + 1);
  const candidates = lines.flatMap(({ synonyms, related, hits }, at) => {
    const entry = (word: string, value: number) => ({
      at,
      word,
      value: value * (hits + hitValue) * (mentionValue + Math.log(1 + Math.min(...word.split('_').map((part) => mentions.get(part) || 0)))) * (word.includes('_') ? pairValue : 1) / (word.length + 3) ** lengthValue,
    });
    return [
      ...synonyms.map((word) => entry(word, 1)),
      ...related.map((word) => entry(word, relatedValue)),
    ];
  });
  candidates.sort((a, b) => b.value - a.value);
  let left = mostCharacters;
  const picked = lines.map(() => new Set<string>());
  for (const { at, word } of candidates) {
    const into = picked[at] as Set<string>;
    const line = lines[at] as PickedLine;
    const cost = word.length + 1 + (into.size === 0 ? line.targets.join(' ').length + 1 : 0);
    if (cost > left) continue;
    left -= line.targets.includes(word) && into.size > 0 ? 0 : cost;
    into.add(word);
  }
  return lines.flatMap(({ targets, synonyms, related }, at) => {
    const into = picked[at] as Set<string>;
    if (into.size === 0) return [];
    const kept = (words: readonly string[]) => words.filter((word) => into.has(word));
    return [[[...new Set([...targets, ...kept(synonyms)])], kept(related)].map((part) => part.join(' ')).filter(Boolean).join('|')];
  });
}

/** The bot takes a word that is sent for a word of its own: these lines lead it to its root, `pinjaman` to `pinjam`. */
function familiesIn(
  synonyms: readonly string[],
  spelled: readonly (readonly string[])[],
  affixes: readonly Affix[],
  usual: ReadonlyMap<string, string>,
  tree: TreeWords,
): string[] {
  const sent = new Set([
    ...synonyms.flatMap((line) => line.split(/[ |_]/)),
    ...spelled.map(([first = '']) => first),
  ]);
  return [...sent].flatMap((word) => {
    if (tree.nearnessOf(word) !== 'question') return [];
    const roots = rootsOf(word, affixes).filter((root) => root !== word && root.length > 3 && sent.has(root) && !usual.has(root));
    return roots.length > 0 ? [[word, ...roots].join(' ')] : [];
  });
}
