import type { FaqTreeEntry } from '../../../api/contract/entities.ts';
import type { InsightFaq } from '../../../api/contract/insights.ts';

export type FaqSums = Omit<InsightFaq, 'faq_id' | 'reasons'>;

/** A FAQ of the tree with its sums. */
export interface QuestionFigures {
  entry: FaqTreeEntry;
  /** Its index in the whole tree. */
  index: number;
  sums: FaqSums;
}

/** With fewer readers, a share means little. */
const readersMin = 10;
const handedOverShare = 0.3;
const noSums: FaqSums = { read: 0, helpful: 0, unhelpful: 0, handed_over: 0 };

/** Returns the FAQs in tree order. FAQs that are no longer in the tree are left out. */
export function questionFigures(
  tree: readonly FaqTreeEntry[],
  faqs: readonly InsightFaq[],
): QuestionFigures[] {
  const counted = new Map(faqs.map((faq) => [faq.faq_id, faq]));
  return tree.map((entry, index) => ({ entry, index, sums: counted.get(entry.id) ?? noSums }));
}

/** Whether many readers asked for a human after reading this FAQ. */
export function isOftenHandedOver({ read, handed_over }: FaqSums): boolean {
  return read >= readersMin && handed_over / read >= handedOverShare;
}
