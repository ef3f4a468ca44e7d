import type { PublicFaq } from '../../../../api/contract/public-api.ts';

/** The FAQs without some of them and their descendants. A parent comes before its children. */
export function withoutBranches(faqs: readonly PublicFaq[], ids: readonly number[]): PublicFaq[] {
  const gone = new Set(ids);
  return faqs.filter((faq) => {
    if (gone.has(faq.id) || gone.has(faq.parent_id ?? 0)) gone.add(faq.id);
    return !gone.has(faq.id);
  });
}
