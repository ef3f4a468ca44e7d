/** What visitors did, counted without identifiers: the bot's reports, and the sums that admins read. */
import type { ChannelType } from './bot/contact.ts';
import type { CheckKind } from './ticket.ts';

export const searchOutcomes = ['chosen', 'unsure', 'none'] as const;
export const checkOutcomes = ['found', 'queued', 'limited', 'failed'] as const;
export const handoverOutcomes = ['opened', 'blocked', 'fell-back', 'absent', 'failed'] as const;
/** Why an answer did not help a visitor, in the order in which the bot offers it. */
export const unhelpfulReasons = ['unclear', 'outdated', 'other-question', 'not-solved'] as const;
export type UnhelpfulReason = (typeof unhelpfulReasons)[number];

/** The names of the reasons in sums. */
export const reasonNames = {
  unclear: 'unclear',
  outdated: 'outdated',
  'other-question': 'other_question',
  'not-solved': 'not_solved',
} as const satisfies Record<UnhelpfulReason, string>;
export type ReasonName = (typeof reasonNames)[UnhelpfulReason];
/** How often visitors gave each reason. */
export type ReasonSums = Record<ReasonName, number>;

/** One thing that a visitor did. */
export type InsightFact =
  | { type: 'opened' }
  | { type: 'read'; faq_id: number }
  | {
      type: 'searched';
      words: string;
      outcome: (typeof searchOutcomes)[number];
      /** The FAQ that was chosen, otherwise the first one that was offered. */
      faq_id?: number | undefined;
    }
  | { type: 'voted'; faq_id: number; helpful: boolean }
  /** After a vote that was not helpful. It is a fact of its own and never changes the vote. */
  | { type: 'explained'; faq_id: number; reason: UnhelpfulReason }
  | { type: 'checked'; kind: CheckKind; outcome: (typeof checkOutcomes)[number] }
  | {
      type: 'handed-over';
      outcome: (typeof handoverOutcomes)[number];
      channel: ChannelType;
      /** The answer that was read last. */
      faq_id?: number | undefined;
    };

/** Body of `POST /insights`, as `text/plain` so that a page of another site can send it without a preflight. */
export interface InsightReport {
  website_id: number;
  facts: InsightFact[];
}

/** What is counted per day, some of it per FAQ. */
export type InsightKind =
  | 'opened'
  | 'read'
  | 'searched'
  | 'unanswered'
  | 'handed-over'
  | 'helpful'
  | 'unhelpful'
  | 'tested'
  | 'tested-first'
  | 'tested-three'
  | `explained-${UnhelpfulReason}`
  | `checked-${CheckKind}-${(typeof checkOutcomes)[number]}`
  | `handed-over-${(typeof handoverOutcomes)[number]}-${ChannelType}`;

/** Query of `GET /api/insights/{websiteId}`: days such as `2026-11-22`, both included. Defaults to the last 30 days. */
export interface InsightQuery {
  from?: string | undefined;
  to?: string | undefined;
}

export const insightParts = ['days', 'faqs'] as const;
export type InsightPart = (typeof insightParts)[number];

/** Query of `GET /api/insights/{websiteId}/csv`: with one row per day (the default) or per FAQ, see `part`. */
export interface InsightFileQuery extends InsightQuery {
  part?: InsightPart | undefined;
}

/** Sums of a website, or of one of its days. */
export interface InsightTotals {
  /** Panels opened. */
  opened: number;
  /** Answers read. */
  read: number;
  searched: number;
  /** Searches without a sure result. */
  unanswered: number;
  handed_over: number;
  helpful: number;
  unhelpful: number;
}

export interface InsightSums extends InsightTotals {
  reasons: ReasonSums;
}

/** What the tests of a website's search found on a day, see `SearchTestRow`. All are 0 on a day without a measurement. */
export interface TestedDay {
  tested: number;
  /** How many of them found their FAQ first, and among the first three. */
  tested_first: number;
  tested_three: number;
}

export interface InsightDay extends InsightTotals, TestedDay {
  day: string;
}

/** Sums of a FAQ. */
export interface InsightFaq {
  faq_id: number;
  read: number;
  helpful: number;
  unhelpful: number;
  /** Number of handovers after this FAQ was read last. */
  handed_over: number;
  reasons: ReasonSums;
}

/** `GET /api/insights/{websiteId}?from=YYYY-MM-DD&to=YYYY-MM-DD`; days are those of Asia/Jakarta. */
export interface Insights {
  totals: InsightSums;
  /** Every day of the period, from the first to the last. */
  days: InsightDay[];
  /** FAQs with at least one count, the most read first. */
  faqs: InsightFaq[];
  /**
   * Wordings without a sure result that were searched in the period, the most frequent first. The counts are of all
   * time.
   */
  unanswered: { words: string; count: number; first_on: string; last_on: string }[];
}
