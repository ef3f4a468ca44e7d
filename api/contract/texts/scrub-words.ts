import { insightWordsMaxLength } from '../limits.ts';

/** Tickets, telephone numbers and dates have more digits. */
const mostDigits = 3;
/**
 * A visitor's words without data that may identify a person: e-mail addresses, tickets, and four or more digits in one
 * word or in adjacent words. Lower case, with single spaces, cut at the limit. The patterns are not constants, because
 * parsing their Unicode classes would delay the launcher.
 */
export function scrubWords(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      .toLowerCase()
      .slice(0, 2 * insightWordsMaxLength)
      // PostgreSQL cannot store NUL or half of a surrogate pair. Emojis are removed, because the cut below could split one.
      .replace(/[\p{C}\u{10000}-\u{10ffff}]/gu, ' ')
      // E-mail addresses, and tickets of any length.
      .replace(/[^\s@]*\s*@\s*\S*|[^\s\w]*\b[dw]#?-?\s?\d\S*/g, '')
      // Words with digits, with nothing or only signs between them.
      .replace(/[^\s\p{N}]*\p{N}\S*(?:[\s\p{P}\p{S}]+\p{L}*\p{N}\S*)*/gu, (words) =>
        words.replace(/\P{N}/gu, '').length > mostDigits ? '' : words,
      )
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, insightWordsMaxLength)
      .trim()
  );
}
