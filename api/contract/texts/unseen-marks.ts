/**
 * Marks that a reader cannot see, but that change the order of letters or make two texts look alike. Joiners and variants
 * in emoji, in flags and in words of other scripts are not among them; a joiner before an ASCII character joins nothing.
 */
const unseenMarks =
  /(?!\p{Variation_Selector}|\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]|[\u200C\u200D](?![^\0-\x7F])/gu;
/** A variant of nothing, or of an ASCII character, looks as if it were not there, except in a keycap. */
const unseenVariants = /(^|[\0-\x7F])\p{Variation_Selector}+(?!\u20E3)/gu;

export function removeUnseenMarks(text: string): string {
  return text.replace(unseenMarks, '').replace(unseenVariants, '$1');
}
