import { createStore } from 'zustand/vanilla';
import type { ChatEffect, ChatEvent, ChatState, FaqSource } from './flow/chat-types.ts';
import { conversationToKeep, isNewsToKeep } from './flow/kept-conversation.ts';
import { initialState, transition } from './flow/transition.ts';
import type { Announce, ConversationMemory, FaqReader, HistoryLookup, LiveAgent } from './ports.ts';

export interface ChatPorts {
  faqs: FaqReader;
  history: HistoryLookup;
  memory: ConversationMemory;
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
    const before = store.getState();
    const { state, effects } = transition(before, event);
    store.setState(state, true);
    if (isNewsToKeep(before, state)) ports.memory.keep(state.source, conversationToKeep(state));
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
      case 'look-up': {
        const { request } = effect;
        ports.history.lookUp(effect.question, running.signal).then(
          (outcome) => send({ type: 'check-ended', request, outcome }),
          () => send({ type: 'check-ended', request, outcome: { type: 'failed' } }),
        );
        break;
      }
      case 'recall-conversation': {
        const kept = ports.memory.recall(effect.source);
        if (kept) send({ type: 'conversation-recalled', kept });
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
