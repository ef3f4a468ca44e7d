import { insightWordsMaxLength } from './limits.ts';

/** Tickets, telephone numbers and dates have more. */
const mostDigits = 3;
/** E-mail addresses, and tickets however short. */
const naming = /[^\s@]*@\S*|[^\s\w]*\b[dw]\d\S*/g;
/** Words with digits, one after another. */
const numbers = /[^\s\d]*\d\S*(?:\s+[^\s\d]*\d\S*)*/g;

/**
 * A visitor's words without what may name a person: e-mail addresses, tickets, and words with four digits and more, also in several
 * words side by side. Lower case, with single spaces, cut at the limit.
 */
export function scrubWords(typed: string): string {
  return typed
    .toLowerCase()
    .slice(0, 2 * insightWordsMaxLength)
    .replace(naming, '')
    .replace(numbers, (words) => (words.replace(/\D/g, '').length > mostDigits ? '' : words))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, insightWordsMaxLength)
    .trim();
}
