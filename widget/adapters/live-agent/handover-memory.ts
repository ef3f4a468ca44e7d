import type { FaqSource } from '../../flow/chat-types.ts';
import type { KeptHandover } from '../../flow/handover-types.ts';
import { keepInTab, recallFromTab } from '../session-memory.ts';

/** Keeps a running handover for this tab, or forgets it. */
export function keepHandover(source: FaqSource, kept: KeptHandover | null): void {
  keepInTab(keyOf(source), kept);
}

/** The handover that was running in this tab, if any. */
export function recallHandover(source: FaqSource): KeptHandover | undefined {
  const kept = recallFromTab(keyOf(source));
  return isKeptHandover(kept) ? kept : undefined;
}

function keyOf({ apiHost, websiteId }: FaqSource): string {
  return `faq-chatbot-handover:${apiHost}:${websiteId}`;
}

function isKeptHandover(value: unknown): value is KeptHandover {
  const { deadlineMs, isAway } = (value ?? {}) as Partial<KeptHandover>;
  return (deadlineMs === null || typeof deadlineMs === 'number') && typeof isAway === 'boolean';
}
