import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type FaqFilter, faqFilters } from '../../../api/contract/faq-search.ts';
import { wordsOf } from '../../../api/contract/find-words.ts';

export interface FaqSearch {
  /** As typed. */
  q: string;
  /** The words of `q`, folded. */
  words: readonly string[];
  filters: readonly FaqFilter[];
  /** Something narrows the list. */
  isActive: boolean;
}

/** What the FAQ list is narrowed to, from the URL. */
export function useFaqSearch(): FaqSearch {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const chosen = params.getAll('filter').join();
  return useMemo(() => {
    const words = wordsOf(q);
    const filters = faqFilters.filter((filter) => chosen.split(',').includes(filter));
    return { q, words, filters, isActive: words.length > 0 || filters.length > 0 };
  }, [q, chosen]);
}

/** Changes the search in the URL. The list returns to its first page. */
export function useFaqSearchChange() {
  const [, setParams] = useSearchParams();
  return useCallback(
    (change: Partial<Pick<FaqSearch, 'q' | 'filters'>>) => {
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
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );
}
