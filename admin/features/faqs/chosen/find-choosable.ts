import type { ChosenFaq } from '../../../../api/contract/requests.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import type { FaqSearch } from '../data/use-faq-search.ts';

/** Loads the ids and versions of all FAQs that match a search; without a search, of all FAQs. */
export function useFindChoosable(websiteId: number) {
  return ({ q, filters, isActive }: FaqSearch): Promise<ChosenFaq[]> =>
    readResponse(
      api.api.faqs[':websiteId'].ids.$get({
        param: { websiteId: `${websiteId}` },
        query: isActive ? { q, filter: [...filters] } : {},
      }),
    );
}
