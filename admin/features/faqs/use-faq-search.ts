import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type FaqSort, faqSorts } from '../../../api/contract/faq-figures.ts';
import { type FaqFilter, faqFilters } from '../../../api/contract/faq-search.ts';
import { wordsOf } from '../../../api/contract/find-words.ts';

export interface FaqSearch {
  /** As typed. */
  q: string;
  /** The words of `q`, folded. */
  words: readonly string[];
  filters: readonly FaqFilter[];
  /** Without it, the list is in the order of the tree. */
  sort: FaqSort | undefined;
  /** Something narrows or sorts the list. */
  isActive: boolean;
}

/** What the FAQ list is narrowed to, from the URL. */
export function useFaqSearch(): FaqSearch {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const chosen = params.getAll('filter').join();
  const sort = faqSorts.find((each) => each === params.get('sort'));
  return useMemo(() => {
    const words = wordsOf(q);
    const filters = faqFilters.filter((filter) => chosen.split(',').includes(filter));
    const isActive = words.length > 0 || filters.length > 0 || sort !== undefined;
    return { q, words, filters, sort, isActive };
  }, [q, chosen, sort]);
}

/** Changes the search in the URL. The list returns to its first page. */
export function useFaqSearchChange() {
  const [, setParams] = useSearchParams();
  return useCallback(
    (change: Partial<Pick<FaqSearch, 'q' | 'filters' | 'sort'>>) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('page');
          if (change.q !== undefined) {
            after.delete('q');
            if (change.q.trim() !== '') after.set('q', change.q);
          }
          if (change.filters !== undefined) {
            after.delete('filter');
            for (const filter of change.filters) after.append('filter', filter);
          }
          if ('sort' in change) {
            after.delete('sort');
            if (change.sort !== undefined) after.set('sort', change.sort);
          }
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );
}
