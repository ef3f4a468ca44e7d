import { useQuery } from '@tanstack/react-query';
import type { FaqFile } from '../../../../api/contract/faqs/faq-transfer.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { faqsKey } from '../../../data/websites/website-tree.ts';
import { publishedTexts, type RequestedFaq } from './write-request.ts';

/** A website's own FAQs, whose keywords it may change, in tree order. Words to fill in are in braces. */
export interface OwnFaqs {
  draft: readonly RequestedFaq[];
  /** With the texts that visitors read, without those that are not published. The same list if there are no changes. */
  published: readonly RequestedFaq[];
}

export function useOwnFaqs(websiteId: number) {
  return useQuery({
    // Each write of FAQs loads them again.
    queryKey: [...faqsKey(websiteId), 'own'],
    queryFn: async (): Promise<OwnFaqs> => {
      const ofWebsite = api.api.faqs[':websiteId'];
      const param = { websiteId: `${websiteId}` };
      const [file, changes] = await Promise.all([
        readResponse(ofWebsite.export.$get({ param, query: { format: 'json' } })),
        readResponse(ofWebsite.changes.$get({ param, query: {} })),
      ]);
      const draft = (file as FaqFile).faqs.filter(({ shared }) => shared === null);
      return { draft, published: publishedTexts(draft, changes) };
    },
    staleTime: 0,
    structuralSharing: false,
  });
}
