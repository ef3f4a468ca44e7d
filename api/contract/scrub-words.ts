import { insightWordsMaxLength } from './limits.ts';

/** Tickets, telephone numbers and dates have more. */
const mostDigits = 3;
/** PostgreSQL stores no NUL and no half of a character. Emojis are left out whole, because the cut below could leave a half. */
const unstorable = /[\p{C}\u{10000}-\u{10ffff}]/gu;
/** E-mail addresses, and tickets however short. */
const naming = /[^\s@]*\s*@\s*\S*|[^\s\w]*\b[dw]#?-?\d\S*/g;
/** Words with digits, with nothing or only signs between them. */
const numbers = /[^\s\p{N}]*\p{N}\S*(?:[\s\p{P}\p{S}]+\p{L}*\p{N}\S*)*/gu;

/**
 * A visitor's words without what may name a person: e-mail addresses, tickets, and words with four digits and more, also in several
 * words side by side. Lower case, with single spaces, cut at the limit.
 */
export function scrubWords(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .slice(0, 2 * insightWordsMaxLength)
    .replace(unstorable, ' ')
    .replace(naming, '')
    .replace(numbers, (words) => (words.replace(/\P{N}/gu, '').length > mostDigits ? '' : words))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, insightWordsMaxLength)
    .trim();
}
