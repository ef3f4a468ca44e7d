/**
 * Marks that a reader cannot see, but that change the order of letters or make two texts look alike. Joiners and variants
 * in emoji, in flags and in words of other scripts are not among them; a joiner before an ASCII character joins nothing.
 */
const unseen =
  '(?![\\p{Variation_Selector}\\u200C\\u200D\\u{E0020}-\\u{E007F}])[\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}]|[\\u200C\\u200D](?![^\\0-\\x7F])';
const seen = `(?!${unseen}|\\s)[^]`;
const unseenMark = new RegExp(unseen, 'u');
const unseenMarks = new RegExp(unseen, 'gu');
const fromFirstToLast = new RegExp(`${seen}(?:[^]*${seen})?`, 'u');

export function hasUnseenMarks(text: string): boolean {
  return unseenMark.test(text);
}

export function removeUnseenMarks(text: string): string {
  return text.replace(unseenMarks, '');
}

/** Trims unseen marks too: a number that is copied from a chat app often has them around it. */
export function trimUnseenMarks(text: string): string {
  return fromFirstToLast.exec(text)?.[0] ?? '';
}
