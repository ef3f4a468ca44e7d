/** Deeper levels are not indented further, so that the text has enough space. */
const deepestIndent = 5;

/** Returns the number of indents of a row at this depth. */
export function shownIndents(depth: number): number {
  return Math.min(depth, deepestIndent);
}
