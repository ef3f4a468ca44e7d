/** The pattern of an affix, and the letters that it may have replaced. */
export type Affix = readonly [RegExp, readonly string[]];

const shortestRoot = 3;
/** No real word has more. */
const mostRoots = 40;

/** Affixes from text, one in each line: a pattern, then what it may have replaced, `-` for nothing. */
export function readAffixes(text: string): Affix[] {
  return text.split('\n').map((line) => {
    const [pattern = '', ...lost] = line.split(' ');
    return [new RegExp(pattern), lost.map((letter) => letter.replace('-', ''))];
  });
}

/**
 * The possible roots of a word, the word itself first. Some are no real words, which does no harm: two words are
 * equal only where they share a root.
 */
export function rootsOf(word: string, affixes: readonly Affix[]): readonly string[] {
  const roots = new Set([word]);
  // A set also visits what is added to it.
  for (const root of roots) {
    if (roots.size > mostRoots) break;
    for (const [affix, lost] of affixes) {
      if (affix.test(root))
        for (const letter of lost) {
          const shorter = root.replace(affix, letter);
          // Short forms have endings too: `wdnya`.
          if (shorter.length >= shortestRoot || `${shorter}nya` === word) roots.add(shorter);
        }
    }
  }
  return [...roots];
}
