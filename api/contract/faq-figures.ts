/** What visitors did with one FAQ in the last `figureDays` days. */
export interface FaqFigures {
  read: number;
  helpful: number;
  unhelpful: number;
}

export const figureDays = 30;
/** With fewer votes a share says nothing. */
export const leastVotes = 5;

/** What a list of FAQs can be sorted by, instead of the order of the tree. */
export const faqSorts = ['read-desc', 'read-asc', 'helpful-desc', 'helpful-asc'] as const;
export type FaqSort = (typeof faqSorts)[number];

/** The part of the votes that are helpful, from 0 to 1; undefined without votes. */
export function helpfulShare({ helpful, unhelpful }: FaqFigures): number | undefined {
  const votes = helpful + unhelpful;
  return votes === 0 ? undefined : helpful / votes;
}

export function isOftenUnhelpful({ helpful, unhelpful }: FaqFigures): boolean {
  return helpful + unhelpful >= leastVotes && helpful < unhelpful;
}
