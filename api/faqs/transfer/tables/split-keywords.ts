import type { KeywordSeparator } from '../../../contract/faqs/faq-transfer.ts';

/** Some people write one keyword per line. No keyword or wording contains a line break. */
export const betweenTexts = /[|\r\n]/;
/** A comma between digits is part of a number. */
const between: Record<KeywordSeparator, RegExp> = {
  '|': betweenTexts,
  ';': /[|\r\n;]/,
  ',': /[|\r\n]|(?<!\d),|,(?!\d)/,
};
/** Of signs in equally many cells, the first separates. */
const signs: readonly (readonly [KeywordSeparator, RegExp])[] = [
  ['|', betweenTexts],
  [';', /;/],
  [',', /(?<!\d),|,(?!\d)/],
];

/** Finds the sign that is in the most cells; `null` if none separates keywords. */
export function findSeparator(cells: readonly string[]): KeywordSeparator | null {
  let found: KeywordSeparator | null = null;
  let most = 0;
  const trimmed = cells.map((cell) => cell.trim());
  for (const [sign, pattern] of signs) {
    const count = trimmed.filter((cell) => pattern.test(cell)).length;
    if (count > most) found = sign;
    most = Math.max(most, count);
  }
  return found;
}

/** Splits a cell at line breaks, `|` and the separator. */
export function splitTexts(cell: string, separator: KeywordSeparator | null, max: number) {
  return cell.split(between[separator ?? '|'], max);
}
