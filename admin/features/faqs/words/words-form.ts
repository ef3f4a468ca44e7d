import type { FillWord, FillWords } from '../../../../api/contract/texts/fill-words.ts';

/** The fields of the dialog 'Kata isian'. */
export interface WordsForm {
  rows: { name: string; value: string; isNew: boolean }[];
}

export function formOf(words: readonly FillWord[]): WordsForm {
  return { rows: words.map(({ name, value }) => ({ name, value: value ?? '', isNew: false })) };
}

/** The website's own words. A blank value is left out if the library has a default: then the word is not its own. */
export function wordsOf({ rows }: WordsForm, words: readonly FillWord[]): FillWords {
  const hasDefault = (name: string) => words.some((word) => word.name === name && word.default);
  return Object.fromEntries(
    rows
      .map(({ name, value }) => [name.trim(), value.trim()] as const)
      .filter(([name, value]) => value !== '' || !hasDefault(name)),
  );
}

/** The words that have a value, one per line. */
export function linesOf(words: FillWords): string {
  return Object.entries(words)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `{${name}}: ${value}`)
    .sort()
    .join('\n');
}
