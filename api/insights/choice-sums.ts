import { insightWordsMinSenders } from '../contract/limits.ts';
import { createGrowingCache } from '../http/growing-cache.ts';
import type { SenderIp, Senders } from '../http/senders.ts';
import type { ChosenFaq } from './facts-to-sums.ts';
import { insightNewWordsPerSender, insightWordsPendingMax } from './insight-limits.ts';
import type { ChosenWords } from './interval-sums.ts';

interface Pending extends ChosenWords {
  /** Different addresses that chose it, as hashes. */
  senders: Set<number>;
}

/**
 * Collects which FAQs visitors choose for their wordings. A choice counts once enough addresses made it, an address
 * counts once a day, and it can begin only a few new ones.
 */
export function createChoiceSums(senders: Senders) {
  const pending = createGrowingCache<string, Pending>(insightWordsPendingMax);
  const isFirst = senders.createFirstCheck('day');
  const mayBegin = senders.createNewLimit({ things: insightNewWordsPerSender, period: 'day' });
  let ready = new Map<string, ChosenWords>();

  function add(websiteId: number, day: string, { words, faqId }: ChosenFaq, ip: SenderIp): void {
    const key = `${websiteId} ${faqId} ${words}`;
    const known = pending.get(key);
    const isKnown = (known?.senders.size ?? 0) >= insightWordsMinSenders;
    if ((!isKnown && !mayBegin(ip, key)) || !isFirst(ip, key)) return;
    const choice = known ?? { websiteId, words, faqId, day, count: 0, senders: new Set() };
    choice.day = day;
    choice.count += 1;
    if (!isKnown) choice.senders.add(senders.hash(ip, key));
    pending.set(key, choice);
    if (choice.senders.size < insightWordsMinSenders) return;
    addReady(choice);
    choice.count = 0;
  }

  function addReady({ websiteId, words, faqId, day, count }: ChosenWords): void {
    const key = `${websiteId} ${faqId} ${words}`;
    const known = ready.get(key)?.count ?? 0;
    if (known > 0 || ready.size < insightWordsPendingMax)
      ready.set(key, { websiteId, words, faqId, day, count: count + known });
  }

  function take(): ChosenWords[] {
    const choices = [...ready.values()];
    ready = new Map();
    return choices;
  }

  return { add, addReady, take, isEmpty: () => ready.size === 0 };
}
