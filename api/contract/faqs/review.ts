/** 'Periksa lagi': when somebody must review whether an answer is still right, and who confirmed it last. */

import { jakartaDay } from '../jakarta-day.ts';

/** The choices of months between two reviews; 0 means no reviews. */
export const reviewMonths = [0, 1, 3, 6, 12] as const;
export type ReviewMonths = (typeof reviewMonths)[number];

/** The rule of a website in the form of the API. */
export function toReviewMonths(stored: number | null): ReviewMonths {
  return reviewMonths.find((months) => months === stored) ?? 0;
}

/** The part of a FAQ that is about its reviews. */
export interface FaqReview {
  /** The FAQ's own rule: one of `reviewMonths` in digits, or a day (`2027-01-31`). Empty for the website's rule. */
  review: string;
  /** The day in Asia/Jakarta from which the answer must be reviewed; `null` for never. */
  review_on: string | null;
  /** Whether that day has come. */
  is_due: boolean;
  /** The day on which enough visitors had said that the answer is outdated; `null` if they did not, or since somebody confirmed it. */
  outdated_on: string | null;
  /** UTC, ISO 8601. When the answer was confirmed last, or else when the FAQ was added; `null` if that is not known. */
  confirmed_at: string | null;
  /** Who confirmed the answer last; `null` until somebody does. */
  confirmed_by: string | null;
}

/** The stored form of a FAQ's own rule. */
export interface StoredRule {
  /** The day of the next review by the FAQ's own rule. */
  reviewOn: string | null;
  /** `null` for the website's rule, and for a review on one day only. */
  reviewEvery: number | null;
}

/** The rule of a website: months between two reviews, and since when they are counted (UTC, ISO 8601). */
export interface WebsiteRule {
  reviewEvery: number | null;
  reviewSince: string | null;
}

interface ReviewedFaq extends StoredRule {
  answer: string | null;
  image: string | null;
  outdatedOn: string | null;
  confirmedAt: string | null;
}

/** The rule in the form of the API. */
export function ruleOf({ reviewOn, reviewEvery }: StoredRule): string {
  return reviewEvery === null ? (reviewOn ?? '') : `${reviewEvery}`;
}

/** A rule that is set today, in the stored form. */
export function storedRule(rule: string, today: string): StoredRule {
  if (rule === '') return { reviewOn: null, reviewEvery: null };
  if (rule.includes('-')) return { reviewOn: rule, reviewEvery: null };
  const months = Number(rule);
  return { reviewOn: months === 0 ? null : addMonths(today, months), reviewEvery: months };
}

/** The rule after somebody confirmed the answer today. A review on one day is done, so the website's rule follows. */
export function ruleAfterReview({ reviewEvery }: StoredRule, today: string): StoredRule {
  return storedRule(reviewEvery === null ? '' : `${reviewEvery}`, today);
}

/** The day from which an answer must be reviewed; `null` for never, and for a FAQ without an answer. */
export function dueDay(faq: ReviewedFaq, website: WebsiteRule): string | null {
  const { answer, image, outdatedOn } = faq;
  if (answer === null && image === null) return null;
  const ruled = ruledDay(faq, website);
  return outdatedOn !== null && (ruled === null || outdatedOn < ruled) ? outdatedOn : ruled;
}

/** The day by the rule of the FAQ, or else by that of the website. */
function ruledDay(
  { reviewOn, reviewEvery, confirmedAt }: ReviewedFaq,
  { reviewEvery: months, reviewSince }: WebsiteRule,
): string | null {
  if (reviewOn !== null || reviewEvery !== null) return reviewOn;
  if (!months || reviewSince === null) return null;
  const from = confirmedAt !== null && confirmedAt > reviewSince ? confirmedAt : reviewSince;
  return addMonths(jakartaDay(new Date(from)), months);
}

/** The same day some months later, or the last day of a month that is shorter. */
function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}
