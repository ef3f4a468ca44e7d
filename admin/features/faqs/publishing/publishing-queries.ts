import { queryOptions, useQuery } from '@tanstack/react-query';
import { draftVersionHeader } from '../../../../api/contract/faqs/publishing.ts';
import { api, readFrom, readResponse } from '../../../data/api-client.ts';
import { useIsAttended } from '../../../data/use-is-attended.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { faqsKey, publishingQuery } from '../../../data/websites/website-tree.ts';

const routes = api.api.faqs[':websiteId'];

/** How often the state is reloaded while a publication is scheduled and the page is in use, because the server publishes it by itself. */
const scheduledRefreshMs = 30_000;

/** Whether a website collects a draft: its visitors read a release. */
export function useCollectsDraft(websiteId: number): boolean {
  const { data: websites = [] } = useWebsiteOptions();
  return websites.some(({ id, publishing }) => id === websiteId && publishing === 'draft');
}

/** How a website publishes its FAQs, and what visitors do not read yet. */
export function usePublishing(websiteId: number, isNeeded = true) {
  const isAttended = useIsAttended();
  return useQuery({
    ...publishingQuery(websiteId),
    enabled: isNeeded,
    refetchInterval: ({ state }) =>
      state.data?.scheduled && isAttended ? scheduledRefreshMs : false,
  });
}

/** What visitors read, beside the draft or an earlier release; of the draft, with its version. */
export function changesQuery(websiteId: number, release?: number) {
  return queryOptions({
    queryKey: [...faqsKey(websiteId), 'changes', release],
    queryFn: async ({ signal }) => {
      const query = release === undefined ? {} : { release: `${release}` };
      const call = routes.changes.$get({ param: paramOf(websiteId), query }, { init: { signal } });
      const changes = await readResponse(call);
      return { changes, draft: (await call).headers.get(draftVersionHeader) ?? undefined };
    },
    staleTime: 0,
  });
}

/** The releases that can be restored, newest first. */
export function useReleases(websiteId: number) {
  return useQuery({
    queryKey: [...faqsKey(websiteId), 'releases'],
    queryFn: readFrom(routes.releases.$get, { param: paramOf(websiteId) }),
    staleTime: 0,
  });
}

function paramOf(websiteId: number) {
  return { websiteId: `${websiteId}` };
}
