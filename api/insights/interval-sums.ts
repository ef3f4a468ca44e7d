import type { InsightKind } from '../contract/insights.ts';
import type { OutdatedReport } from './outdated-answers.ts';

/** The sums of one interval. */
export interface IntervalSums {
  counts: { websiteId: number; day: string; kind: InsightKind; faqId: number; count: number }[];
  words: AskedWords[];
  found: FoundWords[];
  choices: ChosenWords[];
  outdated: OutdatedReport[];
}

/** A wording and the FAQ that enough visitors chose for it. */
export interface ChosenWords {
  websiteId: number;
  words: string;
  faqId: number;
  day: string;
  /** Number of senders since it was last written. */
  count: number;
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
  /** Number of reports with the wording in the interval. */
  count: number;
  /** See `createWordingHashes`. */
  hash: string;
  /** The reports of each group. */
  senderGroups: Map<number, number>;
}
