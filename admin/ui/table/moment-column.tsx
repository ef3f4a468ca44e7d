import type { ListRow } from '../../../api/contract/entities.ts';
import { shortDate, timestamp } from '../../format/timestamp.ts';
import { CutText } from './clamped-text.tsx';
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

/** Like `momentColumn`, in few letters. A tooltip shows the whole, and screen readers read it. */
export function dateColumn<Row>(
  header: string,
  momentOf: (row: Row) => string,
  sort?: string,
  show = shortDate,
): Column<Row> {
  return {
    header,
    width: '5.75rem',
    className: 'tabular whitespace-nowrap',
    sort,
    cell: (row) => {
      const utc = momentOf(row);
      const whole = timestamp(utc);
      return (
        <time dateTime={utc} data-tooltip={whole} className="justify-self-start">
          <span aria-hidden>{show(utc)}</span>
          <span className="sr-only">{whole}</span>
        </time>
      );
    },
  };
}

/** The columns of the last edit of a row. */
export function editColumns<Row extends Pick<ListRow, 'last_edited_at' | 'last_edited_by'>>(
  headers: { createdAt: string; createdBy: string },
  width: string,
): Column<Row>[] {
  return [
    momentColumn(headers.createdAt, ({ last_edited_at }) => last_edited_at, 'last_edited_at'),
    {
      header: headers.createdBy,
      width,
      sort: 'last_edited_by',
      cell: ({ last_edited_by }) => <CutText>{last_edited_by}</CutText>,
    },
  ];
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
