import type { PublicFaq } from '../../../api/contract/public-api.ts';

/** A website's FAQs with an edited one in its place: last below its parent, where it is new there. */
export function withEdited(faqs: readonly PublicFaq[], edited: PublicFaq): readonly PublicFaq[] {
  const stored = faqs.find(({ id }) => id === edited.id);
  if (stored?.parent_id === edited.parent_id) {
    return faqs.map((faq) => (faq === stored ? { ...stored, ...edited } : faq));
  }
  return [...faqs.filter((faq) => faq !== stored), { ...stored, ...edited }];
}
