import type { InsightReport } from '../contract/insights.ts';
import { jakartaDay } from '../contract/jakarta-day.ts';
import { type BatchWriter, createBatchWriter } from '../db/batch-writer.ts';
import type { Database } from '../db/database.ts';
import { createGrowingCache } from '../http/growing-cache.ts';
import { createSenders, type SenderIp } from '../http/senders.ts';
import { createChoiceSums } from './choice-sums.ts';
import { factsToSums } from './facts-to-sums.ts';
import {
  insightNewWordsPerSender,
  insightSumsMax,
  insightWordsPendingMax,
  insightWriteMs,
  outdatedPerSender,
} from './insight-limits.ts';
import type { AskedWords, FoundWords, IntervalSums } from './interval-sums.ts';
import { createOutdatedGroups, type OutdatedReport } from './outdated-answers.ts';
import { type IsPersonal, loadPersonalCheck } from './personal-words.ts';
import { createWordingHashes } from './rare-words.ts';
import { writeSums } from './write-sums.ts';

export interface InsightSumsStore extends BatchWriter {
  add(report: InsightReport, ip: SenderIp): Promise<void>;
}

type Count = IntervalSums['counts'][number];

/**
 * Adds reports up in memory and writes the sums in one transaction every two seconds. A transaction for each report
 * would delay the admins' writes.
 */
export function createInsightSums(
  db: Database,
  secret: string,
  logError: (error: Error) => void,
): InsightSumsStore {
  let counts = new Map<string, Count>();
  let found = new Map<string, FoundWords>();
  let asked = new Map<string, AskedWords>();
  let outdated = new Map<string, OutdatedReport>();
  /** Wordings that are stored, so they are not new for any sender. */
  const stored = createGrowingCache<string, true>(insightWordsPendingMax);
  const hashes = createWordingHashes(secret);
  const outdatedGroup = createOutdatedGroups(secret);
  const senders = createSenders();
  const choices = createChoiceSums(senders);
  const isFirstAsked = senders.createFirstCheck('day');
  const isFirstFound = senders.createFirstCheck('day');
  const mayReportOutdated = senders.createNewLimit({ things: outdatedPerSender, period: 'day' });
  const mayAddWords = senders.createNewLimit({ things: insightNewWordsPerSender, period: 'day' });

  let loadingCheck: Promise<IsPersonal> | undefined;

  async function add(report: InsightReport, ip: SenderIp): Promise<void> {
    loadingCheck ??= loadPersonalCheck();
    const isPersonal = await loadingCheck;
    const { website_id: websiteId } = report;
    const day = jakartaDay(new Date());
    const sums = factsToSums(report, isPersonal);
    for (const { kind, faqId, count } of sums.counts) {
      addCount({ websiteId, day, kind, faqId, count });
      if (kind !== 'explained-outdated' || !mayReportOutdated(ip, `${faqId}`)) continue;
      addOutdated({ websiteId, faqId, senderGroup: outdatedGroup(ip, faqId), day });
    }
    for (const words of sums.words) {
      const key = keyOf({ websiteId, words });
      if (!stored.has(key) && !mayAddWords(ip, key)) continue;
      if (!isFirstAsked(ip, key)) continue;
      const hash = hashes.hash(websiteId, words);
      const senderGroups = new Map([[hashes.senderGroup(ip, hash), 1]]);
      addAsked({ websiteId, words, day, count: 1, hash, senderGroups });
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

  function addOutdated(added: OutdatedReport): void {
    const key = `${added.faqId} ${added.senderGroup}`;
    if (outdated.has(key) || outdated.size < insightSumsMax) outdated.set(key, added);
  }

  function addAsked(added: AskedWords): void {
    const key = keyOf(added);
    const known = asked.get(key);
    if (known) {
      known.day = added.day;
      known.count += added.count;
      for (const [group, times] of added.senderGroups)
        known.senderGroups.set(group, (known.senderGroups.get(group) ?? 0) + times);
    } else if (asked.size < insightWordsPendingMax) asked.set(key, added);
  }

  function addFound(added: FoundWords): void {
    const key = keyOf(added);
    const sum = found.get(key);
    if (sum) sum.count += added.count;
    else if (found.size < insightSumsMax) found.set(key, added);
  }

  function take(): IntervalSums | undefined {
    if (counts.size === 0 && asked.size === 0 && found.size === 0 && choices.isEmpty())
      return undefined;
    const sums = {
      counts: [...counts.values()],
      words: [...asked.values()],
      found: [...found.values()],
      choices: choices.take(),
      outdated: [...outdated.values()],
    };
    counts = new Map();
    asked = new Map();
    found = new Map();
    outdated = new Map();
    return sums;
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
        for (const each of words) stored.set(keyOf(each), true);
      },
      putBack(sums) {
        sums.counts.forEach(addCount);
        sums.words.forEach(addAsked);
        sums.found.forEach(addFound);
        sums.choices.forEach(choices.addReady);
        sums.outdated.forEach(addOutdated);
      },
    }),
  };
}

function keyOf({ websiteId, words }: Pick<AskedWords, 'websiteId' | 'words'>): string {
  return `${websiteId} ${words}`;
}
