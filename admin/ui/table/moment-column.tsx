import { timestamp } from '../../format/timestamp.ts';
import type { Column } from './column.ts';

/** A table column of timestamps. A tooltip shows the seconds, and screen readers read them. */
export function momentColumn<Row>(
  header: string,
  momentOf: (row: Row) => string,
  sort?: string,
): Column<Row> {
  return {
    header,
    width: '9rem',
    className: 'tabular whitespace-nowrap',
    sort,
    cell: (row) => <Moment utc={momentOf(row)} />,
  };
}

function Moment({ utc }: { utc: string }) {
  const whole = timestamp(utc);
  const [, minute = whole, seconds] = /^(.*)(\.\d\d)$/.exec(whole) ?? [];
  return (
    <time dateTime={utc} data-tooltip={whole} className="justify-self-start">
      {minute}
      <span className="sr-only">{seconds}</span>
    </time>
  );
}
