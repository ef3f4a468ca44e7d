/**
 * A FAQ's path is the positions from the top tier down to it, seven digits and a slash per level: `0000002/0000001/`.
 * Sorted by path a tree is in reading order, a branch is one range, and its root is the prefix of all of it.
 */
const positionDigits = 7;
const levelLength = positionDigits + 1;

export function childPath(parentPath: string, position: number): string {
  return `${parentPath}${String(position).padStart(positionDigits, '0')}/`;
}

/** Levels down to the row, itself included: 1 is the top tier. */
export function levelsOf(pathLength: number): number {
  return pathLength / levelLength;
}

/** The first path after the branch: `/` is followed by `0` in every collation of bytes. */
export function branchEnd(path: string): string {
  return `${path.slice(0, -1)}0`;
}
