import { useQuery } from '@tanstack/react-query';
import type { Website } from '../../../api/contract/entities.ts';
import { answer, api } from '../../api-client.ts';
import { type PagedList, usePagedList } from '../../ui/paged-list.ts';

/** Everything known of the websites; invalidated as a whole after each write. */
export const websitesKey = ['websites'] as const;

export function useWebsiteList(): PagedList<Website> {
  return usePagedList({
    queryKey: [...websitesKey, 'list'],
    load: (param, signal) =>
      answer(api.api.websites[':pageSize'][':page'].$get({ param }, { init: { signal } })),
  });
}

/** How many FAQs and links a website has now: the total that the first row of each list carries. */
export function useWebsiteContents(websiteId: number) {
  const firstRow = { pageSize: '1', page: '1' };
  return useQuery({
    queryKey: [...websitesKey, 'contents', websiteId],
    queryFn: async ({ signal }) => {
      const [faqs, links] = await Promise.all([
        answer(
          api.api.faqs[':websiteId'][':pageSize'][':page'].$get(
            { param: { websiteId: `${websiteId}`, ...firstRow } },
            { init: { signal } },
          ),
        ),
        answer(
          api.api.livechatwebsitelinks[':pageSize'][':page'].$get(
            { param: firstRow, query: { website_id: `${websiteId}` } },
            { init: { signal } },
          ),
        ),
      ]);
      return { faqs: faqs[0]?.all_data ?? 0, links: links[0]?.all_data ?? 0 };
    },
    // Asked before something that cannot be undone: never what was true a while ago, nor again once it is done.
    gcTime: 0,
    staleTime: 'static',
  });
}
