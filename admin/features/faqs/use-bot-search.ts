import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, readResponse } from '../../data/api-client.ts';
import { createBotSearch } from './bot-search.ts';
import { faqsKey } from './faq-queries.ts';

/** The bot's search over a website's FAQs as they are now, published or not; it follows every write of them. */
export function useBotSearch(websiteId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: [...faqsKey(websiteId), 'search'],
    queryFn: async ({ signal }) => {
      const ofWebsite = api.api.preview.faqs[':websiteId'];
      const param = { websiteId: `${websiteId}` };
      const options = { init: { signal } };
      const [faqs, words] = await Promise.all([
        readResponse(ofWebsite.$get({ param }, options)),
        readResponse(ofWebsite.words.$get({ param }, options)),
      ]);
      return { faqs, words };
    },
    // Somebody else may have saved since.
    staleTime: 0,
  });
  const search = useMemo(() => data && createBotSearch(data.faqs, data.words), [data]);
  return { faqs: data?.faqs, search, error, refetch };
}
