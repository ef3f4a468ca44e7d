import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ListSearch } from '../../data/lists/list-search.ts';
import type { Column } from './column.ts';
import { roles } from './table-roles.ts';

interface TableHeadProps {
  columns: readonly Pick<Column<never>, 'header' | 'headerActions' | 'sort' | 'isMark'>[];
  actionsHeader: string;
  sorting: Sorting | undefined;
}

/** The sorted column of a list, and how to change it. */
export interface Sorting extends Pick<ListSearch, 'sort' | 'order' | 'change'> {
  /** Whether a menu has the same orders. Then Tab skips the column heads, so that it is soon at the rows. */
  isInMenu?: boolean;
}

export function TableHead({ columns, actionsHeader, sorting }: TableHeadProps) {
  return (
    <thead role={roles.group}>
      <tr role={roles.row}>
        {columns.map(({ header, headerActions, sort, isMark }) => (
          <th
            key={header}
            role={roles.header}
            scope="col"
            aria-sort={
              sort !== undefined && sorting?.sort === sort ? ariaSorts[sorting.order] : undefined
            }
            data-mark={isMark && ''}
          >
            {sort === undefined || sorting === undefined ? (
              header
            ) : (
              <SortButton header={header} sort={sort} sorting={sorting} />
            )}
            {headerActions}
          </th>
        ))}
        <th role={roles.header} scope="col" className="table-actions">
          {actionsHeader}
        </th>
      </tr>
    </thead>
  );
}

const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

interface SortButtonProps {
  header: string;
  sort: string;
  sorting: Sorting;
}

/** Each press changes the order: ascending, descending, not sorted. */
function SortButton({ header, sort, sorting }: SortButtonProps) {
  const { sort: current, order, change, isInMenu = false } = sorting;
  const isSorted = current === sort;
  const Icon = !isSorted ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown;
  const next = !isSorted
    ? ({ sort, order: 'asc' } as const)
    : order === 'asc'
      ? ({ sort, order: 'desc' } as const)
      : { sort: undefined };
  return (
    <button
      type="button"
      tabIndex={isInMenu ? -1 : undefined}
      onClick={() => change(next)}
      className="touch-target -mx-1 inline-flex min-h-6 items-center gap-1 rounded-control px-1 py-0.5 font-medium hover:bg-pressed hover:text-text"
    >
      {header}
      <Icon aria-hidden size={12} className={isSorted ? 'text-accent-text' : undefined} />
    </button>
  );
}
