/**
 * A FAQ's path is the list of positions from the top tier down to it, seven digits and a slash per level:
 * `0000002/0000001/`. Rows sorted by path are in tree order, and a branch is one range.
 */
const positionDigits = 7;
const levelLength = positionDigits + 1;

export function childPath(parentPath: string, position: number): string {
  return `${parentPath}${String(position).padStart(positionDigits, '0')}/`;
}

/** The level of a row: 1 is the top tier. */
export function levelsOf(pathLength: number): number {
  return pathLength / levelLength;
}
