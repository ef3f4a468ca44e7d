import type { ChatEffect, ChatEvent, ChatState } from '../../widget/flow/chat-types.ts';
import { transition } from '../../widget/flow/transition.ts';

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
