import type {
  InsightFact,
  InsightKind,
  InsightReport,
  UnhelpfulReason,
} from '../contract/insights.ts';
import { scrubWords } from '../contract/texts/scrub-words.ts';
import { insightFactsPerReport } from './insight-limits.ts';
import type { IsPersonal } from './personal-words.ts';

/** The counts and wordings of one report. */
export interface ReportSums {
  /** `faqId` is 0 for counts without a FAQ. */
  counts: { kind: InsightKind; faqId: number; count: number }[];
  /** The wordings without a sure result. */
  words: string[];
  /** The wordings that led to an answer, with no handover after it. */
  found: string[];
  /** The wordings after which the chosen FAQ was read, with no handover after it. */
  chosen: ChosenFaq[];
}

export interface ChosenFaq {
  words: string;
  faqId: number;
}

/**
 * The sums of one report. Only the first facts of a type count, because made-up ones would hide those of others. The
 * last vote on a FAQ and the last reason for it count, and a wording counts once per report.
 */
export function factsToSums({ facts }: InsightReport, isPersonal: IsPersonal): ReportSums {
  const counts = new Map<string, ReportSums['counts'][number]>();
  const votes = new Map<number, boolean>();
  const reasons = new Map<number, UnhelpfulReason>();
  const words = new Set<string>();
  const found = new Set<string>();
  /** The searches that led to a FAQ, by wording. */
  const led = new Map<string, ChosenFaq>();
  const chosen = new Map<string, ChosenFaq>();
  const seen: Partial<Record<InsightFact['type'], number>> = {};
  const add = (kind: InsightKind, faqId = 0) => {
    const key = `${kind} ${faqId}`;
    const sum = counts.get(key) ?? { kind, faqId, count: 0 };
    counts.set(key, { ...sum, count: sum.count + 1 });
  };
  for (const fact of facts) {
    const nth = (seen[fact.type] ?? 0) + 1;
    seen[fact.type] = nth;
    if (nth > insightFactsPerReport[fact.type]) continue;
    if (fact.type === 'voted') addVote(fact);
    else if (fact.type === 'explained') reasons.set(fact.faq_id, fact.reason);
    else if (fact.type === 'searched') addSearch(fact);
    else if (fact.type === 'handed-over') addHandover(fact);
    else if (fact.type === 'checked') add(`checked-${fact.kind}-${fact.outcome}`);
    else if (fact.type === 'read') addRead(fact.faq_id);
    else add('opened');
  }
  for (const [faqId, helpful] of votes) add(helpful ? 'helpful' : 'unhelpful', faqId);
  for (const [faqId, reason] of reasons) add(`explained-${reason}`, faqId);
  return {
    counts: [...counts.values()],
    words: [...words],
    found: [...found],
    chosen: [...chosen.values()],
  };

  function addVote({ faq_id, helpful }: InsightFact & { type: 'voted' }) {
    votes.set(faq_id, helpful);
    if (helpful) reasons.delete(faq_id);
  }

  function addSearch({ words: typed, outcome, faq_id }: InsightFact & { type: 'searched' }) {
    add('searched');
    if (outcome !== 'chosen') add('unanswered');
    const scrubbed = scrubWords(typed);
    if (scrubbed === '' || isPersonal(scrubbed)) return;
    (outcome === 'chosen' ? found : words).add(scrubbed);
    if (outcome === 'chosen' && faq_id !== undefined)
      led.set(scrubbed, { words: scrubbed, faqId: faq_id });
  }

  /** A sure result is reported as chosen, too. Only a read answer shows that the visitor chose it. */
  function addRead(faqId: number) {
    add('read', faqId);
    for (const choice of led.values()) if (choice.faqId === faqId) chosen.set(choice.words, choice);
  }

  function addHandover({ outcome, channel, faq_id }: InsightFact & { type: 'handed-over' }) {
    add(`handed-over-${outcome}-${channel}`);
    add('handed-over', faq_id ?? 0);
    found.clear();
    led.clear();
    chosen.clear();
  }
}
