import { rootsOf } from '../contract/faqs/roots-of.ts';
import type { Lexicon } from './lexicon.ts';
import type { TreeWords } from './words-of-tree.ts';

const shortestRoot = 4;

/**
 * Lines that lead words to their roots, such as `pinjaman` to `pinjam`. Without them, the bot does not reduce a word
 * that is in the lists.
 */
export function wordFamilies(
  sent: ReadonlySet<string>,
  { affixes, usual }: Lexicon,
  tree: TreeWords,
): string[] {
  return [...sent].flatMap((word) => {
    if (tree.nearnessOf(word) !== 'question') return [];
    const roots = rootsOf(word, affixes).filter(
      (root) => root !== word && root.length >= shortestRoot && sent.has(root) && !usual.has(root),
    );
    return roots.length > 0 ? [[word, ...roots].join(' ')] : [];
  });
}
