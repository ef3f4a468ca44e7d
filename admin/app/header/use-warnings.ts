import { useQuery } from '@tanstack/react-query';
import { api, readResponse } from '../../data/api-client.ts';

export const warningsKey = ['warnings'] as const;
/** How often the server is asked while the page is visible. */
const askEveryMs = 60_000;

export function useWarnings() {
  return useQuery({
    queryKey: warningsKey,
    queryFn: ({ signal }) => readResponse(api.api.warnings.$get({}, { init: { signal } })),
    refetchInterval: askEveryMs,
    retry: false,
  });
}
