import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api, readFrom } from '../api-client.ts';

/** The key of all website queries; invalidated after each write. */
export const websitesKey = ['websites'] as const;

/** A website's settings. */
export function useWebsiteSettings(websiteId: number, isNeeded = true) {
  return useQuery({ ...settingsQuery(websiteId), enabled: isNeeded });
}

/** Prefetches a website's settings. */
export function prefetchWebsiteSettings(client: QueryClient, websiteId: number): void {
  void client.prefetchQuery(settingsQuery(websiteId));
}

export function settingsQuery(websiteId: number) {
  return queryOptions({
    queryKey: [...websitesKey, 'settings', websiteId],
    queryFn: readFrom(api.api.websites[':id'].settings.$get, { param: { id: `${websiteId}` } }),
  });
}
