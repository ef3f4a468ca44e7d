import { wordsOf } from '../../../api/contract/texts/words-of.ts';

/** Longer than a typical question. Longer pasted text is cut, because it would take too much time. */
const charactersRead = 200;
const wordsRead = 16;

/** The typed words, up to the limits above. The `skipped` words are returned too, but do not count. */
export function wordsTyped(typed: string, skipped?: ReadonlySet<string>): string[] {
  const words = wordsOf(typed.slice(0, charactersRead));
  // At the end, `min` addresses the administrator, so remove it. Elsewhere it means the minimum.
  if (words.length > 1 && words[words.length - 1] === 'min') words.pop();
  let read = 0;
  return words.filter((word) => skipped?.has(word) || read++ < wordsRead);
}
