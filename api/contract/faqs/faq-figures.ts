import { leastVotes } from '../limits.ts';

/** What visitors did with one FAQ in the last `figureDays` days. */
export interface FaqFigures {
  read: number;
  helpful: number;
  unhelpful: number;
}

/** Sort orders of a list of FAQs other than the tree order. */
export const faqSorts = ['read-desc', 'read-asc', 'helpful-desc', 'helpful-asc'] as const;
export type FaqSort = (typeof faqSorts)[number];

/** The share of votes that are helpful, from 0 to 1; undefined without votes. */
export function helpfulShare({ helpful, unhelpful }: FaqFigures): number | undefined {
  const votes = helpful + unhelpful;
  return votes === 0 ? undefined : helpful / votes;
}

export function isOftenUnhelpful({ helpful, unhelpful }: FaqFigures): boolean {
  return helpful + unhelpful >= leastVotes && helpful < unhelpful;
}
