import type { ChatEffect, ChatEvent, ChatState } from '../../widget/flow/chat-types.ts';
import { transition } from '../../widget/flow/transition.ts';

/** What a row of events makes of a state, and everything that is to be done outside. */
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
