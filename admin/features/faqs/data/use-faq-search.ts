import { useCallback, useMemo } from 'react';
import { type FaqSort, faqSorts } from '../../../../api/contract/faqs/faq-figures.ts';
import { type FaqFilter, faqFilters } from '../../../../api/contract/faqs/faq-search.ts';
import { wordsOf } from '../../../../api/contract/texts/find-words.ts';
import { setParam, useParamsChange } from '../../../data/lists/params-change.ts';
import { useSearchParams } from '../../../data/router.tsx';
import type { Sorting } from '../../../ui/table/table-head.tsx';

export interface FaqSearch {
  /** The query as it was typed. */
  q: string;
  /** The folded words of `q`. */
  words: readonly string[];
  filters: readonly FaqFilter[];
  /** If undefined, the list is in tree order. */
  sort: FaqSort | undefined;
  /** Whether the list is filtered or sorted. */
  isActive: boolean;
}

function filtersOf(params: URLSearchParams): FaqFilter[] {
  const named = params.getAll('filter');
  return faqFilters.filter((filter) => named.includes(filter));
}

/** The search and filters of the FAQ list, from the URL. */
export function useFaqSearch(): FaqSearch {
  const params = useSearchParams();
  const q = params.get('q') ?? '';
  const chosen = filtersOf(params).join();
  const sort = faqSorts.find((each) => each === params.get('sort'));
  return useMemo(() => {
    const words = wordsOf(q);
    const filters = faqFilters.filter((filter) => chosen.split(',').includes(filter));
    const isActive = words.length > 0 || filters.length > 0 || sort !== undefined;
    return { q, words, filters, sort, isActive };
  }, [q, chosen, sort]);
}

interface FaqSearchChange extends Partial<Pick<FaqSearch, 'q' | 'sort'>> {
  /** Receives the active filters and returns the new ones. */
  filters?: (on: readonly FaqFilter[]) => readonly FaqFilter[];
}

/** Changes the search in the URL. The list returns to its first page. */
export function useFaqSearchChange() {
  const changeParams = useParamsChange();
  return useCallback(
    (change: FaqSearchChange) => {
      changeParams(
        (params) => {
          params.delete('page');
          if (change.q !== undefined) setParam(params, 'q', change.q.trim() && change.q);
          if (change.filters !== undefined) {
            const filters = change.filters(filtersOf(params));
            params.delete('filter');
            for (const filter of filters) params.append('filter', filter);
          }
          if ('sort' in change) setParam(params, 'sort', change.sort);
        },
        { replace: true },
      );
    },
    [changeParams],
  );
}

/** The order of the list as its columns show it. */
export function useFaqSorting(): Sorting {
  const { sort = '' } = useFaqSearch();
  const change = useFaqSearchChange();
  const [by, order] = sort.split('-');
  return {
    sort: by,
    order: order === 'desc' ? 'desc' : 'asc',
    isInMenu: true,
    change: ({ sort: next, order: nextOrder }) => {
      const named = `${next}-${nextOrder}`;
      change({ sort: faqSorts.find((each) => each === named) });
    },
  };
}
