import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, readFrom } from '../../data/api-client.ts';
import { useIsAttended } from '../../data/use-is-attended.ts';
import { treeQuery } from '../../data/websites/website-tree.ts';
import type { ChosenPeriod, Period } from './period.ts';

const refreshMs = 60_000;

/** The sums of a period, reloaded every minute while the page is visible and in use. */
export function useInsights(websiteId: number, { from, to, error }: ChosenPeriod) {
  const isAttended = useIsAttended();
  return useQuery({
    ...insightsQuery(websiteId, { from, to }),
    enabled: error === undefined,
    staleTime: 0,
    refetchInterval: isAttended ? refreshMs : false,
    // Show the figures of the last period until the new ones are loaded, but only for the same website.
    placeholderData: (previous, query) => (query?.queryKey[1] === websiteId ? previous : undefined),
  });
}

/** The sums of the period before. They are not reloaded, because its days are over. */
export function useInsightsBefore(websiteId: number, period: Period | undefined) {
  return useQuery({
    ...insightsQuery(websiteId, period ?? { from: '', to: '' }),
    enabled: period !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The questions of the website. */
export function useQuestions(websiteId: number) {
  return useQuery(treeQuery(websiteId));
}

function insightsQuery(websiteId: number, { from, to }: Period) {
  return queryOptions({
    queryKey: ['insights', websiteId, from, to] as const,
    queryFn: readFrom(api.api.insights[':websiteId'].$get, {
      param: { websiteId: `${websiteId}` },
      query: { from, to },
    }),
  });
}
