import { useQuery } from '@tanstack/react-query';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { answer, api } from '../../api-client.ts';
import { type PagedList, usePagedList } from '../../ui/paged-list.ts';

/** The list; invalidated after each write. */
export const linksKey = ['links'] as const;

export function useLinkList(): PagedList<WebsiteLink> {
  return usePagedList({
    queryKey: linksKey,
    load: (param, signal) =>
      answer(
        api.api.livechatwebsitelinks[':pageSize'][':page'].$get(
          { param, query: {} },
          { init: { signal } },
        ),
      ),
  });
}

/** One link as it is now, for a form: it is read once, so that nothing changes under what is being typed. */
export function useLink(id: number) {
  return useQuery({
    queryKey: ['link', id],
    queryFn: ({ signal }) =>
      answer(
        api.api.livechatwebsitelinks[':id'].$get({ param: { id: `${id}` } }, { init: { signal } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
