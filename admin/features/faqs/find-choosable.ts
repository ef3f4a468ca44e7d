import type { ChosenFaq } from '../../../api/contract/requests.ts';
import { api, readResponse } from '../../data/api-client.ts';
import type { FaqSearch } from './use-faq-search.ts';

/** Asks for the ids and versions of all FAQs that a search finds; of all FAQs without one. */
export function useFindChoosable(websiteId: number) {
  return ({ q, filters, isActive }: FaqSearch): Promise<ChosenFaq[]> =>
    readResponse(
      api.api.faqs[':websiteId'].ids.$get({
        param: { websiteId: `${websiteId}` },
        query: isActive ? { q, filter: [...filters] } : {},
      }),
    );
}
