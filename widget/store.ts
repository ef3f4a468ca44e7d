import { createStore } from 'zustand/vanilla';
import type { ChatEffect, ChatEvent, ChatState, FaqSource } from './flow/chat-types.ts';
import { initialState, transition } from './flow/transition.ts';
import type { Announce, FaqReader, LiveAgent } from './ports.ts';

export interface ChatPorts {
  faqs: FaqReader;
  liveAgent: LiveAgent;
  announce: Announce;
}

export interface ChatStore {
  getState(): ChatState;
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  send(event: ChatEvent): void;
}

/** One bot's state: applies the machine's transitions and runs their effects through the ports. */
export function createChatStore(ports: ChatPorts, source: FaqSource): ChatStore {
  const store = createStore<ChatState>(() => initialState(source));
  let running = new AbortController();

  function send(event: ChatEvent): void {
    const { state, effects } = transition(store.getState(), event);
    store.setState(state, true);
    for (const effect of effects) run(effect);
  }

  function run(effect: ChatEffect): void {
    switch (effect.type) {
      case 'load-faqs': {
        const { request } = effect;
        ports.faqs.readFaqs(effect.source, running.signal).then(
          (faqs) => send({ type: 'faqs-loaded', request, faqs }),
          () => send({ type: 'faqs-failed', request }),
        );
        break;
      }
      case 'cancel-requests':
        running.abort();
        running = new AbortController();
        break;
      case 'announce':
        ports.announce(effect.announcement);
        break;
      default:
        ports.liveAgent.run(effect, send);
    }
  }

  return { getState: store.getState, subscribe: store.subscribe, send };
}
