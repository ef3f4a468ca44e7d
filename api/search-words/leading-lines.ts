import type { Line } from './lexicon.ts';
import type { TreeWords } from './words-of-tree.ts';

/** A line of the lexicon with only those words that lead to words of the questions. */
export interface LeadingLine extends Line {
  /** The words of the line that are in questions. */
  targets: readonly string[];
}

/** Number of lines between two pauses. */
const linesAtOnce = 200;

/**
 * The lines that lead to a word of a question. A word is removed from a line if earlier lines already lead it to the
 * same words. Yields after some lines, so that other requests can run.
 */
export function* leadingLines(
  lines: readonly Line[],
  tree: TreeWords,
): Generator<void, LeadingLine[]> {
  const led = new Set<string>();
  const isNear = (word: string) => tree.nearnessOf(word) === 'question';
  // Remove lines that lead to no question first, because most lines do not.
  const near = lines
    .filter(({ synonyms }) => synonyms.some(isNear))
    .map(withoutOwnPairs)
    .map((line) => ({ ...line, targets: line.synonyms.filter(isNear) }));
  yield;

  // Handle all synonyms before the related words, which are less important.
  for (const part of ['synonyms', 'related'] as const) {
    for (const [at, line] of near.entries()) {
      line[part] = leadingWords(line[part], line.targets, led);
      if (at % linesAtOnce === linesAtOnce - 1) yield;
    }
    yield;
  }
  return near.filter(({ synonyms, related }) => synonyms.length + related.length > 0);
}

/**
 * The words that lead to a target that they did not lead to before.
 *
 * @param led the pairs of words so far: `word target`. The new ones are added.
 */
function leadingWords(
  words: readonly string[],
  targets: readonly string[],
  led: Set<string>,
): string[] {
  return words.filter((word) => {
    const found = targets.filter((target) => target !== word && !led.has(`${word} ${target}`));
    for (const target of found) led.add(`${word} ${target}`);
    return found.length > 0;
  });
}

/** Removes pairs that contain another word of the line: that word already leads to the same words. */
function withoutOwnPairs({ synonyms, related, isGeneral }: Line): Line {
  const all = new Set([...synonyms, ...related]);
  const isNoOwnPair = (word: string) =>
    !word.includes('_') || !word.split('_').some((part) => all.has(part));
  return {
    synonyms: synonyms.filter(isNoOwnPair),
    related: related.filter(isNoOwnPair),
    isGeneral,
  };
}
