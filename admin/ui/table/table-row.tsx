import { type FocusEvent, type MouseEvent, memo, type ReactNode, useState } from 'react';
import { create } from 'zustand';
import { classNames } from '../class-names.ts';
import type { Column } from './column.ts';
import { roles } from './table-roles.ts';

/** What a press on a row does; `isCard` while the row is shown as a card. */
export type RowPress<Row> = (row: Row, isCard: boolean) => void;

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actionsHeader: string;
  rowActions: (row: Row) => ReactNode;
  /** Whether the URL's hash names this row. */
  isTarget: boolean;
  onPress: RowPress<Row> | undefined;
  reads: string | undefined;
}

/** The row whose text is read. Only one, so that the arrow keys do not leave a trail of open rows. */
const useRead = create<{ id: number | undefined }>(() => ({ id: undefined }));

/** The button of a text that is cut. */
const cutText = '.long-text-box .whole-toggle';
const otherTargets = 'a, button, input, label, img';

function PlainRow<Row extends { id: number }>({
  row,
  columns,
  actionsHeader,
  rowActions,
  isTarget,
  onPress,
  reads,
}: TableRowProps<Row>) {
  const [unfolded, setUnfolded] = useState<string>();
  const isRead = useRead(({ id }) => id === row.id);
  const opened = reads === undefined ? unfolded : isRead ? reads : undefined;
  const toggle = (header: string) => {
    if (reads === undefined) setUnfolded(opened === header ? undefined : header);
    else useRead.setState({ id: isRead ? undefined : row.id });
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // A press with a mouse focuses the row, too. If it opened here, the rows would move below the pointer.
    if (target !== currentTarget || !target.matches(':focus-visible')) return;
    const isCut = isRead || currentTarget.querySelector(cutText) !== null;
    useRead.setState({ id: isCut ? row.id : undefined });
  };
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // Whoever selects a text wants to copy it.
    if ((target as Element).closest(otherTargets) || !getSelection()?.isCollapsed) return;
    if (reads !== undefined && (isRead || currentTarget.querySelector(cutText))) toggle(reads);
    onPress?.(row, getComputedStyle(currentTarget).getPropertyValue('--is-card') !== '');
  };
  const whole = columns.find(({ header }) => header === opened)?.whole?.(row);
  return (
    <>
      <tr
        role={roles.row}
        id={`row-${row.id}`}
        // A navigation to the row and the arrow keys focus it.
        tabIndex={-1}
        onFocus={reads === undefined ? undefined : onFocus}
        onClick={onPress || reads ? onClick : undefined}
        data-open={whole === undefined ? undefined : ''}
        // 'Lihat' in a toast leads here.
        data-toast-avoid={isTarget ? '' : undefined}
        className={classNames(
          'scroll-mt-32 scroll-mb-4 focus-visible:-outline-offset-2',
          isTarget ? 'bg-accent-soft' : 'bg-surface hover:bg-hover',
        )}
      >
        {columns.map(({ header, width, isMark, card, className, cell }) => (
          <td
            key={header}
            role={roles.cell}
            data-label={header}
            data-long={width === undefined ? '' : undefined}
            data-mark={isMark && ''}
            data-card={card}
            className={className}
          >
            {cell(row, {
              isOpen: opened === header,
              toggle: () => toggle(header),
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
