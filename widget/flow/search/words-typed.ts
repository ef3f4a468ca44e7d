import { wordsOf } from '../../../api/contract/words-of.ts';

/** Longer than any question. Longer pasted text is cut, so that it costs no time. */
const charactersRead = 200;
const wordsRead = 16;

/** The words that a visitor typed, up to the limits above, not counting the `skipped` ones. */
export function wordsTyped(typed: string, skipped?: ReadonlySet<string>): string[] {
  const words = wordsOf(typed.slice(0, charactersRead));
  // At the end of a sentence `min` addresses the administrator; elsewhere it means the minimum.
  if (words.length > 1 && words[words.length - 1] === 'min') words.pop();
  let read = 0;
  return words.filter((word) => skipped?.has(word) || read++ < wordsRead);
}
