/**
 * How a list page is put together:
 *
 *     const search = useListSearch(listSorts.links);
 *     const list = useLinkList(search);
 *     const [removing, setRemoving] = useState<WebsiteLink>();
 *     return (
 *       <>
 *         <PageHeader title={copy.title} action={<AddButton onClick={...}>{copy.add}</AddButton>} />
 *         <DataTable caption={copy.title} list={list} search={search} searchLabel={copy.search} columns={columns}
 *           empty={<EmptyState>...</EmptyState>} actionsHeader={copy.actions} actionsPerLine={1} actionWords={[copy.remove]}
 *           rowActions={(row) => <IconButton label={copy.remove} onClick={() => setRemoving(row)}>...</IconButton>} />
 *         {removing && <RemoveLinkDialog row={removing} onClose={() => setRemoving(undefined)} />}
 *       </>
 *     );
 *
 * Dialogs are files of their own on `FormModal`, `RemoveDialog` or `ConfirmDialog`. The table itself shows
 * the search, the loading, empty and error states and the pagination. `data-table.css` lays it out: rows where its
 * columns fit, else a card for each row.
 */
import { SearchX } from 'lucide-react';
import { type CSSProperties, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { useDensity } from '../../data/density-store.ts';
import type { ListSearch } from '../../data/list-search.ts';
import type { PagedList } from '../../data/paged-list.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../empty-state.tsx';
import { ListError } from '../list-error.tsx';
import { areasOf, type Column, tracksOf } from './column.ts';
import { DensitySwitch } from './density-switch.tsx';
import { ListSearchBar } from './list-search-bar.tsx';
import { PageJump } from './page-jump.tsx';
import { Pagination } from './pagination.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHead } from './table-head.tsx';
import { roles } from './table-roles.ts';
import { TableRow } from './table-row.tsx';
import { useIsLong } from './use-is-long.ts';
import { useTargetRow } from './use-target-row.ts';

interface DataTableProps<Row> {
  /** The name of the list. */
  caption: string;
  list: PagedList<Row>;
  /** Set if the list can be searched, and sorted by the columns with a `sort`. */
  search?: ListSearch | undefined;
  searchLabel?: string | undefined;
  columns: readonly Column<Row>[];
  /** The header of the last column, which contains the actions. */
  actionsHeader: string;
  rowActions: (row: Row) => ReactNode;
  /** The number of buttons in each line of a row's actions. */
  actionsPerLine: number;
  /** The same number for a narrow table. */
  actionsPerLineNarrow?: number | undefined;
  /** The words of all buttons of a row, which a wide table shows instead of their icons. */
  actionWords?: readonly string[] | undefined;
  /** Whether the table has many columns, so that it changes to cards at a larger width. */
  isWide?: boolean | undefined;
  empty: ReactNode;
  /** Shown beside the list's name, or below the toolbar in a narrow table. */
  headActions?: ReactNode;
  /** Shown above the table, inside its card. */
  toolbar?: ReactNode;
}

/** More rows than a phone's window shows. */
const firstRows = 12;

export function DataTable<Row extends { id: number }>({
  caption,
  list,
  search,
  searchLabel = '',
  columns,
  actionsHeader,
  rowActions,
  actionsPerLine,
  actionsPerLineNarrow = actionsPerLine,
  actionWords,
  isWide = false,
  empty,
  headActions,
  toolbar,
}: DataTableProps<Row>) {
  const { error } = list;
  // A hundred rows take long to render on a slow phone. React renders them in the background, where presses and the
  // clock can interrupt it; the first rows of a new table are rendered at once.
  const deferredRows = useDeferredValue(list.rows);
  const rows = deferredRows ?? list.rows?.slice(0, firstRows);
  const isEmpty = rows?.length === 0;
  const targetId = useTargetRow(rows);
  // Dimmed without a CSS transition, which would paint all rows at every press that loads rows, even after a fast
  // response.
  const isSlow = useIsLong(list.isStale);
  const card = useRef<HTMLElement>(null);
  const density = useDensity((state) => state.density);
  const areas = useMemo(() => areasOf(columns), [columns]);
  const variables = {
    '--tracks': tracksOf(columns),
    '--per-line': actionsPerLine,
    '--per-line-narrow': actionsPerLineNarrow,
    '--letters': actionWords?.join('').length,
  } as CSSProperties;

  // The pagination is also below the rows, so scroll to the first row of the new page.
  const goTo = (page: number) => {
    list.goTo(page);
    card.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <section
      ref={card}
      aria-label={caption}
      aria-busy={rows === undefined && !error}
      data-density={density}
      data-wide={isWide ? '' : undefined}
      className="@container scroll-mt-[calc(5rem+var(--bar))] rounded-card border border-line bg-surface"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-2 px-4 py-2 sm:gap-x-4">
        <h2 className="mr-auto text-14 font-semibold">{caption}</h2>
        {headActions !== undefined && (
          <div className="@max-[40rem]:order-1 @max-[40rem]:-ml-2">{headActions}</div>
        )}
        {!error && list.pages > 1 && (
          <div className="@max-[40rem]:order-1 @max-[40rem]:basis-full">
            <PageJump page={list.page} pages={list.pages} onChange={goTo} />
          </div>
        )}
        <DensitySwitch />
        {search && (
          <ListSearchBar
            label={searchLabel}
            search={search}
            found={list.rows && !list.isStale ? list.total : undefined}
          />
        )}
        {toolbar}
      </div>
      {error && (
        <div className="border-t border-line">
          <ListError title={uiCopy.listFailed} error={error} onRetry={list.reload} />
        </div>
      )}
      {isEmpty && (
        <div className="border-t border-line">
          {search?.isActive ? <NoMatch search={search} /> : empty}
        </div>
      )}
      {!error && !isEmpty && (
        <table
          role={roles.table}
          data-words={actionWords && ''}
          className="data-table"
          style={variables}
        >
          <TableHead
            columns={columns}
            areas={areas}
            actionsHeader={actionsHeader}
            search={search}
          />
          <tbody
            role={roles.group}
            aria-busy={list.isStale || undefined}
            className={isSlow ? 'opacity-60' : undefined}
          >
            {rows === undefined ? (
              <SkeletonRows areas={areas} />
            ) : (
              rows.map((row) => (
                <TableRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  areas={areas}
                  actionsHeader={actionsHeader}
                  rowActions={rowActions}
                  isTarget={row.id === targetId}
                />
              ))
            )}
          </tbody>
        </table>
      )}
      {!isEmpty && !error && (
        // Otherwise the rows that are rendered later would move the buttons away from the pointer.
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

function NoMatch({ search }: { search: ListSearch }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden size={20} />}
      action={<Button onClick={() => search.change({ q: '' })}>{uiCopy.clearSearch}</Button>}
    >
      {uiCopy.noMatch}
    </EmptyState>
  );
}
