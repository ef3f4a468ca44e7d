import { useQuery } from '@tanstack/react-query';
import { api, readResponse } from '../../data/api-client.ts';
import { faqsKey } from '../../data/websites/website-tree.ts';

/**
 * Returns a function that tells whether visitors do not have what was saved at a time (UTC, ISO 8601), because the
 * website collects a draft that was not published since.
 */
export function useIsWaiting(websiteId: number): (savedAt: string) => boolean {
  const { data } = useQuery({
    // The key of the page 'FAQ', so that a publication updates both.
    queryKey: [...faqsKey(websiteId), 'publishing'],
    queryFn: ({ signal }) =>
      readResponse(
        api.api.faqs[':websiteId'].publishing.$get(
          { param: { websiteId: `${websiteId}` } },
          { init: { signal } },
        ),
      ),
  });
  const { release, changes = 0 } = data ?? {};
  return (savedAt) => changes > 0 && release != null && release.published_at < savedAt;
}
