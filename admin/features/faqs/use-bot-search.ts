import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { createBotSearch } from './bot-search.ts';
import { faqsKey } from './faq-queries.ts';

/** The bot's search over what visitors of a website read now; it follows every write of its FAQs. */
export function useBotSearch(websiteId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: [...faqsKey(websiteId), 'public'],
    queryFn: async ({ signal }) => {
      // The browser may use an older response for a while, as visitors' browsers do.
      const init = { signal, cache: 'no-cache' } as const;
      const param = { websiteId: `${websiteId}` };
      const faqs = await readResponse(api.faqs[':websiteId'].$get({ param }, { init }));
      return faqs as PublicFaq[];
    },
    // Somebody else may have saved since.
    staleTime: 0,
  });
  const search = useMemo(() => data && createBotSearch(data), [data]);
  return { faqs: data, search, error, refetch };
}
