import type { InsightKind } from '../contract/insights.ts';

/** What one interval adds. */
export interface IntervalSums {
  counts: { websiteId: number; day: string; kind: InsightKind; faqId: number; count: number }[];
  words: AskedWords[];
  found: FoundWords[];
}

/** A wording that led to an answer without a handover, and in how many reports. */
export interface FoundWords {
  websiteId: number;
  words: string;
  count: number;
}

export interface AskedWords {
  websiteId: number;
  words: string;
  day: string;
  /** Reports that had it since it was last written. */
  count: number;
  /** It came from enough reports to be stored, even if it is not stored yet. */
  isFrequent: boolean;
}
