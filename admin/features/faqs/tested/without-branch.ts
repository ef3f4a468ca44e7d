import type { PublicFaq } from '../../../../api/contract/public-api.ts';

/** The FAQs without one and its descendants. A parent comes before its children. */
export function withoutBranch(faqs: readonly PublicFaq[], id: number): PublicFaq[] {
  const gone = new Set([id]);
  return faqs.filter((faq) => {
    if (gone.has(faq.id) || gone.has(faq.parent_id ?? 0)) gone.add(faq.id);
    return !gone.has(faq.id);
  });
}
