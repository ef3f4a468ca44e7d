import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { CheckKind } from '../../api/contract/ticket.ts';
import type { ChatMessage, ChatState } from './chat-types.ts';
import { checkKindOf, emptyCheckForm } from './check-form.ts';
import { childrenOf } from './faq-tree.ts';

/** The visitor's question, and what the bot answers: text, image and, where it stands for a check, the form. */
export function askQuestion(state: ChatState, faq: PublicFaq): ChatState {
  const isLeaf = childrenOf(state.faqs, faq.id).length === 0;
  const kind = checkKindOf(faq);
  const said = answer(faq, kind);
  // A question that leads nowhere and says nothing would look like a bot that broke.
  if (isLeaf && said.length === 0) said.push({ type: 'notice', notice: 'no-answer' });
  return {
    ...state,
    chosenId: faq.id,
    messages: [...state.messages, { type: 'user', faqId: faq.id, text: faq.question }, ...said],
    // A check is tried before a human is called.
    isHandoverOffered: state.isHandoverOffered || (isLeaf && kind === undefined),
    check: kind ? emptyCheckForm(kind) : null,
  };
}

function answer(
  { question, answer, image }: PublicFaq,
  kind: CheckKind | undefined,
): ChatMessage[] {
  const said: ChatMessage[] = [];
  if (answer) said.push({ type: 'bot', text: answer });
  else if (kind) said.push({ type: 'notice', notice: `${kind}-ticket` });
  if (image) said.push({ type: 'image', image, text: question });
  else if (kind) said.push({ type: 'ticket-picture', kind });
  if (kind) said.push({ type: 'form' });
  return said;
}
