const maxRowSpan = 1000;
const maxColumnSpan = 50;

export interface SpannedRow {
  cells: string[];
  /** The indexes of the cells that are the rest of a cell of a row above. */
  below: Set<number>;
  /** Whether its first cell is over several columns. */
  isMerged: boolean;
}

/** The cells of a table of HTML. A cell over several rows, such as a topic, is in each of them. */
export class SpannedTable {
  readonly rows: SpannedRow[] = [];
  /** By column: the cell from a row above, and in how many rows it still is. */
  readonly #spanning = new Map<number, { cell: string; left: number }>();
  readonly #countCell: () => void;

  /** @param countCell is called for each cell, and may throw. */
  constructor(countCell: () => void) {
    this.#countCell = countCell;
  }

  beginRow(): void {
    this.rows.push({ cells: [], below: new Set(), isMerged: false });
  }

  add(cell: string, { rows, columns }: { rows: number; columns: number }): void {
    if (this.rows.length === 0) this.beginRow();
    const row = this.rows.at(-1) as SpannedRow;
    this.#addSpanning(row);
    if (row.cells.length === 0 && columns > 1) row.isMerged = true;
    for (let column = 0; column < within(columns, maxColumnSpan); column += 1) {
      const content = column === 0 ? cell : '';
      const left = within(rows, maxRowSpan) - 1;
      if (left > 0) this.#spanning.set(row.cells.length, { cell: content, left });
      this.#push(row, content);
    }
  }

  #addSpanning(row: SpannedRow): void {
    for (;;) {
      const place = row.cells.length;
      const spanning = this.#spanning.get(place);
      if (spanning === undefined) return;
      if (spanning.left === 1) this.#spanning.delete(place);
      else spanning.left -= 1;
      row.below.add(place);
      this.#push(row, spanning.cell);
    }
  }

  #push({ cells }: SpannedRow, cell: string): void {
    this.#countCell();
    cells.push(cell);
  }
}

function within(span: number, max: number): number {
  return span > 1 ? Math.min(span, max) : 1;
}
