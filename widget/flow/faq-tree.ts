import type { PublicFaq } from '../../api/contract/public-api.ts';

/** The direct children of a FAQ, or the top tier for `null`, in the server's order. */
export function childrenOf(
  faqs: readonly PublicFaq[],
  parentId: number | null,
): readonly PublicFaq[] {
  return faqs.filter((faq) => faq.parent_id === parentId);
}

export function findFaq(faqs: readonly PublicFaq[], id: number): PublicFaq | undefined {
  return faqs.find((faq) => faq.id === id);
}
