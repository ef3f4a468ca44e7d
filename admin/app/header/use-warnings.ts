import { useQuery } from '@tanstack/react-query';
import { api, readFrom } from '../../data/api-client.ts';

export const warningsKey = ['warnings'] as const;
/** How often the server is asked while the page is visible. */
const askEveryMs = 60_000;

export function useWarnings() {
  return useQuery({
    queryKey: warningsKey,
    queryFn: readFrom(api.api.warnings.$get, {}),
    refetchInterval: askEveryMs,
    retry: false,
  });
}
