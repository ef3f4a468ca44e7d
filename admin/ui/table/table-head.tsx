import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ListSearch } from '../../data/list-search.ts';
import type { Column } from './column.ts';
import { roles } from './table-roles.ts';

interface TableHeadProps {
  columns: readonly Pick<
    Column<never>,
    'header' | 'headerActions' | 'sort' | 'isBelow' | 'isMark'
  >[];
  areas: readonly CSSProperties[];
  actionsHeader: string;
  search: ListSearch | undefined;
}

export function TableHead({ columns, areas, actionsHeader, search }: TableHeadProps) {
  return (
    <thead role={roles.group}>
      <tr role={roles.row}>
        {columns.map(({ header, headerActions, sort, isBelow, isMark }, index) => (
          <th
            key={header}
            role={roles.header}
            scope="col"
            aria-sort={
              sort !== undefined && search?.sort === sort ? ariaSorts[search.order] : undefined
            }
            data-below={isBelow && ''}
            data-mark={isMark && ''}
            style={areas[index]}
          >
            {sort === undefined || search === undefined ? (
              header
            ) : (
              <SortButton header={header} sort={sort} search={search} />
            )}
            {headerActions}
          </th>
        ))}
        <th role={roles.header} scope="col" className="table-actions" style={areas.at(-1)}>
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
  search: ListSearch;
}

/** Each press changes the order: ascending, descending, not sorted. */
function SortButton({ header, sort, search: { sort: current, order, change } }: SortButtonProps) {
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
      onClick={() => change(next)}
      className="touch-target -mx-1 inline-flex min-h-6 items-center gap-1 rounded-control px-1 py-0.5 font-medium hover:bg-pressed hover:text-text"
    >
      {header}
      <Icon aria-hidden size={12} className={isSorted ? 'text-accent-text' : undefined} />
    </button>
  );
}
