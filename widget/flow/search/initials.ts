import { wordsOf } from '../../../api/contract/texts/words-of.ts';

/** The initials of each name in capitals, also without its first word, which may only begin a sentence. */
export function initialsOfNames(text: string): string[] {
  const initials: string[] = [];
  const name: string[] = [];
  // A sign ends a name, but a hyphen does not. A pattern of whole names would take long for one endless word.
  for (const token of [...(text.match(/[\p{L}\p{N}]+|[^ -]/gu) || []), '.']) {
    if (/^\p{Lu}/u.test(token)) name.push(...wordsOf(token));
    else initials.push(initialsOf(name), initialsOf(name.splice(0).slice(1)));
  }
  return initials;
}

/** The initials of words, with a dot, because the same letters may also be a word. */
export function initialsOf(words: readonly string[]): string {
  return words.reduce((initials, word) => initials + word[0], '.');
}
