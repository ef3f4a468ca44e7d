import type { SheetRow } from './sheet-row.ts';

/**
 * Gives the text of a merged cell, which only its first cell has, to the rows below it that have cells: people merge the topic
 * of several rows.
 *
 * @param merges ranges such as `B2:B5`.
 * @param spend is called for each row, and may throw: small files can merge millions of cells.
 */
export function fillMerged(
  rows: readonly SheetRow[],
  merges: readonly string[],
  spend: (length: number) => void,
): void {
  const places = new Map(rows.map(({ line }, place) => [line, place]));
  for (const merge of merges) {
    const [from = '', to = from] = merge.split(':');
    const column = columnOf(from);
    const first = places.get(lineOf(from));
    const cell = rows[first ?? -1]?.cells.find((each) => each.column === column);
    if (first === undefined || cell === undefined) continue;
    const row = rows[first] as SheetRow;
    if (columnOf(to) > column && row.cells[0] === cell) row.isMerged = true;
    for (let place = first + 1; place < rows.length; place += 1) {
      const { line, cells } = rows[place] as SheetRow;
      if (line > lineOf(to)) break;
      spend(cell.text.length);
      if (!cells.some((each) => each.column === column)) cells.push({ ...cell, isBelow: true });
    }
  }
}

/** The index of a cell's column: 0 for `A1`, 27 for `AB3`. Far columns are only far. */
export function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0];
  if (letters === undefined) return Number.POSITIVE_INFINITY;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function lineOf(address: string): number {
  return Number(address.replace(/^[A-Z]+/, ''));
}
