import { memo, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { Column } from './column.ts';
import { roles } from './table-roles.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actionsHeader: string;
  rowActions: (row: Row) => ReactNode;
  /** Whether the URL's hash names this row. */
  isTarget: boolean;
}

function PlainRow<Row extends { id: number }>({
  row,
  columns,
  actionsHeader,
  rowActions,
  isTarget,
}: TableRowProps<Row>) {
  const [opened, setOpened] = useState<string>();
  const whole = columns.find(({ header }) => header === opened)?.whole?.(row);
  return (
    <>
      <tr
        role={roles.row}
        id={`row-${row.id}`}
        // A navigation to the row and the arrow keys focus it.
        tabIndex={-1}
        data-open={whole === undefined ? undefined : ''}
        // 'Lihat' in a toast leads here.
        data-toast-avoid={isTarget ? '' : undefined}
        className={classNames(
          'scroll-mt-32 scroll-mb-4 focus-visible:-outline-offset-2',
          isTarget ? 'bg-accent-soft' : 'bg-surface hover:bg-hover',
        )}
      >
        {columns.map(({ header, width, isMark, className, cell }) => (
          <td
            key={header}
            role={roles.cell}
            data-label={header}
            data-long={width === undefined ? '' : undefined}
            data-mark={isMark && ''}
            className={className}
          >
            {cell(row, {
              isOpen: opened === header,
              toggle: () => setOpened(opened === header ? undefined : header),
            })}
          </td>
        ))}
        <td role={roles.cell} data-label={actionsHeader} className="table-actions">
          <div>{rowActions(row)}</div>
        </td>
      </tr>
      {whole !== undefined && (
        <tr
          role={roles.row}
          className={classNames('whole-row', isTarget ? 'bg-accent-soft' : 'bg-surface')}
        >
          <td role={roles.cell} colSpan={columns.length + 1}>
            {whole}
          </td>
        </tr>
      )}
    </>
  );
}

/**
 * A row, with an opened text below it. To keep presses fast, it is memoized: `columns` and `rowActions` must
 * be the same objects at every render.
 */
export const TableRow = memo(PlainRow) as typeof PlainRow;
