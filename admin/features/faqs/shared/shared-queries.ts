import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShownOn } from '../../../../api/contract/faqs/shared-faqs.ts';
import { api, readFrom } from '../../../data/api-client.ts';

// The keys are not below the key of the FAQs: otherwise a write would reload the lists of the dialog that closes.
const ofFaq = api.api.faqs[':id'];
export const alikeKey = ['alike-faqs'] as const;

/** The FAQs of the library that a website can show. */
export function useSharedChoices(websiteId: number) {
  return useQuery({
    queryKey: ['shared-choices', websiteId],
    queryFn: readFrom(api.api.faqs[':websiteId'].shared.$get, {
      param: { websiteId: `${websiteId}` },
    }),
    staleTime: 0,
  });
}

/** The websites that show a FAQ of the library or FAQs below it. */
export function shownOnQuery(faqId: number) {
  return queryOptions({
    queryKey: ['shown-on', faqId],
    queryFn: readFrom(ofFaq['shown-on'].$get, { param: { id: `${faqId}` } }),
    staleTime: 0,
  });
}

/** The websites that show a FAQ of the library. */
export function useShownOn(faqId: number, isNeeded = true) {
  return useQuery({ ...shownOnQuery(faqId), select: thoseWithCopy, enabled: isNeeded });
}

function thoseWithCopy(websites: readonly ShownOn[]): ShownOn[] {
  return websites.filter(({ faq_id }) => faq_id !== null);
}

/** The branches of websites that say nearly the same as a branch of the library. */
export function alikeQuery(faqId: number) {
  return queryOptions({
    queryKey: [...alikeKey, faqId],
    queryFn: readFrom(ofFaq.alike.$get, { param: { id: `${faqId}` } }),
    // A dialog that opens after the search must not search again.
    staleTime: 60_000,
  });
}
