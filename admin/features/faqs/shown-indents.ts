/** Deeper levels are not indented further, to leave room for the text. */
const deepestIndent = 5;

/** How often a row of this depth is indented. */
export function shownIndents(depth: number): number {
  return Math.min(depth, deepestIndent);
}
