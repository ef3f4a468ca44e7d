/** Counts CR LF, CR and LF without a list of them, which would need much more memory than the text. */
export function countLineBreaks(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (isLineBreak(text, at)) count += 1;
  }
  return count;
}

/** Whether a line break begins at `at`. */
export function isLineBreak(text: string, at: number): boolean {
  const character = text[at];
  return character === '\r' || (character === '\n' && text[at - 1] !== '\r');
}
