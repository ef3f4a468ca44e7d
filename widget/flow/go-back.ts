import type { ChatMessage, ChatState } from './chat-types.ts';
import { chooseQuestion } from './choose-question.ts';
import { findFaq } from './faq-tree.ts';

/** The parent of the latest question; undefined at home and in the top tier. */
export function questionAbove({ faqs, chosenId }: ChatState) {
  const chosen = chosenId === null ? undefined : findFaq(faqs, chosenId);
  return chosen && chosen.parent_id !== null ? findFaq(faqs, chosen.parent_id) : undefined;
}

/** Removes the latest question from the conversation and chooses its parent instead. */
export function goBack(state: ChatState): ChatState {
  const above = questionAbove(state);
  if (above === undefined) return state;
  let messages = withoutLatest(state.messages);
  const last = messages[indexOfLatest(messages)];
  // If the parent was asked just before, remove it: choosing it again also reopens its form.
  if (last?.type === 'user' && last.faqId === above.id) messages = withoutLatest(messages);
  return chooseQuestion({ ...state, messages }, above);
}

function withoutLatest(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.slice(0, indexOfLatest(messages));
}

function indexOfLatest(messages: readonly ChatMessage[]): number {
  return messages.map(({ type }) => type).lastIndexOf('user');
}
