import { useQuery } from '@tanstack/react-query';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import type { listSorts } from '../../../api/contract/list-query.ts';
import { api, readResponse } from '../../data/api-client.ts';
import type { ListSearch } from '../../data/list-search.ts';
import { type PagedList, usePagedList } from '../../data/paged-list.ts';

/** The key of the list; invalidated after each write. */
export const linksKey = ['links'] as const;

export function useLinkList({
  query,
  key,
}: ListSearch<(typeof listSorts.links)[number]>): PagedList<WebsiteLink> {
  return usePagedList({
    queryKey: linksKey,
    search: key,
    load: (param, signal) =>
      readResponse(
        api.api.livechatwebsitelinks[':pageSize'][':page'].$get(
          { param, query },
          { init: { signal } },
        ),
      ),
  });
}

/** Returns the number of all links, regardless of the current search. */
export async function countLinks(): Promise<number> {
  const [first] = await readResponse(
    api.api.livechatwebsitelinks[':pageSize'][':page'].$get({
      param: { pageSize: '1', page: '1' },
      query: {},
    }),
  );
  return first?.all_data ?? 0;
}

/** One link for its form. It is loaded only once, because a refresh would overwrite the typed text. */
export function useLink(id: number) {
  return useQuery({
    queryKey: ['link', id],
    queryFn: ({ signal }) =>
      readResponse(
        api.api.livechatwebsitelinks[':id'].$get({ param: { id: `${id}` } }, { init: { signal } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
