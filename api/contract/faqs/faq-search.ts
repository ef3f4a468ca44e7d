/** Search for FAQs: the query of `GET /api/faqs/{websiteId}/{pageSize}/{page}`, and the routes of the search. */

import { type UnhelpfulReason, unhelpfulReasons } from '../insights.ts';
import type { FaqSort } from './faq-figures.ts';

/** Visitors gave the reason in the last `figureDays` days. */
export type ReasonFilter = `explained-${UnhelpfulReason}`;
export const reasonFilters = unhelpfulReasons.map((reason): ReasonFilter => `explained-${reason}`);

/**
 * - `no-answer`: choosing the question only shows its children
 * - `no-keywords`: nobody added other words for the question, and it follows no shared FAQ, which would have them
 * - `image`: it has an image
 * - `check-form`: it opens a ticket check
 * - `recent`: edited within the last `recentDays` days
 * - `review-due`: somebody must review the answer, see `FaqReview`
 * - `never-read`: visitors could read it and did not, in the last `figureDays` days
 * - `often-unhelpful`: it has at least `leastVotes` votes of these days, and most are not helpful
 * - `explained-unclear` and so on, see `ReasonFilter`
 */
const ownFilters = [
  'no-answer',
  'no-keywords',
  'image',
  'check-form',
  'recent',
  'review-due',
  'never-read',
  'often-unhelpful',
] as const;
export type FaqFilter = (typeof ownFilters)[number] | ReasonFilter;
export const faqFilters: readonly FaqFilter[] = [...ownFilters, ...reasonFilters];
/** The filters that need the figures. */
export const figureFilters: readonly FaqFilter[] = [
  'never-read',
  'often-unhelpful',
  ...reasonFilters,
];

/** The query of a list of FAQs. Words and filters are joined by AND. */
export interface FaqListQuery {
  /** Words that must all be in the question, the answer or the keywords, in any case and order, diacritics ignored. */
  q?: string | undefined;
  /** May be repeated. */
  filter?: FaqFilter | FaqFilter[] | undefined;
  /**
   * Ids of FAQs whose descendants are omitted, separated by commas, at most `foldedMax`. Ids of other websites and of
   * deleted FAQs are ignored. A list that is filtered or sorted ignores all ids.
   */
  folded?: string | undefined;
  /** If omitted, the FAQs are in tree order; with words, those with the words in the question come first. */
  sort?: FaqSort | undefined;
}

/**
 * A row of `GET /api/faqs/{websiteId}/search?q=` and of `GET /api/faqs/search?q=`, which searches every website; at
 * most 30 rows each.
 */
export interface FaqHit {
  id: number;
  website_id: number;
  question: string;
  /** The questions of its ancestors, from the top tier down. */
  path: string[];
  /**
   * The part of the answer around the first word that was found; empty without an answer. If some words occur only in
   * the keywords, this has the keywords that contain a word.
   */
  part: string;
  /** Its place in the website's list, from 1. */
  row: number;
}
