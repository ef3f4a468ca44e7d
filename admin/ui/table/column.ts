import type { CSSProperties, ReactNode } from 'react';

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
  /** The column has no width of its own: its cells are below those of the column before it. */
  isBelow?: true | undefined;
  /** The column contains a checkbox, which a card shows beside the next column. */
  isMark?: true | undefined;
  /** Such as `tabular`. */
  className?: string | undefined;
  /** Buttons for the whole column. */
  headerActions?: ReactNode;
  /** The server's name for sorting by this column. */
  sort?: string | undefined;
  /** The content that opens below the row when the cell's text is cut. */
  whole?: ((row: Row) => ReactNode) | undefined;
}

type Tracks = readonly Pick<Column<never>, 'width' | 'isBelow'>[];

/** Returns the grid tracks of a table's rows; the last one is for the actions. */
export function tracksOf(columns: Tracks): string {
  return columns
    .filter(({ isBelow }) => !isBelow)
    .map(({ width }) => width ?? 'minmax(0, 1fr)')
    .concat('var(--actions)')
    .join(' ');
}

/** Returns the grid areas of a row's cells; the last one is for the actions. */
export function areasOf(columns: Tracks): readonly CSSProperties[] {
  const hasTwoLines = columns.some(({ isBelow }) => isBelow);
  let track = 0;
  const areas = columns.map(({ isBelow }, index) => {
    if (isBelow) return `2 / ${track}`;
    track += 1;
    return hasTwoLines && !columns[index + 1]?.isBelow ? `1 / ${track} / span 2` : `1 / ${track}`;
  });
  areas.push(`1 / ${track + 1}${hasTwoLines ? ' / span 2' : ''}`);
  return areas.map((area) => ({ '--area': area }) as CSSProperties);
}
