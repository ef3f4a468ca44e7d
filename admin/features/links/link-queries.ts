import { useQuery } from '@tanstack/react-query';
import type { listSorts } from '../../../api/contract/list-query.ts';
import { api, readFrom } from '../../data/api-client.ts';
import type { ListSearch } from '../../data/lists/list-search.ts';
import { useSearchedList } from '../../data/lists/searched-list.ts';

/** The key of the list; invalidated after each write. */
export const linksKey = ['links'] as const;

export function useLinkList(search: ListSearch<(typeof listSorts.links)[number]>) {
  return useSearchedList(linksKey, search, api.api.livechatwebsitelinks[':pageSize'][':page'].$get);
}

/** One link for its form. It is loaded only once, because a refresh would overwrite the typed text. */
export function useLink(id: number) {
  return useQuery({
    queryKey: ['link', id],
    queryFn: readFrom(api.api.livechatwebsitelinks[':id'].$get, { param: { id: `${id}` } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
