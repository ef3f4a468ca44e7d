import { wordsOf } from '../../../api/contract/texts/words-of.ts';

/** Each three letters in a row in a text, with a space at both ends of a word. Each has the weight 1. */
export function lettersOf(text: string): Map<string, number> {
  const letters = new Map<string, number>();
  for (const word of wordsOf(text)) {
    const spaced = ` ${word} `;
    for (let at = 3; at <= spaced.length; at++) letters.set(spaced.slice(at - 3, at), 1);
  }
  return letters;
}
