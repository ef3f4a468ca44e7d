import { queryOptions } from '@tanstack/react-query';
import { api, readResponse } from '../../../data/api-client.ts';

/** The figures of a website's FAQs in the last days, by FAQ. */
export function figuresQuery(websiteId: number) {
  return queryOptions({
    queryKey: ['faq-figures', websiteId],
    queryFn: async ({ signal }) => {
      const { faqs } = await readResponse(
        api.api.insights[':websiteId'].$get(
          { param: { websiteId: `${websiteId}` }, query: {} },
          { init: { signal } },
        ),
      );
      return new Map(faqs.map((figures) => [figures.faq_id, figures]));
    },
    // Only the user retries, because the list works without the figures.
    retry: false,
    structuralSharing: false,
  });
}
