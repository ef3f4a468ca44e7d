import type { LeadingLine } from './leading-lines.ts';
import type { Lexicon } from './lexicon.ts';

/** A word of the line with the index `at`. */
interface Candidate {
  at: number;
  word: string;
  value: number;
}

/** The value of a related word; a synonym has the value 1. */
const relatedValue = 0.5;
/** The value of words for most trees; words of one trade have the value 1. */
const generalValue = 4;

/**
 * Chooses the most useful words of the lines, as many as fit into a number of characters. Words that occur in many
 * lines are chosen first.
 */
export function usefulLines(
  lines: readonly LeadingLine[],
  { mentions }: Pick<Lexicon, 'mentions'>,
): (room: number) => string[] {
  const candidates = lines.flatMap(({ synonyms, related, isGeneral }, at): Candidate[] => {
    const value = (word: string) =>
      (isGeneral ? generalValue : 1) *
      (1 + Math.log(1 + Math.min(...word.split('_').map((part) => mentions.get(part) ?? 0))));
    return [
      ...synonyms.map((word) => ({ at, word, value: value(word) })),
      ...related.map((word) => ({ at, word, value: value(word) * relatedValue })),
    ];
  });
  candidates.sort((a, b) => b.value - a.value);

  return (room) => {
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
    return merged(lines.flatMap((line, at) => lineOf(line, picked.get(at))));
  };
}

function lineOf(line: LeadingLine, words: ReadonlySet<string> | undefined): LeadingLine[] {
  if (words === undefined) return [];
  const isPicked = (word: string) => words.has(word);
  return [
    { ...line, synonyms: line.synonyms.filter(isPicked), related: line.related.filter(isPicked) },
  ];
}

/** Merges lines that lead to the same words of the questions. */
function merged(lines: readonly LeadingLine[]): string[] {
  const groups = new Map<string, { alike: Set<string>; others: Set<string> }>();
  for (const { targets, synonyms, related } of lines) {
    const key = [...targets].sort().join(' ');
    const group = groups.get(key) ?? { alike: new Set(targets), others: new Set() };
    for (const word of synonyms) group.alike.add(word);
    for (const word of related) group.others.add(word);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ alike, others }) =>
    [alike, others]
      .map((part) => [...part].join(' '))
      .filter(Boolean)
      .join('|'),
  );
}
