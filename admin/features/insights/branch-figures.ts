import type { FaqTreeEntry } from '../../../api/contract/entities.ts';
import { isOftenUnhelpful } from '../../../api/contract/faq-figures.ts';
import type { InsightFaq } from '../../../api/contract/insights.ts';

export type FaqSums = Omit<InsightFaq, 'faq_id'>;

/** A FAQ of the tree with what was counted for it. */
export interface BranchFigures {
  entry: FaqTreeEntry;
  /** Its place in the whole tree. */
  index: number;
  own: FaqSums;
  /** Its own and those of its descendants. */
  sums: FaqSums;
  /** Descendants: all, those that nobody read with all below them, and those that fail. */
  below: { all: number; unread: number; failing: number };
}

/** Fewer readers say little. */
const readersMin = 10;
const handedOverShare = 0.3;

/** The tree's FAQs in its order, and the sums of FAQs that it has no longer. */
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
  // Children before their parents, so that a child's sums are complete when they are added.
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

/** Many of its readers asked for a human. */
export function isOftenHandedOver({ read, handed_over }: FaqSums): boolean {
  return read >= readersMin && handed_over / read >= handedOverShare;
}

/** The FAQs that are shown: those whose parents are all unfolded. */
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
