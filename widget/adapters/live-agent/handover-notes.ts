import type { HandoverContext } from '../../flow/handover-types.ts';

/** The tightest limit among the vendors': tawk.to refuses longer values, and empty ones. */
const noteMaxLength = 255;

/** What the agent sees of the conversation, under keys that every vendor takes. */
export function handoverNotes({ questions, ticket }: HandoverContext): Record<string, string> {
  const path = questions.join(' > ');
  return {
    ...(path && { 'faq-questions': shorten(path) }),
    ...(ticket && { 'faq-ticket': ticket }),
  };
}

/** The latest questions matter most. */
function shorten(text: string): string {
  return text.length > noteMaxLength ? `…${text.slice(1 - noteMaxLength)}` : text;
}
