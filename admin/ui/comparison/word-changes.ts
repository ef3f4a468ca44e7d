import { type Change, diffWords } from 'diff';

/** A comparison of two very different texts of 5,000 characters would take seconds. */
const timeoutMs = 100;

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('id', { granularity: 'word' }) : undefined;

/**
 * Returns the removed, added and unchanged words, in the order of the text. Undefined if that takes too long, or if
 * only spaces and line breaks differ.
 */
export function wordChanges(before: string, after: string): readonly Change[] | undefined {
  const options = { timeout: timeoutMs, ...(segmenter && { intlSegmenter: segmenter }) };
  const changes = diffWords(before, after, options);
  return changes?.some(({ added, removed }) => added || removed) ? changes : undefined;
}
