export interface TableRow {
  /** The number that a spreadsheet shows beside the row. */
  line: number;
  cells: readonly string[];
  /** Cells in which a spreadsheet shows an error, such as `#DIV/0!`, by their index. */
  errors?: ReadonlyMap<number, { cell: string; error: string }>;
  /** The texts with marks for their format, by their index. */
  marks?: ReadonlyMap<number, string>;
  /** The indexes of the cells that are the rest of a merged cell, which begins in a row above. */
  below?: ReadonlySet<number>;
  /** Whether its first cell with a text is merged with the next ones. */
  isMerged?: boolean | undefined;
  /** The heading above it, if the table has headings between its rows. */
  topic?: string;
}
