import type { InsightKind } from '../contract/insights.ts';

/** The sums of one interval. */
export interface IntervalSums {
  counts: { websiteId: number; day: string; kind: InsightKind; faqId: number; count: number }[];
  words: AskedWords[];
  found: FoundWords[];
}

/** A wording that led to an answer without a handover, with its number of reports. */
export interface FoundWords {
  websiteId: number;
  words: string;
  count: number;
}

export interface AskedWords {
  websiteId: number;
  words: string;
  day: string;
  /** Number of reports with the wording since it was last written. */
  count: number;
  /** `true` if enough reports had the wording to store it. */
  isFrequent: boolean;
}
