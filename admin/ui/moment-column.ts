import { timestamp } from '../format/timestamp.ts';
import type { Column } from './data-table.tsx';

/** A table column of timestamps, each on one line. */
export function momentColumn<Row>(header: string, momentOf: (row: Row) => string): Column<Row> {
  return {
    header,
    className: 'tabular w-42 whitespace-nowrap',
    cell: (row) => timestamp(momentOf(row)),
  };
}
