import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api, readResponse } from '../../data/api-client.ts';
import { websitesKey } from './website-queries.ts';

/** A website's settings. */
export function useWebsiteSettings(websiteId: number) {
  return useQuery(settingsQuery(websiteId));
}

/** Prefetches a website's settings. */
export function prefetchWebsiteSettings(client: QueryClient, websiteId: number): void {
  void client.prefetchQuery(settingsQuery(websiteId));
}

export function settingsQuery(websiteId: number) {
  return queryOptions({
    queryKey: [...websitesKey, 'settings', websiteId],
    queryFn: ({ signal }) =>
      readResponse(
        api.api.websites[':id'].settings.$get(
          { param: { id: `${websiteId}` } },
          { init: { signal } },
        ),
      ),
  });
}

/** The row of a website in the Website table, which its modal edits. */
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
