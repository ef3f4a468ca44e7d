import { skeletonOf } from '../../../widget/flow/search/likeness.ts';

const asking =
  /^(apa|apakah|kenapa|mengapa|bagaimana|kapan|berapa|siapa|mana|di mana|bisakah|bolehkah)\b/i;

/**
 * Formats a wording as a question: in usual spellings, with a capital letter.
 *
 * @param spellings lines of words with equal meaning, the usual spelling first, see `PublicSearchWords`.
 */
export function presentQuestion(words: string, spellings: string): string {
  const usual = new Map<string, string>();
  for (const line of spellings.split('\n')) {
    const words = line.split(' ');
    for (const word of words) if (!usual.has(word)) usual.set(word, usualSpelling(word, words));
  }
  const text = words
    .split(' ')
    .map((word) => usual.get(word) ?? word)
    .join(' ');
  const question = text.charAt(0).toUpperCase() + text.slice(1);
  return asking.test(question) && !question.endsWith('?') ? `${question}?` : question;
}

/**
 * Returns the word that this one abbreviates, from a line of words with equal meaning: `blm` means `belum`, although
 * both are listed with `tidak`.
 */
function usualSpelling(word: string, line: readonly string[]): string {
  const [first = word] = line;
  if (first.includes('_')) return first.replaceAll('_', ' ');
  if (first.startsWith(word)) return first;
  return line.find((other) => skeletonOf(other) === skeletonOf(word)) ?? word;
}
