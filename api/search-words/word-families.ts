import { rootsOf } from '../contract/faqs/roots-of.ts';
import type { Lexicon } from './lexicon.ts';
import type { TreeWords } from './words-of-tree.ts';

/** A word of the tree and its roots, such as `pinjaman` and `pinjam`. */
export interface Family {
  word: string;
  roots: readonly string[];
}

const shortestRoot = 4;

/** The words of the tree that are sent beside their roots. The bot does not reduce a word that is in the lists. */
export function wordFamilies(
  sent: ReadonlySet<string>,
  { affixes, usual }: Lexicon,
  tree: TreeWords,
): Family[] {
  return [...sent].flatMap((word) => {
    if (tree.nearnessOf(word) !== 'question') return [];
    const roots = rootsOf(word, affixes).filter(
      (root) => root !== word && root.length >= shortestRoot && sent.has(root) && !usual.has(root),
    );
    return roots.length > 0 ? [{ word, roots }] : [];
  });
}

/** Adds the words of the tree to the lines with their roots: the synonyms of `kembali` lead to `pengembalian`, too. */
export function withFamilies(lines: readonly string[], families: readonly Family[]): string[] {
  return lines.map((line) =>
    line
      .split('|')
      .map((part) => {
        const words = part.split(' ');
        const derived = families.filter(({ roots }) => roots.some((root) => words.includes(root)));
        return [...new Set([...words, ...derived.map(({ word }) => word)])].join(' ');
      })
      .join('|'),
  );
}
