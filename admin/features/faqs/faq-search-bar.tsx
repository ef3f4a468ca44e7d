import { type ReactNode, useCallback } from 'react';
import { faqFilters, figureFilters } from '../../../api/contract/faq-search.ts';
import { faqFiguresCopy as figuresCopy } from '../../copy/faq-figures.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { classNames } from '../../ui/class-names.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { FigureSortSelect } from './figure-sort.tsx';
import { useFiguresShown } from './figures-shown.ts';
import { useFaqSearch, useFaqSearchChange } from './use-faq-search.ts';

interface FaqSearchBarProps {
  /** How many FAQs were found. */
  status: string;
  /** Further actions of the search. */
  children?: ReactNode;
}

/** The search field and the filters above the FAQ list. */
export function FaqSearchBar({ status, children }: FaqSearchBarProps) {
  const { q, filters: on, sort } = useFaqSearch();
  const isFiguresShown = useFiguresShown((state) => state.isShown);
  const filters = faqFilters.filter((filter) => isFiguresShown || !figureFilters.includes(filter));
  const change = useFaqSearchChange();
  const onSearch = useCallback((typed: string) => change({ q: typed }), [change]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows <search> yet.
    <div
      role="search"
      aria-label={copy.search}
      className="flex min-w-0 basis-full flex-wrap items-center gap-2 pb-1"
    >
      <SearchInput label={copy.search} q={q} onSearch={onSearch} />
      <div className="flex max-w-full gap-2 overflow-x-auto coarse:py-1.5">
        {filters.map((filter) => {
          const isOn = on.includes(filter);
          return (
            <button
              key={filter}
              type="button"
              aria-pressed={isOn}
              onClick={() =>
                change({
                  filters: isOn ? on.filter((each) => each !== filter) : [...on, filter],
                })
              }
              className={classNames(
                'touch-target h-8 shrink-0 rounded-full border px-3 text-13 transition-colors focus-visible:-outline-offset-2',
                isOn
                  ? 'border-accent-text bg-accent-soft font-medium text-accent-text'
                  : 'border-control text-muted hover:bg-hover hover:text-text',
              )}
            >
              {copy.filters[filter]}
            </button>
          );
        })}
      </div>
      {isFiguresShown && <FigureSortSelect />}
      <div className="flex flex-wrap items-center gap-2 has-[>p:only-child:empty]:absolute">
        <p role="status" className="text-13 text-muted">
          {status}
        </p>
        {children}
      </div>
      {(sort !== undefined || on.some((filter) => figureFilters.includes(filter))) && (
        <p className="basis-full text-12 text-muted">{figuresCopy.explained}</p>
      )}
    </div>
  );
}
