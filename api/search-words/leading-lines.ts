import type { Line } from './lexicon.ts';
import type { TreeWords } from './words-of-tree.ts';

/** The words of a line that lead to words of the questions. */
export interface LeadingLine extends Line {
  /** The words of the line that are in questions. */
  targets: readonly string[];
}

/** The lines that lead to a word of a question. A word is left out of those that lead it nowhere new. */
export function leadingLines(lines: readonly Line[], tree: TreeWords): LeadingLine[] {
  const led = new Set<string>();
  const isNear = (word: string) => tree.nearnessOf(word) === 'question';
  // Most lines lead to no question; they take no time.
  const near = lines
    .filter(({ synonyms }) => synonyms.some(isNear))
    .map(withoutOwnPairs)
    .map((line) => ({ ...line, targets: line.synonyms.filter(isNear) }));

  function leading(words: readonly string[], targets: readonly string[]): string[] {
    return words.filter((word) => {
      const found = targets.filter((target) => target !== word && !led.has(`${word} ${target}`));
      for (const target of found) led.add(`${word} ${target}`);
      return found.length > 0;
    });
  }

  // All synonyms before the first related word, which means less.
  return near
    .map((line) => ({ ...line, synonyms: leading(line.synonyms, line.targets) }))
    .map((line) => ({ ...line, related: leading(line.related, line.targets) }))
    .filter(({ synonyms, related }) => synonyms.length + related.length > 0);
}

/** A pair with a word of its line says nothing new: that word leads there as well. */
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
