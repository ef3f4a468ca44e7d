import type { FaqSource } from '../../flow/chat-types.ts';
import type { KeptHandover } from '../../flow/handover-types.ts';

/** Where the tab's storage is blocked: as long as the page lives. */
const pageMemory = new Map<string, KeptHandover>();

/** Keeps a running handover for this tab, or forgets it. */
export function keepHandover(source: FaqSource, kept: KeptHandover | null): void {
  const key = keyOf(source);
  pageMemory.delete(key);
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    if (kept !== null) pageMemory.set(key, kept);
  }
}

/** The handover that was running in this tab, if any. */
export function recallHandover(source: FaqSource): KeptHandover | undefined {
  const key = keyOf(source);
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (isKeptHandover(kept)) return kept;
  } catch {
    // Blocked, or written by somebody else.
  }
  return pageMemory.get(key);
}

function keyOf({ apiHost, websiteId }: FaqSource): string {
  return `faq-chatbot-handover:${apiHost}:${websiteId}`;
}

function isKeptHandover(value: unknown): value is KeptHandover {
  const { deadlineMs, isAway } = (value ?? {}) as Partial<KeptHandover>;
  return (deadlineMs === null || typeof deadlineMs === 'number') && typeof isAway === 'boolean';
}
