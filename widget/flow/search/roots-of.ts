/** Affixes to cut from a word, and the letters that the affix may have replaced. */
const affixes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:nya|lah|kah|pun)$/, ['']],
  [/[km]u$/, ['']],
  [/kan$/, ['']],
  [/(?:an|in|i)$/, ['']],
  [/ai$/, ['e']],
  [/^(?:di|ke|se|[tbp]er)/, ['']],
  [/^[mtbp]e(?=[lrwy])/, ['']],
  [/^(?:[mp]e)?ng(?=[aiueoghk])/, ['', 'k', 'h']],
  [/^(?:[mp]e)?ny/, ['s', 'c']],
  [/^(?:[mp]e)?n(?=[aiueodcjt])/, ['', 't']],
  [/^(?:[mp]e)?m(?=[aiueobpf])/, ['', 'p']],
];
/** Short forms have affixes too: `wdnya`. */
const shortestRoot = 2;
const mostAffixes = 3;

/**
 * The possible roots of a word, the word itself first. Some are no real words, which does no harm: two words are
 * equal only where they share a root.
 */
export function rootsOf(word: string): readonly string[] {
  const roots = new Set([word]);
  let latest = [word];
  for (let round = 0; round < mostAffixes; round++) {
    latest = latest.flatMap(withoutAffix).filter((root) => !roots.has(root) && roots.add(root));
  }
  return [...roots];
}

function withoutAffix(word: string): string[] {
  return affixes
    .flatMap(([affix, lost]) => (affix.test(word) ? lost.map((it) => word.replace(affix, it)) : []))
    .filter((root) => root.length >= shortestRoot);
}
