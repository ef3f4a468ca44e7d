const maxRowSpan = 1000;
const maxColumnSpan = 50;

/** The cells of a table of HTML. A cell over several rows, such as a topic, is in each of them. */
export class SpannedTable {
  readonly rows: string[][] = [];
  /** By column: the cell from a row above, and in how many rows it still is. */
  readonly #spanning = new Map<number, { cell: string; left: number }>();
  readonly #countCell: () => void;

  /** @param countCell is called for each cell, and may throw. */
  constructor(countCell: () => void) {
    this.#countCell = countCell;
  }

  beginRow(): void {
    this.rows.push([]);
  }

  add(cell: string, { rows, columns }: { rows: number; columns: number }): void {
    if (this.rows.length === 0) this.beginRow();
    const row = this.rows.at(-1) ?? [];
    this.#addSpanning(row);
    for (let column = 0; column < within(columns, maxColumnSpan); column += 1) {
      const content = column === 0 ? cell : '';
      const left = within(rows, maxRowSpan) - 1;
      if (left > 0) this.#spanning.set(row.length, { cell: content, left });
      this.#push(row, content);
    }
  }

  #addSpanning(row: string[]): void {
    for (;;) {
      const spanning = this.#spanning.get(row.length);
      if (spanning === undefined) return;
      if (spanning.left === 1) this.#spanning.delete(row.length);
      else spanning.left -= 1;
      this.#push(row, spanning.cell);
    }
  }

  #push(row: string[], cell: string): void {
    this.#countCell();
    row.push(cell);
  }
}

function within(span: number, max: number): number {
  return span > 1 ? Math.min(span, max) : 1;
}
