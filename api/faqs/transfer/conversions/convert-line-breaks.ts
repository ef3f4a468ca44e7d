/** A path such as `C:\new`, or a line break as programs write it in a text. */
const written = /\b[a-z]:\\\S*|\\\\\S*|\\r\\n|\\n/gi;

/**
 * Converts line breaks that are written as `\n`. In the same column real line breaks show that `\n` is text.
 *
 * @param isPlain whether the text becomes one line, as a question.
 */
export function convertLineBreaks(text: string, { isPlain = false } = {}): string {
  return text.replace(written, (found) =>
    found === '\\n' || found === '\\r\\n' ? (isPlain ? ' ' : '\n') : found,
  );
}
