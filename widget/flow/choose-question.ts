import type { PublicFaq } from '../../api/contract/public-api.ts';
import { type CheckKind, checkKindOf } from '../../api/contract/ticket.ts';
import type { ChatMessage, ChatState } from './chat-types.ts';
import { emptyCheckForm } from './check-form.ts';
import { childrenOf } from './faq-tree.ts';

/** Adds the visitor's question and the bot's answer: text, image and, for a ticket check, the form. */
export function chooseQuestion(state: ChatState, faq: PublicFaq): ChatState {
  const isLeaf = childrenOf(state.faqs, faq.id).length === 0;
  const kind = checkKindOf(faq);
  const answer = answerMessages(faq, kind);
  const shown: ChatMessage[] =
    // Without an answer and without further questions, the bot would show nothing and look broken.
    isLeaf && !answer[0] ? [{ type: 'notice', notice: 'no-answer' }] : answer;
  return {
    ...state,
    chosenId: faq.id,
    readId: answer[0] ? faq.id : state.readId,
    canVote: isLeaf && kind === undefined && answer[0] !== undefined,
    messages: [...state.messages, { type: 'user', faqId: faq.id, text: faq.question }, ...shown],
    // A check does not offer the handover; its result does.
    isHandoverOffered: state.isHandoverOffered || (isLeaf && kind === undefined),
    check: kind ? emptyCheckForm(kind) : null,
  };
}

function answerMessages(
  { question, answer, image }: PublicFaq,
  kind: CheckKind | undefined,
): ChatMessage[] {
  const messages: ChatMessage[] = [];
  if (answer) messages.push({ type: 'bot', text: answer });
  else if (kind) messages.push({ type: 'notice', notice: `${kind}-ticket` });
  if (image) messages.push({ type: 'image', image, text: question });
  else if (kind) messages.push({ type: 'ticket-picture', kind });
  if (kind) messages.push({ type: 'form' });
  return messages;
}
