import { type ReactNode, useCallback } from 'react';
import { faqFilters, figureFilters } from '../../../../api/contract/faqs/faq-search.ts';
import { faqsCopy as copy } from '../../../copy/faqs.ts';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { useFiguresShown } from '../data/figures-shown.ts';
import { useFaqSearch, useFaqSearchChange } from '../data/use-faq-search.ts';
import { FigureTools } from './figure-tools.tsx';
import { FilterChips } from './filter-chips.tsx';

interface FaqSearchBarProps {
  /** The text that shows how many FAQs were found. */
  status: string;
  /** More actions for the search. */
  children?: ReactNode;
}

const filters = faqFilters.filter((filter) => !figureFilters.includes(filter));

/** The search field and the filters above the FAQ list. */
export function FaqSearchBar({ status, children }: FaqSearchBarProps) {
  const { q } = useFaqSearch();
  const change = useFaqSearchChange();
  const isFiguresShown = useFiguresShown((state) => state.isShown);
  const onSearch = useCallback((typed: string) => change({ q: typed }), [change]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers do not support <search>.
    <div
      role="search"
      aria-label={copy.search}
      className="flex min-w-0 basis-full flex-wrap items-center gap-2 pb-1"
    >
      <SearchInput label={copy.search} q={q} onSearch={onSearch} />
      <div className="flex max-w-full gap-2 overflow-x-auto coarse:py-1.5">
        <FilterChips filters={filters} />
      </div>
      {isFiguresShown && <FigureTools />}
      <div className="flex flex-wrap items-center gap-2 has-[>p:only-child:empty]:absolute">
        <p role="status" className="text-13 text-muted">
          {status}
        </p>
        {children}
      </div>
    </div>
  );
}
