import type { FaqTreeEntry } from '../../../api/contract/entities.ts';
import { isOftenUnhelpful } from '../../../api/contract/faqs/faq-figures.ts';
import type { InsightFaq } from '../../../api/contract/insights.ts';

export type FaqSums = Omit<InsightFaq, 'faq_id' | 'reasons'>;

/** A FAQ of the tree with its sums. */
export interface BranchFigures {
  entry: FaqTreeEntry;
  /** Its index in the whole tree. */
  index: number;
  own: FaqSums;
  /** The sums of the FAQ and its descendants. */
  sums: FaqSums;
  /** Numbers of descendants: all, those whose whole branch nobody read, and those that fail. */
  below: { all: number; unread: number; failing: number };
}

/** With fewer readers, a share means little. */
const readersMin = 10;
const handedOverShare = 0.3;

/** Returns the FAQs in tree order, and the total of the FAQs that are no longer in the tree. */
export function branchFigures(
  tree: readonly FaqTreeEntry[],
  faqs: readonly InsightFaq[],
): { rows: BranchFigures[]; deleted: FaqSums } {
  const counted = new Map(faqs.map((faq) => [faq.faq_id, faq]));
  const rows = tree.map((entry, index): BranchFigures => {
    const own = addSums(noSums, counted.get(entry.id) ?? noSums);
    return { entry, index, own, sums: own, below: { all: 0, unread: 0, failing: 0 } };
  });
  const byId = new Map(rows.map((row) => [row.entry.id, row]));
  // Children first, so that a child's sums are complete when they are added to its parent's.
  for (const { entry, own, sums, below } of [...rows].reverse()) {
    const parent = entry.parent_id === null ? undefined : byId.get(entry.parent_id);
    if (parent === undefined) continue;
    parent.sums = addSums(parent.sums, sums);
    parent.below.all += below.all + 1;
    parent.below.unread += below.unread + Number(sums.read === 0);
    parent.below.failing += below.failing + Number(isFailing(own));
  }
  const deleted = faqs.filter(({ faq_id }) => !byId.has(faq_id)).reduce(addSums, noSums);
  return { rows, deleted };
}

/** Whether many readers asked for a human after reading this FAQ. */
export function isOftenHandedOver({ read, handed_over }: FaqSums): boolean {
  return read >= readersMin && handed_over / read >= handedOverShare;
}

/** Returns the visible FAQs: those whose parents are all unfolded. */
export function shownRows(
  rows: readonly BranchFigures[],
  unfolded: ReadonlySet<number>,
): BranchFigures[] {
  let foldedDepth = Number.POSITIVE_INFINITY;
  return rows.filter(({ entry: { id, depth } }) => {
    if (depth > foldedDepth) return false;
    foldedDepth = unfolded.has(id) ? Number.POSITIVE_INFINITY : depth;
    return true;
  });
}

const noSums: FaqSums = { read: 0, helpful: 0, unhelpful: 0, handed_over: 0 };

function addSums(one: FaqSums, other: FaqSums): FaqSums {
  return {
    read: one.read + other.read,
    helpful: one.helpful + other.helpful,
    unhelpful: one.unhelpful + other.unhelpful,
    handed_over: one.handed_over + other.handed_over,
  };
}

function isFailing(sums: FaqSums): boolean {
  return isOftenUnhelpful(sums) || isOftenHandedOver(sums);
}
