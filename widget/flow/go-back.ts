import { askQuestion } from './ask-question.ts';
import type { ChatState } from './chat-types.ts';
import { checkKindOf, emptyCheckForm } from './check-form.ts';
import { findFaq } from './faq-tree.ts';

/** The question above the latest one; undefined at home and in the top tier. */
export function questionAbove({ faqs, chosenId }: ChatState) {
  const chosen = chosenId === null ? undefined : findFaq(faqs, chosenId);
  return chosen && chosen.parent_id !== null ? findFaq(faqs, chosen.parent_id) : undefined;
}

/** Takes the latest question back. The conversation then ends with the question above it. */
export function goBack(state: ChatState): ChatState {
  const above = questionAbove(state);
  if (above === undefined) return state;
  const types = state.messages.map(({ type }) => type);
  const messages = state.messages.slice(0, types.lastIndexOf('user'));
  const last = messages[messages.map(({ type }) => type).lastIndexOf('user')];
  const before = { ...state, messages };
  // The search leads to a question without the one above it.
  if (last?.type !== 'user' || last.faqId !== above.id) return askQuestion(before, above);
  const kind = checkKindOf(above);
  return { ...before, chosenId: above.id, check: kind ? emptyCheckForm(kind) : null };
}
