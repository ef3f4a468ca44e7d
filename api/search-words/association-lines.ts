import { linesAtOnce } from './leading-lines.ts';
import type { Lexicon } from './lexicon.ts';
import type { TreeWords } from './words-of-tree.ts';

/** The value of the second, third... associated word of a line and of the second, third... typed word. */
const nextTarget = 0.7;
const nextTyped = 0.9;
/** The value of a word that is only in answers, and of a typed word that is in a question and so needs no association. */
const answerValue = 0.5;
const knownValue = 0.3;
/** How much the number of lines of the lexicon with a word adds to its value: people type everyday words more often. */
const mentionValue = 0.2;

/**
 * Chooses the associations that tell most about one tree, as many as fit into a number of characters, as lines of hints:
 * a word of the tree, then after `||` the words that people type. Yields after some lines, so that other requests can run.
 *
 * @param led the pairs of words that the bot has already: `word target`.
 */
export function* associationLines(
  { associations, mentions }: Lexicon,
  tree: TreeWords,
  fillers: ReadonlySet<string>,
  led: ReadonlySet<string>,
): Generator<void, (room: number) => string[]> {
  const frequencies = new Map<string, number>();
  for (const target of associations.flatMap(({ targets }) => targets)) {
    frequencies.set(target, (frequencies.get(target) ?? 0) + 1);
  }
  yield;

  /** A word that is in few FAQs of the tree and in few lines, such as `rayap`, tells more than `biaya`. */
  function worthOf(target: string): number {
    const nearness = tree.nearnessOf(target);
    if (nearness === 'nowhere') return 0;
    const rarity = Math.log(1 + tree.size / tree.countOf(target));
    const generality = Math.log(associations.length / (frequencies.get(target) ?? 1));
    return rarity * generality * (nearness === 'question' ? 1 : answerValue);
  }

  const found = new Map<string, { word: string; target: string; value: number }>();
  for (const [at, { typed, targets }] of associations.entries()) {
    for (const [rank, target] of targets.entries()) {
      const worth = worthOf(target) * nextTarget ** rank;
      if (worth === 0) continue;
      for (const [nth, word] of typed.entries()) {
        const pair = `${word} ${target}`;
        if (fillers.has(word) || led.has(pair)) continue;
        const value =
          worth *
          nextTyped ** nth *
          (tree.nearnessOf(word) === 'question' ? knownValue : 1) *
          (1 + mentionValue * Math.log(1 + (mentions.get(word) ?? 0)));
        if (value > (found.get(pair)?.value ?? 0)) found.set(pair, { word, target, value });
      }
    }
    if (at % linesAtOnce === linesAtOnce - 1) yield;
  }
  const candidates = [...found.values()].sort((a, b) => b.value - a.value);

  return (room) => {
    const lines = new Map<string, string[]>();
    let left = room;
    for (const { word, target } of candidates) {
      const line = lines.get(target) ?? [target];
      const cost = word.length + 1 + (lines.has(target) ? 0 : target.length + 1);
      if (cost > left) continue;
      left -= cost;
      line.push(word);
      lines.set(target, line);
    }
    // Neighbours in the alphabet compress better.
    return [...lines.values()].map(([target, ...words]) => `${target}||${words.sort().join(' ')}`);
  };
}
