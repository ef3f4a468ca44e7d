import { fillValueMaxLength } from '../../contract/limits.ts';
import { findValueFault, isFillName, namesInBraces } from '../../contract/texts/fill-words.ts';
import { removeUnseenMarks } from '../../contract/texts/unseen-marks.ts';
import { wordsOf } from '../../contract/texts/words-of.ts';

/** A longer difference is another sentence, not another value. */
const valueWordsMax = 6;

/** Words that say nothing about what follows them. */
const fillers = new Set(
  'ada adalah agar akan anda atau bila bisa dan dapat dari dengan di hanya harus ini itu jika juga kami ke kita klik melalui oleh pada rp saja sampai untuk via yaitu yang'.split(
    ' ',
  ),
);

/** Whether a text can be the value of a word as it is. The settings would change any other when they are saved. */
export function isFillValue(text: string): boolean {
  return (
    text !== '' &&
    text.length <= fillValueMaxLength &&
    Buffer.from(text).toString() === text &&
    !text.includes('\0') &&
    removeUnseenMarks(text) === text &&
    text.trim().replace(/\s+/g, ' ') === text &&
    text.split(' ').length <= valueWordsMax &&
    findValueFault(text) === undefined
  );
}

/** The name in a text that is a word in braces already. */
export function wordIn(text: string): string | undefined {
  const [name] = namesInBraces(text);
  return text === `{${name}}` ? name : undefined;
}

/** Whether a text of the library can become a word, or is one. */
export function isWordText(text: string): boolean {
  return wordIn(text) !== undefined || isFillValue(text);
}

/** Whether a text is a number, an address or a name. */
export function isLikelyValue(text: string): boolean {
  return /[\d@]|^https:/.test(text) || text.split(' ').every((word) => /^\p{Lu}/u.test(word));
}

/** A name for a word: from the words before it in its sentence, or from its kind. */
export function nameFor(value: string, before: string): string {
  if (/^https:/.test(value)) return 'tautan';
  const sentence =
    before
      .split(/\n|[.!?] /)
      .at(-1)
      ?.replace(/https?:\/\/[^\s)]+/g, '') ?? '';
  const words = wordsOf(sentence).filter((word) => /^[a-z]/.test(word) && !fillers.has(word));
  const name = words.slice(-2).join('_').slice(0, 36);
  if (isFillName(name)) return name;
  if (value.includes('@')) return 'email';
  if (/rp\.?\s?$/i.test(before)) return 'jumlah';
  return /\d/.test(value) ? 'nomor' : 'nama';
}
