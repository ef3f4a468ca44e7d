import type { PublicFaq } from '../../../../api/contract/public-api.ts';

/** Returns a website's FAQs with the edited one in its place. Under a new parent it is the last child. */
export function withEdited(faqs: readonly PublicFaq[], edited: PublicFaq): readonly PublicFaq[] {
  const stored = faqs.find(({ id }) => id === edited.id);
  if (stored?.parent_id === edited.parent_id) {
    return faqs.map((faq) => (faq === stored ? { ...stored, ...edited } : faq));
  }
  return [...faqs.filter((faq) => faq !== stored), { ...stored, ...edited }];
}
