/**
 * How a list page is put together:
 *
 *     const list = usePagedList({ queryKey: ['links'], load: loadLinks });
 *     const [removing, setRemoving] = useState<WebsiteLink>();
 *     return (
 *       <>
 *         <PageHeader title={copy.title} action={<AddButton onClick={...}>{copy.add}</AddButton>} />
 *         <DataTable caption={copy.title} list={list} columns={columns} empty={<EmptyState>...</EmptyState>}
 *           actionsHeader={copy.actions}
 *           rowActions={(row) => <IconButton label={copy.remove} onClick={() => setRemoving(row)}>...</IconButton>} />
 *         {removing && <RemoveLinkDialog row={removing} onClose={() => setRemoving(undefined)} />}
 *       </>
 *     );
 *
 * Dialogs are `lazyDialog` files of their own on `FormModal`, `RemoveDialog` or `ConfirmDialog`. The table itself shows
 * the loading, empty and error states and the pagination.
 */
import { RotateCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { uiCopy } from '../copy/ui.ts';
import type { PagedList } from '../data/paged-list.ts';
import { errorMessage } from '../data/toasts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { EmptyState } from './empty-state.tsx';
import { Pagination } from './pagination.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useTargetRow } from './use-target-row.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Width and typography: `w-32 tabular`. Columns without a width share the remaining space. */
  className?: string | undefined;
  /** Buttons for the whole column. */
  headerActions?: ReactNode;
}

interface DataTableProps<Row> {
  /** The list's name. */
  caption: string;
  list: PagedList<Row>;
  columns: readonly Column<Row>[];
  /** Header of the last column, which holds the actions. */
  actionsHeader: string;
  rowActions: (row: Row) => ReactNode;
  /** Width of the actions' column. */
  actionsClassName?: string | undefined;
  empty: ReactNode;
  /** Above the table, inside its card. */
  toolbar?: ReactNode;
}

/** More than a phone's window shows. */
const firstRows = 12;

export function DataTable<Row extends { id: number }>({
  caption,
  list,
  columns,
  actionsHeader,
  rowActions,
  actionsClassName = 'w-28',
  empty,
  toolbar,
}: DataTableProps<Row>) {
  const { error } = list;
  // A hundred rows take long to render on a slow phone. React renders them in the background, where presses and the
  // clock interrupt it, so the first rows of a new table are rendered at once.
  const deferredRows = useDeferredValue(list.rows);
  const rows = deferredRows ?? list.rows?.slice(0, firstRows);
  const isEmpty = rows?.length === 0;
  const targetId = useTargetRow(rows);
  const card = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);

  // The pagination is below the rows, and another page is read from its first row.
  const goTo = (page: number) => {
    list.goTo(page);
    scroller.current?.scrollTo({ top: 0 });
    card.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <section
      ref={card}
      aria-label={caption}
      aria-busy={rows === undefined && !error}
      className="@container scroll-mt-[calc(5rem+var(--bar))] rounded-card border border-line bg-surface"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-2 px-4 py-2">
        <h2 className="text-14 font-semibold">{caption}</h2>
        {toolbar}
      </div>
      {error && <ListError error={error} onRetry={list.reload} />}
      {isEmpty && <div className="border-t border-line">{empty}</div>}
      {!error && !isEmpty && (
        // If the columns fit, the header sticks to the window. If not, the card scrolls.
        <div
          ref={scroller}
          className={classNames(
            'max-h-[75dvh] overscroll-x-contain @min-[54rem]:max-h-none @min-[54rem]:overflow-visible',
            // A scrollable area must contain something focusable, and placeholder rows do not.
            rows === undefined ? 'overflow-hidden' : 'overflow-auto',
          )}
        >
          <table className="w-full min-w-[62rem] table-fixed border-separate border-spacing-0 text-left text-13 @min-[54rem]:min-w-0">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th
                    key={column.header}
                    scope="col"
                    className={classNames(headerClass, column.className)}
                  >
                    {column.header}
                    {column.headerActions}
                  </th>
                ))}
                <th
                  scope="col"
                  className={classNames(headerClass, 'table-actions text-right', actionsClassName)}
                >
                  {actionsHeader}
                </th>
              </tr>
            </thead>
            <tbody
              className={classNames(
                // The pagination has a border of its own.
                'transition-opacity [&>tr:last-child>td]:border-b-0',
                list.isStale && 'opacity-60',
              )}
            >
              {rows === undefined ? (
                <SkeletonRows columns={columns.length + 1} />
              ) : (
                rows.map((row) => (
                  <TableRow
                    key={row.id}
                    row={row}
                    columns={columns}
                    rowActions={rowActions}
                    isTarget={row.id === targetId}
                  />
                ))
              )}
            </tbody>
          </table>
        </div>
      )}
      {!isEmpty && !error && (
        // The rest of the rows would push the buttons away from under a pointer.
        <div
          className={classNames(
            'min-h-14 border-t border-line px-4 py-3',
            deferredRows === undefined && list.rows !== undefined && 'invisible',
          )}
        >
          <Pagination page={list.page} pages={list.pages} onChange={goTo} />
        </div>
      )}
    </section>
  );
}

type TableRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowActions'> & {
  row: Row;
  isTarget: boolean;
};

function TableRow<Row extends { id: number }>({
  row,
  columns,
  rowActions,
  isTarget,
}: TableRowProps<Row>) {
  return (
    <tr
      id={`row-${row.id}`}
      className={classNames(
        'scroll-mt-32 transition-colors',
        isTarget ? 'bg-accent-soft' : 'bg-surface hover:bg-hover',
      )}
    >
      {columns.map((column) => (
        <td key={column.header} className={classNames(cellClass, column.className)}>
          {column.cell(row)}
        </td>
      ))}
      <td className={classNames(cellClass, 'table-actions')}>
        <div className="flex justify-end gap-1">{rowActions(row)}</div>
      </td>
    </tr>
  );
}

const headerClass =
  'sticky top-0 z-10 h-10 border-y border-line bg-canvas px-3 first:pl-4 last:pr-4 text-12 font-medium whitespace-nowrap text-muted @min-[54rem]:top-[calc(4rem+var(--bar))]';
const cellClass =
  'h-12 border-b border-line px-3 py-1 leading-snug align-middle first:pl-4 last:pr-4';

function ListError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="border-t border-line">
      <EmptyState
        icon={<TriangleAlert aria-hidden size={20} />}
        action={
          <Button icon={<RotateCw aria-hidden size={16} />} onClick={onRetry}>
            {uiCopy.retry}
          </Button>
        }
      >
        <p className="font-medium text-text">{uiCopy.listFailed}</p>
        <p>{errorMessage(error)}</p>
      </EmptyState>
    </div>
  );
}
