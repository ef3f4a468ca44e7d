import { useCallback } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import type { ListSearch } from '../../data/lists/list-search.ts';
import { SearchInput } from '../form/search-input.tsx';

interface ListSearchBarProps {
  /** A label that says what is searched: `Cari nama`. */
  label: string;
  search: ListSearch;
  /** How many rows were found; undefined until they are loaded. */
  found: number | undefined;
  /** Called with the typed text when the arrow down key leaves the field for the rows. */
  onEnterList: (q: string) => void;
}

/** The search above a list. */
export function ListSearchBar({
  label,
  search: { q, isActive, change },
  found,
  onEnterList,
}: ListSearchBarProps) {
  const onSearch = useCallback((typed: string) => change({ q: typed }), [change]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers do not support <search>.
    <div
      role="search"
      aria-label={label}
      className="flex min-w-0 flex-1 basis-72 flex-wrap items-center justify-end gap-x-4 gap-y-2"
    >
      <p role="status" className="text-13 text-muted empty:hidden">
        {isActive && found !== undefined && uiCopy.found(found)}
      </p>
      <div className="flex min-w-0 flex-1 sm:max-w-80">
        <SearchInput label={label} q={q} onSearch={onSearch} onEnterList={onEnterList} />
      </div>
    </div>
  );
}
