import type { QueryKey } from '@tanstack/react-query';
import type { ClientRequestOptions, ClientResponse } from 'hono/client';
import type { ListRow } from '../../../api/contract/entities.ts';
import type { ListQuery } from '../../../api/contract/list-query.ts';
import { lastRowAddress } from '../../format/page-numbers.ts';
import { readResponse } from '../api-client.ts';
import { navigate } from '../router.tsx';
import type { ListSearch } from './list-search.ts';
import { type PagePath, usePagedList } from './paged-list.ts';

type GetPage<Row, Sort extends string> = (
  request: { param: PagePath; query: ListQuery<Sort> },
  options?: ClientRequestOptions,
) => Promise<ClientResponse<unknown> & { json: () => Promise<Row[]> }>;

/** A list with a search, from the route that returns its pages. */
export function useSearchedList<Row extends ListRow, Sort extends string>(
  queryKey: QueryKey,
  { query, key, isActive }: ListSearch<Sort>,
  get: GetPage<Row, Sort>,
) {
  const list = usePagedList<Row>({
    queryKey,
    search: key,
    load: (param, signal) => readResponse(get({ param, query }, { init: { signal } })),
  });
  return {
    ...list,
    /** Goes to a row that was just added: it is the last one. */
    async showAdded(id: number) {
      // While a search is active, `list.total` counts only its results, so it does not show which page is last.
      const total = isActive ? await countRows(get).catch(() => 0) : list.total + 1;
      navigate(lastRowAddress(total, id), { replace: true });
    },
  };
}

/** Returns the number of all rows, regardless of the current search. */
async function countRows<Row extends ListRow, Sort extends string>(get: GetPage<Row, Sort>) {
  const [first] = await readResponse(get({ param: { pageSize: '1', page: '1' }, query: {} }));
  return first?.all_data ?? 0;
}
