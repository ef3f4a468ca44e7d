import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { ChatEffect, ChatEvent, ChatState } from '../../widget/flow/chat-types.ts';
import { initialState, transition } from '../../widget/flow/transition.ts';
import { sampleFaqs } from './sample-faqs.ts';

export const source = { apiHost: 'https://faq.example', websiteId: 1 };

/** Applies events to a state; returns the new state and all effects. */
export function play(state: ChatState, ...events: ChatEvent[]) {
  const effects: ChatEffect[] = [];
  let current = state;
  for (const event of events) {
    const step = transition(current, event);
    current = step.state;
    effects.push(...step.effects);
  }
  return { state: current, effects };
}

export const interest = { type: 'interest-shown' } as const;
export const open = { type: 'opened', by: 'visitor' } as const;
/** Of a question, or `-1` for Home, `-2` for the live agent and `-3` for the level above. */
export const choose = (id: number): ChatEvent => ({ type: 'option-chosen', id });
export const questions = (faqs: readonly PublicFaq[] = sampleFaqs, request = 1): ChatEvent => {
  return { type: 'faqs-loaded', request, faqs };
};
/** Types into both fields of a check. */
export const fillIn = (username: string, ticket: string): ChatEvent[] => [
  { type: 'check-edited', field: 'username', value: username },
  { type: 'check-edited', field: 'ticket', value: ticket },
];

/** A bot with questions that nobody has opened. */
export const readyWith = (faqs?: readonly PublicFaq[]): ChatState =>
  play(initialState(source), interest, questions(faqs)).state;
