/** Only the cells that show something: a row may have its only cell in the column 1,000. */
export interface SheetRow {
  line: number;
  cells: SheetCell[];
  /** Whether its first cell is merged with the next ones. */
  isMerged?: boolean;
}

interface SheetCell {
  column: number;
  address: string;
  text: string;
  /** The text with marks for its bold runs, if it has any. */
  marked: string | undefined;
  isError: boolean;
  /** Whether it is the rest of a merged cell, which begins in a row above. */
  isBelow?: boolean;
}
