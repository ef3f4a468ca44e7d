import { useQuery } from '@tanstack/react-query';
import type { Website } from '../../../api/contract/entities.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { type PagedList, usePagedList } from '../../data/paged-list.ts';

/** The key of all website queries; invalidated after each write. */
export const websitesKey = ['websites'] as const;

export function useWebsiteList(): PagedList<Website> {
  return usePagedList({
    queryKey: [...websitesKey, 'list'],
    load: (param, signal) =>
      readResponse(api.api.websites[':pageSize'][':page'].$get({ param }, { init: { signal } })),
  });
}

/** How many FAQs and links a website has, from the total in the first row of each list. */
export function useWebsiteContents(websiteId: number) {
  const firstRow = { pageSize: '1', page: '1' };
  return useQuery({
    queryKey: [...websitesKey, 'contents', websiteId],
    queryFn: async ({ signal }) => {
      const [faqs, links] = await Promise.all([
        readResponse(
          api.api.faqs[':websiteId'][':pageSize'][':page'].$get(
            { param: { websiteId: `${websiteId}`, ...firstRow }, query: {} },
            { init: { signal } },
          ),
        ),
        readResponse(
          api.api.livechatwebsitelinks[':pageSize'][':page'].$get(
            { param: firstRow, query: { website_id: `${websiteId}` } },
            { init: { signal } },
          ),
        ),
      ]);
      return { faqs: faqs[0]?.all_data ?? 0, links: links[0]?.all_data ?? 0 };
    },
    // The user decides on a removal by these counts, so they are never taken from the cache.
    gcTime: 0,
    staleTime: 'static',
  });
}
