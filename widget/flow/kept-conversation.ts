import { askQuestion } from './ask-question.ts';
import type { ChatState, Transition } from './chat-types.ts';
import { concludeCheck } from './check-form.ts';
import type { CheckResult } from './check-types.ts';
import { findFaq } from './faq-tree.ts';
import { openPanel, stay } from './panel.ts';

/** What of a conversation outlives the page within its tab: by meaning, and nothing that was typed. */
export interface KeptConversation {
  version: 1;
  isOpen: boolean;
  /** The questions asked since Home, oldest first. */
  askedIds: readonly number[];
  /** What the check at the end came to, if there was one. */
  result: CheckResult | null;
}

/** Whether there is something new to keep. A bot that was never opened keeps nothing. */
export function isNewsToKeep(before: ChatState, after: ChatState): boolean {
  return (
    before.source === after.source &&
    (before.isOpen !== after.isOpen || before.messages !== after.messages)
  );
}

/** What to keep of a conversation; `null` where there is nothing to come back to. */
export function conversationToKeep(state: ChatState): KeptConversation | null {
  const { isOpen, messages, check, recalled } = state;
  // Still to be read against the questions, so it must not be lost by a second page load.
  if (recalled !== null) return { ...recalled, isOpen };
  const askedIds = messages.flatMap((message) => (message.type === 'user' ? [message.faqId] : []));
  if (!isOpen && askedIds.length === 0) return null;
  let result: CheckResult | null = null;
  if (check?.status === 'locked') {
    for (const message of messages) {
      if (message.type === 'check' && isCheckResult(message.outcome)) result = message.outcome;
    }
  }
  return { version: 1, isOpen, askedIds, result };
}

/** Opens the panel as it was before the page load; the conversation itself comes back with the questions. */
export function recallConversation(state: ChatState, kept: KeptConversation): Transition {
  // An element that only moved has its conversation still.
  if (state.messages.length > 0 || state.faqStatus === 'ready') return stay(state);
  const recalled = { ...state, recalled: kept };
  return kept.isOpen ? openPanel(recalled, 'page') : stay(recalled);
}

/** Says again what was said, in today's words; a question that is gone is left out. */
export function restoreConversation(state: ChatState): ChatState {
  const { recalled, messages, faqs } = state;
  if (recalled === null) return state;
  const { askedIds, result } = recalled;
  let restored: ChatState = { ...state, recalled: null, messages: [] };
  for (const id of askedIds) {
    const faq = findFaq(faqs, id);
    if (faq) restored = askQuestion(restored, faq);
  }
  const isWhole = restored.chosenId === askedIds[askedIds.length - 1];
  if (result && restored.check && isWhole) {
    restored = concludeCheck(restored, restored.check, result);
  }
  return { ...restored, messages: [...restored.messages, ...messages] };
}

/** What was kept, as far as it is sound: any script of the page can write there. */
export function readKeptConversation(value: unknown): KeptConversation | undefined {
  const kept = (value ?? {}) as Partial<KeptConversation>;
  const { version, isOpen, askedIds, result } = kept;
  const isSound =
    version === 1 &&
    typeof isOpen === 'boolean' &&
    Array.isArray(askedIds) &&
    askedIds.every(Number.isSafeInteger) &&
    (result === null || isCheckResult(result));
  return isSound ? (kept as KeptConversation) : undefined;
}

function isCheckResult(value: unknown): value is CheckResult {
  const { type, amount } = (value ?? {}) as { type?: unknown; amount?: unknown };
  return type === 'queued' || (type === 'found' && (amount === null || Number.isFinite(amount)));
}
