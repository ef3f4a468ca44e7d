import { useCallback, useMemo } from 'react';
import type { ListQuery, SortOrder } from '../../../api/contract/list-query.ts';
import { wordsOf } from '../../../api/contract/texts/find-words.ts';
import { useSearchParams } from '../router.tsx';
import { setParam, useParamsChange } from './params-change.ts';

interface Chosen<Sort extends string> {
  /** The query as it was typed. */
  q: string;
  sort: Sort | undefined;
  order: SortOrder;
}

export interface ListSearch<Sort extends string = string> extends Chosen<Sort> {
  /** Whether `q` contains words. */
  isActive: boolean;
  /** The query parameters for the server. */
  query: ListQuery<Sort>;
  /** Equal for equal searches, see `ListSource`. */
  key: string;
  /** Changes the URL and returns to the first page of the list. */
  change: (change: Partial<Chosen<string>>) => void;
}

/** The search and the sort order of a list, from the URL: `?q=siti&sort=username&order=desc`. */
export function useListSearch<const Sort extends string>(sorts: readonly Sort[]): ListSearch<Sort> {
  const params = useSearchParams();
  const changeParams = useParamsChange();
  const q = params.get('q') ?? '';
  const sort = sorts.find((each) => each === params.get('sort'));
  const order: SortOrder = params.get('order') === 'desc' ? 'desc' : 'asc';
  const change = useCallback(
    (next: Partial<Chosen<string>>) => {
      changeParams(
        (after) => {
          after.delete('page');
          if (next.q !== undefined) setParam(after, 'q', next.q.trim());
          if ('sort' in next) setParam(after, 'sort', next.sort);
          if ('sort' in next) setParam(after, 'order', next.order === 'desc' ? 'desc' : undefined);
        },
        { replace: true },
      );
    },
    [changeParams],
  );
  return useMemo(() => {
    const isActive = wordsOf(q).length > 0;
    const query = { ...(isActive && { q: q.trim() }), ...(sort !== undefined && { sort, order }) };
    return { q, sort, order, isActive, query, key: JSON.stringify(query), change };
  }, [q, sort, order, change]);
}
