/** A FAQ's wordings: whole sentences that visitors typed and that the FAQ answers. */
import { keywordSeparator } from './texts/keywords.ts';
import { wordsOf } from './texts/words-of.ts';

/**
 * Wordings as they are stored: with single spaces, without those that have no words, and without repetitions that
 * differ only in case, accents or signs. The first spelling is used.
 */
export function cleanWordings(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const wording = text.replaceAll(keywordSeparator, ' ').replaceAll(/\s+/g, ' ').trim();
    const key = wordsOf(wording).join(' ');
    if (key !== '' && !byKey.has(key)) byKey.set(key, wording);
  }
  return [...byKey.values()];
}
