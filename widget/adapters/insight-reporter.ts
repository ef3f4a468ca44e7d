import type { InsightFact } from '../../api/contract/insights.ts';
import { insightFactsMax } from '../../api/contract/limits.ts';
import type { FaqSource } from '../flow/faq-source.ts';
import type { ReportFact } from '../ports.ts';
import { toJson } from './to-json.ts';

const reportMs = 60_000;

export interface InsightReporter {
  report: ReportFact;
  /** Sends what was not sent yet. */
  send(): void;
}

/**
 * Collects facts in memory and sends them when the page is hidden, at the latest after a minute. A lost report is not
 * sent again.
 *
 * @param isWanted whether the visitor may be counted
 */
export function insightReporter(isWanted: () => boolean): InsightReporter {
  let facts: InsightFact[] = [];
  let factsSource: FaqSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** FAQs whose vote was sent. A second vote would be counted in addition. */
  const voted = new Set<number>();

  function report(source: FaqSource, fact: InsightFact, isHeld?: boolean): void {
    if (!isWanted() || (fact.type === 'voted' && voted.has(fact.faq_id))) return;
    if (source !== factsSource || facts.length === insightFactsMax) send();
    factsSource = source;
    // Drop facts of a panel that the page opened earlier and the visitor did not use.
    if (fact.type === 'opened' && !timer) facts = [];
    facts.push(fact);
    if (isHeld || timer) return;
    timer = setTimeout(send, reportMs);
    // Not in the capture phase: the search field reports its search there, and that fact must be included.
    window.addEventListener('visibilitychange', send);
    window.addEventListener('pagehide', send);
  }

  function send(): void {
    const sent = facts;
    facts = [];
    // No timer: all facts are on hold, so drop them.
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    window.removeEventListener('visibilitychange', send);
    window.removeEventListener('pagehide', send);
    if (!isWanted() || !factsSource?.apiHost) return;
    for (const fact of sent) if (fact.type === 'voted') voted.add(fact.faq_id);
    try {
      // A body of type text/plain needs no CORS preflight.
      navigator.sendBeacon(
        `${factsSource.apiHost}/insights`,
        toJson({ website_id: factsSource.websiteId, facts: sent }),
      );
    } catch {
      // The bot works without reports.
    }
  }

  return { report, send };
}
