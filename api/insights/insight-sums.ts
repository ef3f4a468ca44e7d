import { LRUCache } from 'lru-cache';
import {
  insightNewWordsPerSender,
  insightSumsMax,
  insightWordsPendingMax,
  insightWriteMs,
} from '../config/server-limits.ts';
import type { InsightReport } from '../contract/insights.ts';
import { jakartaDay } from '../contract/jakarta-day.ts';
import { insightWordsMinSenders } from '../contract/limits.ts';
import { type BatchWriter, createBatchWriter } from '../db/batch-writer.ts';
import type { Database } from '../db/database.ts';
import { createSenders, type SenderIp } from '../http/senders.ts';
import { createChoiceSums } from './choice-sums.ts';
import { factsToSums } from './facts-to-sums.ts';
import type { AskedWords, FoundWords, IntervalSums } from './interval-sums.ts';
import { type IsPersonal, loadPersonalCheck } from './personal-words.ts';
import { writeSums } from './write-sums.ts';

export interface InsightSumsStore extends BatchWriter {
  add(report: InsightReport, ip: SenderIp): Promise<void>;
}

/** A wording that is not written yet. */
interface Pending extends Omit<AskedWords, 'isFrequent'> {
  /** Different addresses that have sent it, as hashes that are different for each wording. */
  senders: Set<number>;
}

type Count = IntervalSums['counts'][number];

/**
 * Adds reports up in memory and writes the sums in one transaction every two seconds. A transaction for each report
 * would delay the admins' writes.
 */
export function createInsightSums(
  db: Database,
  logError: (error: Error) => void,
): InsightSumsStore {
  let counts = new Map<string, Count>();
  let found = new Map<string, FoundWords>();
  /** The keys in `asked` with a count that is not written. */
  const touched = new Set<string>();
  /** A rare wording stays here until enough addresses have sent it. */
  const asked = new LRUCache<string, Pending>({
    max: insightWordsPendingMax,
    dispose: (_, key) => touched.delete(key),
  });
  /** Wordings that are stored, so they are not new for any sender. */
  const stored = new LRUCache<string, true>({ max: insightWordsPendingMax });
  const senders = createSenders();
  const choices = createChoiceSums(senders);
  const isFirstAsked = senders.createFirstCheck('day');
  const isFirstFound = senders.createFirstCheck('day');
  const mayAddWords = senders.createNewLimit({ things: insightNewWordsPerSender, period: 'day' });

  let loadingCheck: Promise<IsPersonal> | undefined;

  async function add(report: InsightReport, ip: SenderIp): Promise<void> {
    loadingCheck ??= loadPersonalCheck();
    const isPersonal = await loadingCheck;
    const { website_id: websiteId } = report;
    const day = jakartaDay(new Date());
    const sums = factsToSums(report, isPersonal);
    for (const { kind, faqId, count } of sums.counts)
      addCount({ websiteId, day, kind, faqId, count });
    for (const words of sums.words) {
      const key = keyOf({ websiteId, words });
      if (!stored.has(key) && !mayAddWords(ip, key)) continue;
      if (!isFirstAsked(ip, key)) continue;
      const pending = asked.get(key) ?? { websiteId, words, day, count: 0, senders: new Set() };
      pending.day = day;
      pending.count += 1;
      if (pending.senders.size < insightWordsMinSenders) pending.senders.add(senders.hash(ip, key));
      asked.set(key, pending);
      touched.add(key);
    }
    for (const choice of sums.chosen) choices.add(websiteId, day, choice, ip);
    for (const words of sums.found)
      if (isFirstFound(ip, keyOf({ websiteId, words }))) addFound({ websiteId, words, count: 1 });
  }

  function addCount(added: Count): void {
    const key = `${added.websiteId} ${added.day} ${added.kind} ${added.faqId}`;
    const sum = counts.get(key);
    if (sum) sum.count += added.count;
    else if (counts.size < insightSumsMax) counts.set(key, added);
  }

  function addFound(added: FoundWords): void {
    const key = keyOf(added);
    const sum = found.get(key);
    if (sum) sum.count += added.count;
    else if (found.size < insightSumsMax) found.set(key, added);
  }

  function take(): IntervalSums | undefined {
    if (counts.size === 0 && touched.size === 0 && found.size === 0 && choices.isEmpty())
      return undefined;
    const sums = {
      counts: [...counts.values()],
      words: takeWords(),
      found: [...found.values()],
      choices: choices.take(),
    };
    counts = new Map();
    found = new Map();
    return sums;
  }

  function takeWords(): AskedWords[] {
    const keys = [...touched];
    touched.clear();
    return keys.flatMap((key) => {
      const pending = asked.peek(key);
      if (pending === undefined) return [];
      const { senders, ...words } = pending;
      return [{ ...words, isFrequent: senders.size >= insightWordsMinSenders }];
    });
  }

  /** Subtracts what is written or lost. The rest is of reports that arrived during the write. */
  function subtract({ count, ...words }: AskedWords): number {
    const left = asked.peek(keyOf(words));
    if (left !== undefined) left.count -= count;
    return left?.count ?? 0;
  }

  return {
    add,
    ...createBatchWriter({
      db,
      logError,
      everyMs: insightWriteMs,
      take,
      write: writeSums,
      onWritten(words) {
        for (const each of words) {
          if (subtract(each) === 0) asked.delete(keyOf(each));
          stored.set(keyOf(each), true);
        }
      },
      putBack(sums) {
        sums.counts.forEach(addCount);
        sums.found.forEach(addFound);
        sums.choices.forEach(choices.addReady);
        for (const each of sums.words) if (asked.has(keyOf(each))) touched.add(keyOf(each));
      },
      onDropped: ({ words }) => words.forEach(subtract),
    }),
  };
}

function keyOf({ websiteId, words }: Pick<AskedWords, 'websiteId' | 'words'>): string {
  return `${websiteId} ${words}`;
}
