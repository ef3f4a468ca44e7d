import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../api-client.ts';

/** Invalidated when a website is added, renamed or removed. */
export const websiteOptionsKey = ['website-options'] as const;

/** Every website's id and name. */
export function useWebsiteOptions() {
  return useQuery({
    queryKey: websiteOptionsKey,
    queryFn: ({ signal }) => answer(api.api.websites.list.$get({}, { init: { signal } })),
  });
}
