import { useQuery } from '@tanstack/react-query';
import type { Website } from '../../../../api/contract/entities.ts';
import type { listSorts } from '../../../../api/contract/list-query.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import type { ListSearch } from '../../../data/list-search.ts';
import { type PagedList, usePagedList } from '../../../data/paged-list.ts';
import { websitesKey } from '../../../data/websites/website-settings.ts';

const firstRow = { pageSize: '1', page: '1' };

export function useWebsiteList({
  query,
  key,
}: ListSearch<(typeof listSorts.websites)[number]>): PagedList<Website> {
  return usePagedList({
    queryKey: [...websitesKey, 'list'],
    search: key,
    load: (param, signal) =>
      readResponse(
        api.api.websites[':pageSize'][':page'].$get({ param, query }, { init: { signal } }),
      ),
  });
}

/** Returns the number of all websites, regardless of the current search. */
export async function countWebsites(): Promise<number> {
  const [first] = await readResponse(
    api.api.websites[':pageSize'][':page'].$get({ param: firstRow, query: {} }),
  );
  return first?.all_data ?? 0;
}

/** The numbers of FAQs and links of a website, from the total in the first row of each list. */
export function useWebsiteContents(websiteId: number) {
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
    // Never use the cache, because the user decides by these counts whether to remove the website.
    gcTime: 0,
    staleTime: 'static',
  });
}
