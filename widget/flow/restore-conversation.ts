import type { ChatState, Transition } from './chat-types.ts';
import { concludeCheck } from './check-form.ts';
import { type CheckResult, isCheckResult } from './check-types.ts';
import { chooseQuestion } from './choose-question.ts';
import { findFaq } from './faq-tree.ts';
import { openPanel, stay } from './panel.ts';
import type { SavedConversation } from './saved-conversation.ts';

/** Whether the conversation changed and must be saved. A bot that was never opened saves nothing. */
export function hasChangeToSave(before: ChatState, after: ChatState): boolean {
  return (
    before.source === after.source &&
    (before.isOpen !== after.isOpen ||
      before.messages !== after.messages ||
      before.closed !== after.closed)
  );
}

/** The conversation to save; `null` when there is nothing to restore. */
export function conversationToSave(state: ChatState): SavedConversation | null {
  const { isOpen, messages, check, toRestore } = state;
  const closed = state.closed[0] ? state.closed : undefined;
  // The FAQs have not loaded yet, so save the unrestored conversation again for the next page.
  if (toRestore !== null) return { ...toRestore, isOpen, closed };
  const askedIds = messages.flatMap((message) => (message.type === 'user' ? [message.faqId] : []));
  if (!isOpen && askedIds.length === 0 && !closed) return null;
  let result: CheckResult | null = null;
  if (check?.status === 'locked') {
    for (const message of messages) {
      if (message.type === 'check' && isCheckResult(message.outcome)) result = message.outcome;
    }
  }
  return { version: 1, isOpen, askedIds, result, closed };
}

/** Opens the panel if it was open before the page load. The messages are restored when the FAQs have loaded. */
export function loadConversation(state: ChatState, saved: SavedConversation): Transition {
  // An element that was moved in the page still has its conversation.
  if (state.messages.length > 0 || state.faqStatus === 'ready') return stay(state);
  const next = { ...state, toRestore: saved, closed: saved.closed || state.closed };
  return saved.isOpen ? openPanel(next, 'page') : stay(next);
}

/** Rebuilds the messages from the current FAQs. Leaves out deleted questions. */
export function restoreConversation(state: ChatState): ChatState {
  const { toRestore, messages, faqs } = state;
  if (toRestore === null) return state;
  const { askedIds, result } = toRestore;
  let restored: ChatState = { ...state, toRestore: null, messages: [] };
  for (const id of askedIds) {
    const faq = findFaq(faqs, id);
    if (faq) restored = chooseQuestion(restored, faq);
  }
  const isComplete = restored.chosenId === askedIds[askedIds.length - 1];
  if (result && restored.check && isComplete) {
    restored = concludeCheck(restored, restored.check, result);
  }
  return { ...restored, messages: [...restored.messages, ...messages] };
}
