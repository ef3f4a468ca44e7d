/** The pattern of an affix, and the letters that it may have replaced. */
export type Affix = readonly [RegExp, readonly string[]];

const shortestRoot = 3;
/** Maximum of roots per word; no real word has more. */
const mostRoots = 40;

/** Parses affixes, one per line: a pattern, then the letters that it may have replaced, `-` for none. */
export function readAffixes(text: string): Affix[] {
  return text.split('\n').map((line) => {
    const [pattern = '', ...lost] = line.split(' ');
    return [new RegExp(pattern), lost.map((letter) => letter.replace('-', ''))];
  });
}

/**
 * The possible roots of a word, the word itself first. Some are not real words. This does no harm, because two words
 * match only if they share a root.
 */
export function rootsOf(word: string, affixes: readonly Affix[]): readonly string[] {
  const roots = new Set([word]);
  // A loop over a set also visits items that are added during the loop.
  for (const root of roots) {
    if (roots.size > mostRoots) break;
    for (const [affix, lost] of affixes) {
      if (affix.test(root))
        for (const letter of lost) {
          const shorter = root.replace(affix, letter);
          // Short forms may have this ending, too: `wdnya`.
          if (shorter.length >= shortestRoot || `${shorter}nya` === word) roots.add(shorter);
        }
    }
  }
  return [...roots];
}
