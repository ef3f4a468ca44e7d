import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { listSorts } from '../../../api/contract/list-query.ts';
import { api, readResponse } from '../../data/api-client.ts';
import type { ListSearch } from '../../data/lists/list-search.ts';
import { useSearchedList } from '../../data/lists/searched-list.ts';

export const whitelistKey = ['whitelist'] as const;

export interface OwnAddress {
  /** The address as the server sees it. */
  ip: string;
  /** Whether the IP gate allows it. The gate checks the whole list, not only the loaded page. */
  isListed: boolean;
}

/** @param isUnused whether only unused entries are loaded. */
export function useWhitelist(
  search: ListSearch<(typeof listSorts.whitelists)[number]>,
  isUnused: boolean,
) {
  const filtered: typeof search = {
    ...search,
    key: isUnused ? `unused ${search.key}` : search.key,
  };
  return useSearchedList([...whitelistKey, 'list'], filtered, ({ param, query }, options) =>
    api.api.whitelists[':pageSize'][':page'].$get(
      { param, query: isUnused ? { ...query, unused: 'true' } : query },
      options,
    ),
  );
}

/** The IP address of the current user. */
export function useOwnAddress(): UseQueryResult<OwnAddress> {
  return useQuery({
    queryKey: [...whitelistKey, 'own-address'],
    queryFn: async ({ signal }): Promise<OwnAddress> => {
      const [{ ip }, { whitelist }] = await Promise.all([
        readResponse(api.ip.$get({}, { init: { signal } })),
        readResponse(api.whitelist.$get({}, { init: { signal } })),
      ]);
      return { ip, isListed: whitelist.status };
    },
  });
}
