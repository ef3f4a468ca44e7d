import type { ReactNode } from 'react';

/** The state of a text that opens below its row, over the row's whole width. */
export interface WholeText {
  isOpen: boolean;
  toggle: () => void;
}

export interface Column<Row> {
  header: string;
  cell: (row: Row, whole: WholeText) => ReactNode;
  /** Such as `7rem`. Columns without a width share the remaining space, and have the whole width of a card. */
  width?: string | undefined;
  /** The share of the remaining space; 1 by default. */
  share?: number | undefined;
  /** The column contains a checkbox, which a card shows beside the next column. */
  isMark?: true | undefined;
  /** Where short cards show it, see `DataTable`: above, below that, beside that, or in the last line. */
  card?: 'title' | 'text' | 'image' | 'meta' | undefined;
  /** Such as `tabular`. */
  className?: string | undefined;
  /** Buttons for the whole column. */
  headerActions?: ReactNode;
  /** The server's name for sorting by this column. */
  sort?: string | undefined;
  /** The content that opens below the row when the cell's text is cut. */
  whole?: ((row: Row) => ReactNode) | undefined;
}

/** Returns the grid tracks of a table's rows; the last one is for the actions. */
export function tracksOf(columns: readonly Pick<Column<never>, 'width' | 'share'>[]): string {
  return columns
    .map(({ width, share = 1 }) => width ?? `minmax(0, ${share}fr)`)
    .concat('var(--actions)')
    .join(' ');
}
