/**
 * A FAQ's path is the list of positions from the top tier down to it, seven digits and a slash per level:
 * `0000002/0000001/`. Rows sorted by path are in tree order, and a branch is one range.
 */
export const positionDigits = 7;
const levelLength = positionDigits + 1;

export function childPath(parentPath: string, position: number): string {
  return `${parentPath}${String(position).padStart(positionDigits, '0')}/`;
}

/** The path of the row's parent; empty for the top tier. */
export function parentPath(path: string): string {
  return path.slice(0, -levelLength);
}

/** The level of a row: 1 is the top tier. */
export function levelsOf(pathLength: number): number {
  return pathLength / levelLength;
}

/** The exclusive upper limit of the branch's paths: in ASCII, `0` comes after `/`. */
export function branchEnd(path: string): string {
  return `${path.slice(0, -1)}0`;
}
