import { insightWordsMaxLength } from './limits.ts';

/** Tickets, telephone numbers and dates have more. */
const mostDigits = 3;

/**
 * A visitor's words without what may name a person: e-mail addresses, and words with four digits and more, also in several words
 * side by side. Lower case, with single spaces, cut at the limit.
 */
export function scrubWords(typed: string): string {
  const words = typed
    .toLowerCase()
    .slice(0, 2 * insightWordsMaxLength)
    .split(/\s+/);
  const kept: string[] = [];
  /** Words with digits, one after another. */
  let numbers: string[] = [];
  // The empty word ends the last numbers.
  for (const word of [...words, '']) {
    if (/\d/.test(word)) {
      numbers.push(word);
      continue;
    }
    if (numbers.join('').replace(/\D/g, '').length <= mostDigits) kept.push(...numbers);
    numbers = [];
    kept.push(word);
  }
  return kept
    .filter((word) => word !== '' && !word.includes('@'))
    .join(' ')
    .slice(0, insightWordsMaxLength)
    .trim();
}
