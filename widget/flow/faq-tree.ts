import type { PublicFaq } from '../../api/contract/public-api.ts';

/** The direct children of a FAQ, in the server's order. `null` returns the top tier. */
export function childrenOf(
  faqs: readonly PublicFaq[],
  parentId: number | null,
): readonly PublicFaq[] {
  return faqs.filter((faq) => faq.parent_id === parentId);
}

export function findFaq(faqs: readonly PublicFaq[], id: number): PublicFaq | undefined {
  return faqs.find((faq) => faq.id === id);
}
