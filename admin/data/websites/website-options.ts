import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { WebsiteOption } from '../../../api/contract/entities.ts';
import { api, readFrom } from '../api-client.ts';

/** Invalidated when a website is added, renamed or removed. */
export const websiteOptionsKey = ['website-options'] as const;

const query = queryOptions({
  queryKey: websiteOptionsKey,
  queryFn: readFrom(api.api.websites.list.$get, {}),
});

/** Id and name of every website. */
export function useWebsiteOptions() {
  return useQuery({ ...query, select: withoutLibrary });
}

/** The library has no bot: `useSharedLibrary` is for the few places that know it. */
function withoutLibrary(options: WebsiteOption[]): WebsiteOption[] {
  return options.filter(({ kind }) => kind === 'website');
}

/** Prefetches the websites. */
export function prefetchWebsiteOptions(client: QueryClient): void {
  void client.prefetchQuery(query);
}
