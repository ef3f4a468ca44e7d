import type { ReasonSums } from '../insights.ts';
import { leastVotes } from '../limits.ts';

/** What visitors did with one FAQ in the last `figureDays` days. */
export interface FaqFigures {
  read: number;
  helpful: number;
  unhelpful: number;
  reasons: ReasonSums;
}

/** Sort orders of a list of FAQs other than the tree order. */
export const faqSorts = [
  'question-asc',
  'question-desc',
  'edited-desc',
  'edited-asc',
  'read-desc',
  'read-asc',
  'helpful-desc',
  'helpful-asc',
] as const;
export type FaqSort = (typeof faqSorts)[number];
/** Whether a list needs the figures for this order. */
export function isByFigures(sort: FaqSort): boolean {
  return sort.startsWith('read') || sort.startsWith('helpful');
}

type Votes = Pick<FaqFigures, 'helpful' | 'unhelpful'>;

/** The share of votes that are helpful, from 0 to 1; undefined without votes. */
export function helpfulShare({ helpful, unhelpful }: Votes): number | undefined {
  const votes = helpful + unhelpful;
  return votes === 0 ? undefined : helpful / votes;
}

export function isOftenUnhelpful({ helpful, unhelpful }: Votes): boolean {
  return helpful + unhelpful >= leastVotes && helpful < unhelpful;
}
