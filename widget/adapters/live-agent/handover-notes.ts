import type { HandoverContext } from '../../flow/handover-types.ts';

/** In characters. The strictest vendor is tawk.to, which refuses longer and empty values. */
const noteMaxLength = 255;

/** The notes that the agent sees, under keys that every vendor accepts. */
export function handoverNotes({ questions, ticket }: HandoverContext): Record<string, string> {
  const path = questions.join(' > ');
  return {
    ...(path && { 'faq-questions': shorten(path) }),
    ...(ticket && { 'faq-ticket': ticket }),
  };
}

/** Cuts the beginning, because the latest questions matter most. */
function shorten(text: string): string {
  return text.length > noteMaxLength ? `…${text.slice(1 - noteMaxLength)}` : text;
}
