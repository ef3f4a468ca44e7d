import { LRUCache } from 'lru-cache';
import {
  insightSumsMax,
  insightWordsMinReports,
  insightWordsPendingMax,
  insightWriteMs,
} from '../config/server-limits.ts';
import type { InsightReport } from '../contract/insights.ts';
import { jakartaDay } from '../contract/jakarta-day.ts';
import type { Database } from '../db/database.ts';
import { factsToSums } from './facts-to-sums.ts';
import type { AskedWords, FoundWords, IntervalSums } from './interval-sums.ts';
import { writeSums } from './write-sums.ts';

export interface InsightSumsStore {
  add(report: InsightReport): void;
  /** Writes the added sums. Called every `insightWriteMs`, and once more before the server stops. */
  write(): Promise<void>;
  /** Writes regularly until the signal is aborted. */
  start(signal: AbortSignal): void;
}

/**
 * Adds reports up in memory and writes the sums in one transaction every two seconds. A transaction for each report
 * would delay the admins' writes.
 */
export function createInsightSums(
  db: Database,
  logError: (error: Error) => void,
): InsightSumsStore {
  let counts = new Map<string, IntervalSums['counts'][number]>();
  let found = new Map<string, FoundWords>();
  /** The keys in `asked` of this interval's wordings. */
  let touched = new Set<string>();
  /**
   * Wordings that are not written yet, with their number of reports. A rare wording stays here until enough reports
   * have it.
   */
  const asked = new LRUCache<string, Omit<AskedWords, 'isFrequent'>>({
    max: insightWordsPendingMax,
  });
  let writing = Promise.resolve();

  function add(report: InsightReport): void {
    const { website_id: websiteId } = report;
    const day = jakartaDay(new Date());
    const sums = factsToSums(report);
    for (const { kind, faqId, count } of sums.counts) {
      const key = `${websiteId} ${day} ${kind} ${faqId}`;
      const sum = counts.get(key);
      if (sum) sum.count += count;
      else if (counts.size < insightSumsMax)
        counts.set(key, { websiteId, day, kind, faqId, count });
    }
    for (const words of sums.words) {
      const key = `${websiteId} ${words}`;
      asked.set(key, { websiteId, words, day, count: (asked.get(key)?.count ?? 0) + 1 });
      touched.add(key);
    }
    for (const words of sums.found) {
      const key = `${websiteId} ${words}`;
      const sum = found.get(key);
      if (sum) sum.count += 1;
      else if (found.size < insightSumsMax) found.set(key, { websiteId, words, count: 1 });
    }
  }

  async function writeOnce(): Promise<void> {
    if (counts.size === 0 && touched.size === 0) return;
    const sums = { counts: [...counts.values()], words: takeWords(), found: [...found.values()] };
    counts = new Map();
    found = new Map();
    touched = new Set();
    try {
      const stored = await db.write((tx) => writeSums(tx, sums));
      for (const { websiteId, words, count } of stored) {
        const key = `${websiteId} ${words}`;
        const left = asked.get(key);
        // Reports that arrived during the write.
        if (left && left.count > count) asked.set(key, { ...left, count: left.count - count });
        else asked.delete(key);
      }
    } catch (error) {
      // Drop the sums: otherwise the memory would grow while the database is not writable.
      logError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function takeWords(): AskedWords[] {
    return [...touched].flatMap((key) => {
      const words = asked.peek(key);
      return words ? [{ ...words, isFrequent: words.count >= insightWordsMinReports }] : [];
    });
  }

  /** Runs one write after another. */
  function write(): Promise<void> {
    writing = writing.then(writeOnce);
    return writing;
  }

  return {
    add,
    write,
    start(signal) {
      const timer = setInterval(write, insightWriteMs).unref();
      signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    },
  };
}
