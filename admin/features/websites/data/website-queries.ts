import { useQuery } from '@tanstack/react-query';
import type { listSorts } from '../../../../api/contract/list-query.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import type { ListSearch } from '../../../data/lists/list-search.ts';
import { useSearchedList } from '../../../data/lists/searched-list.ts';
import { websitesKey } from '../../../data/websites/website-settings.ts';

const firstRow = { pageSize: '1', page: '1' };

export function useWebsiteList(search: ListSearch<(typeof listSorts.websites)[number]>) {
  return useSearchedList(
    [...websitesKey, 'list'],
    search,
    api.api.websites[':pageSize'][':page'].$get,
  );
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

/** The website's row of the list, which its dialog edits. */
export function useWebsiteRow(websiteId: number, name: string | undefined) {
  return useQuery({
    queryKey: [...websitesKey, 'row', websiteId, name],
    queryFn: async ({ signal }) => {
      const rows = await readResponse(
        api.api.websites[':pageSize'][':page'].$get(
          { param: { pageSize: '100', page: '1' }, query: { q: name ?? '' } },
          { init: { signal } },
        ),
      );
      return rows.find(({ id }) => id === websiteId) ?? null;
    },
    enabled: name !== undefined,
  });
}
