import type { PublicSearchWords } from '../contract/public-api.ts';
import { type LeadingLine, leadingWords, linesAtOnce } from './leading-lines.ts';
import type { Lexicon } from './lexicon.ts';
import { usefulLines } from './useful-lines.ts';
import type { TreeWords } from './words-of-tree.ts';

/**
 * Chooses lines that lead to words of the tree, also to those of answers, and are not among the picked words. As many as
 * fit into a number of characters. Pairs are left out, because the bot looks for hints word by word. Yields after
 * some lines, so that other requests can run.
 */
export function* hintLines(
  { lines, spellings, mentions }: Lexicon,
  tree: TreeWords,
  picked: Pick<PublicSearchWords, 'fillers' | 'spellings' | 'synonyms'>,
): Generator<void, (room: number) => string[]> {
  const led = pairsIn(picked);
  yield;
  const fillers = new Set(picked.fillers.split(' '));
  const isUsed = (word: string) => !word.includes('_') && !fillers.has(word);
  const isNear = (word: string) => isUsed(word) && tree.nearnessOf(word) !== 'nowhere';

  const leading = (words: readonly string[], targets: readonly string[]) =>
    leadingWords(words.filter(isUsed), targets, led);

  const all = [
    ...lines,
    ...spellings.map((synonyms) => ({ synonyms, related: [], isGeneral: false })),
  ];
  const useful: LeadingLine[] = [];
  for (const [at, { synonyms, related, isGeneral }] of all.entries()) {
    const targets = synonyms.filter(isNear);
    const relatedTargets = related.filter(isNear);
    useful.push(
      {
        synonyms: leading(synonyms, targets),
        related: leading(related, targets),
        isGeneral,
        targets,
      },
      // A related word of the tree has the synonyms as its related words.
      {
        synonyms: [],
        related: leading(synonyms, relatedTargets),
        isGeneral,
        targets: relatedTargets,
      },
    );
    if (at % linesAtOnce === linesAtOnce - 1) yield;
  }
  return usefulLines(
    useful.filter(({ synonyms, related }) => synonyms.length + related.length > 0),
    { mentions },
  );
}

/** Each two words of a line that the bot has already: `word target`. */
export function pairsIn({
  spellings,
  synonyms,
}: Pick<PublicSearchWords, 'spellings' | 'synonyms'>): Set<string> {
  const led = new Set<string>();
  for (const line of [...spellings.split('\n'), ...synonyms.split('\n')]) {
    const [alike = [], others = []] = line.split('|').map((part) => part.split(' '));
    for (const target of alike)
      for (const word of [...alike, ...others]) led.add(`${word} ${target}`);
  }
  return led;
}
