import { useQuery } from '@tanstack/react-query';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { type PagedList, usePagedList } from '../../data/paged-list.ts';

/** The key of the list; invalidated after each write. */
export const linksKey = ['links'] as const;

export function useLinkList(): PagedList<WebsiteLink> {
  return usePagedList({
    queryKey: linksKey,
    load: (param, signal) =>
      readResponse(
        api.api.livechatwebsitelinks[':pageSize'][':page'].$get(
          { param, query: {} },
          { init: { signal } },
        ),
      ),
  });
}

/** One link for a form. It is loaded once, because a refresh would overwrite what is being typed. */
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
