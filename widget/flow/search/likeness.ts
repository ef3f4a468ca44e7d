import { typingErrors } from './typing-errors.ts';

const shortestBeginning = 3;
const shortestMistyped = 4;
const twoErrorsFrom = 9;

/** How likely an unknown word is the beginning or a typing error of another word, from 0 to 1. */
export function likeness(typed: string, word: string): number {
  if (typed.length >= shortestBeginning && word.startsWith(typed)) return 0.85;
  if (typed.length < shortestMistyped || word.length < shortestMistyped) return 0;
  const most = typed.length < twoErrorsFrom ? 1 : 2;
  if (Math.abs(typed.length - word.length) > most || !beginsAlike(typed, word)) return 0;
  const errors = typingErrors(typed, word, most);
  return errors > most ? 0 : 1 - errors / typed.length;
}

/** Skips the full comparison for most words: people omit or swap the first letter, but rarely replace it. */
function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || a[0] === b[1] || a[1] === b[0];
}

/** The short form of a word without vowels: `blm` for `belum`, `skrg` for `sekarang`. */
export function skeletonOf(word: string): string {
  return word.replace(/ng/g, 'g').replace(/(?!^)[aiueo]/g, '');
}
