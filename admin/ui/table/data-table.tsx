/**
 * How a list page is put together:
 *
 *     const search = useListSearch(listSorts.links);
 *     const list = useLinkList(search);
 *     const [removing, setRemoving] = useState<WebsiteLink>();
 *     return (
 *       <>
 *         <PageHeader title={copy.title} action={<Button tone="primary" Icon={Plus} onClick={...}>{copy.add}</Button>} />
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
import {
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { useDensity } from '../../data/density-store.ts';
import type { ListSearch } from '../../data/lists/list-search.ts';
import type { PagedList } from '../../data/lists/paged-list.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../empty-state.tsx';
import { ListError } from '../list-error.tsx';
import { type Column, tracksOf } from './column.ts';
import { ListSearchBar } from './list-search-bar.tsx';
import { Pagination } from './pagination.tsx';
import { moveInTable } from './row-keys.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { type Sorting, TableHead } from './table-head.tsx';
import { roles } from './table-roles.ts';
import { type RowPress, TableRow } from './table-row.tsx';
import { useEnterList } from './use-enter-list.ts';
import { useRestingRow } from './use-resting-row.ts';
import { useTargetRow } from './use-target-row.ts';

interface DataTableProps<Row> {
  /** The name of the list. */
  caption: string;
  list: PagedList<Row>;
  /** Set if the list can be searched, and sorted by the columns with a `sort`. */
  search?: ListSearch | undefined;
  searchLabel?: string | undefined;
  /** Set if the list is sorted by its columns, but has a search of its own. */
  sorting?: Sorting | undefined;
  columns: readonly Column<Row>[];
  /** The header of the last column, which contains the actions. */
  actionsHeader: string;
  rowActions: (row: Row) => ReactNode;
  /** The number of buttons in each line of a row's actions. */
  actionsPerLine: number;
  /** The words of the widest line of buttons. If set, a wide table shows words instead of icons. */
  actionWords?: readonly string[] | undefined;
  /** The number of buttons with `iconOnly`, which stay icons beside those words. */
  actionIcons?: number | undefined;
  /** Whether the table has many columns, so that it changes to cards at a larger width. */
  isWide?: boolean | undefined;
  /** Whether phones get cards of a few lines without labels, whose menu has all actions. Its columns have a `card`. */
  hasShortCards?: boolean | undefined;
  /** A press on a row outside of its controls. Rows have other ways to do the same with the keyboard. */
  onPress?: RowPress<Row> | undefined;
  /** The header of the column whose whole text is shown at the row that was pressed, or that the arrow keys focused. */
  reads?: string | undefined;
  empty: ReactNode;
  /** Shown above the table, inside its card, below the list's name. */
  toolbar?: ReactNode;
  /** Whether only screen readers get the list's name, because the page's title says the same. */
  hidesCaption?: boolean | undefined;
}

/** More rows than a phone's window shows. */
const firstRows = 12;

const lastingMs = 200;

export function DataTable<Row extends { id: number }>({
  caption,
  list,
  search,
  searchLabel = '',
  sorting = search,
  columns,
  actionsHeader,
  rowActions,
  actionsPerLine,
  actionWords,
  actionIcons = 0,
  isWide = false,
  hasShortCards = false,
  onPress,
  reads,
  empty,
  toolbar,
  hidesCaption = false,
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
  const body = useRef<HTMLTableSectionElement>(null);
  const enterList = useEnterList({
    box: card,
    rows: list.rows,
    q: search?.q ?? '',
    isStale: list.isStale,
  });
  // Rows outside the window are not rendered. If they took another height than the first row, a jump to the end of the
  // page would move the buttons there away from the pointer.
  useEffect(() => {
    const first = rows?.length ? body.current?.querySelector('tr') : undefined;
    if (!first) return;
    // Without the padding and the border of a card, as CSS counts it.
    const observer = new ResizeObserver(([row]) =>
      body.current?.style.setProperty('--row-height', `${row?.contentRect.height}px`),
    );
    observer.observe(first);
    return () => observer.disconnect();
  }, [rows]);
  const restingRow = useRestingRow(rows, list.isStale);
  const density = useDensity((state) => state.density);
  const variables = {
    '--tracks': tracksOf(columns),
    '--per-line': actionsPerLine,
    '--letters': actionWords?.join('').length,
    '--icons': actionIcons,
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
      data-short-cards={hasShortCards ? '' : undefined}
      className="@container scroll-mt-[calc(5rem+var(--bar))] rounded-card border border-line bg-surface"
    >
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2',
          hidesCaption && !toolbar ? 'sr-only' : 'min-h-14',
        )}
      >
        <h2 className={hidesCaption ? 'sr-only' : 'text-14 font-semibold'}>{caption}</h2>
        {search && (
          <ListSearchBar
            label={searchLabel}
            search={search}
            found={list.rows && !list.isStale ? list.total : undefined}
            onEnterList={enterList}
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
          onKeyDown={moveInTable}
        >
          <TableHead columns={columns} actionsHeader={actionsHeader} sorting={sorting} />
          <tbody
            {...restingRow}
            ref={body}
            role={roles.group}
            aria-busy={list.isStale || undefined}
            className={isSlow ? 'opacity-60' : undefined}
          >
            {rows === undefined ? (
              <SkeletonRows cells={columns.length + 1} />
            ) : (
              rows.map((row) => (
                <TableRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  actionsHeader={actionsHeader}
                  rowActions={rowActions}
                  isTarget={row.id === targetId}
                  onPress={onPress}
                  reads={reads}
                />
              ))
            )}
          </tbody>
        </table>
      )}
      {!isEmpty && !error && list.pages > 0 && (
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
      Icon={SearchX}
      action={<Button onClick={() => search.change({ q: '' })}>{uiCopy.clearSearch}</Button>}
    >
      {uiCopy.noMatch}
    </EmptyState>
  );
}

/** Whether `isTrue` has been true for at least `lastingMs`, so that a short wait does not change the page. */
function useIsLong(isTrue: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setLasted(true), lastingMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isTrue]);
  return hasLasted;
}
