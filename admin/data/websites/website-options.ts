import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api, readResponse } from '../api-client.ts';

/** Invalidated when a website is added, renamed or removed. */
export const websiteOptionsKey = ['website-options'] as const;

const query = queryOptions({
  queryKey: websiteOptionsKey,
  queryFn: ({ signal }) => readResponse(api.api.websites.list.$get({}, { init: { signal } })),
});

/** Id and name of every website. */
export function useWebsiteOptions() {
  return useQuery(query);
}

/** Prefetches the websites. */
export function prefetchWebsiteOptions(client: QueryClient): void {
  void client.prefetchQuery(query);
}
