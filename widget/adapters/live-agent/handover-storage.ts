import type { FaqSource } from '../../flow/faq-source.ts';
import type { SavedHandover } from '../../flow/handover-types.ts';
import { loadFromTab, saveInTab } from '../tab-storage.ts';

/** Saves a running handover for this tab; `null` deletes it. */
export function saveHandover(source: FaqSource, handover: SavedHandover | null): void {
  saveInTab(keyOf(source), handover);
}

/** The handover that was running in this tab, if any. */
export function loadHandover(source: FaqSource): SavedHandover | undefined {
  const saved = loadFromTab(keyOf(source));
  return isSavedHandover(saved) ? saved : undefined;
}

function keyOf({ apiHost, websiteId }: FaqSource): string {
  return `faq-chatbot-handover:${apiHost}:${websiteId}`;
}

function isSavedHandover(value: unknown): value is SavedHandover {
  const { deadlineMs, isAway } = (value || {}) as Partial<SavedHandover>;
  return (deadlineMs === null || typeof deadlineMs === 'number') && typeof isAway === 'boolean';
}
