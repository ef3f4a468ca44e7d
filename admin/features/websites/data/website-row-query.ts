import { useQuery } from '@tanstack/react-query';
import { api, readResponse } from '../../../data/api-client.ts';
import { websitesKey } from '../../../data/websites/website-settings.ts';

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
