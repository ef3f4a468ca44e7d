import { createStore } from 'zustand/vanilla';
import type { PublicBot } from '../api/contract/bot/public-bot.ts';
import type { ChatEffect, ChatEvent, ChatState } from './flow/chat-types.ts';
import type { FaqSource } from './flow/faq-source.ts';
import { conversationToSave, hasChangeToSave } from './flow/restore-conversation.ts';
import { initialState, transition } from './flow/transition.ts';
import type {
  BotReader,
  ConversationStorage,
  EmitToPage,
  FaqReader,
  LiveAgent,
  ReportFact,
  TicketLookup,
  WordsReader,
} from './ports.ts';

export interface ChatPorts {
  faqs: FaqReader & BotReader & WordsReader;
  tickets: TicketLookup;
  storage: ConversationStorage;
  liveAgent: LiveAgent;
  emitToPage: EmitToPage;
  report: ReportFact;
}

export interface ChatStore {
  getState(): ChatState;
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  send(event: ChatEvent): void;
  /** The server's time in ms. */
  now(): number;
}

/**
 * Creates the store of one bot. It applies each event and runs the effects through the ports.
 *
 * @param bot the settings of the website, if they are known
 */
export function createChatStore(ports: ChatPorts, source: FaqSource, bot?: PublicBot): ChatStore {
  const store = createStore<ChatState>(() => initialState(source, bot));
  let running = new AbortController();

  function send(event: ChatEvent): void {
    const before = store.getState();
    const { state, effects } = transition(before, event);
    store.setState(state, true);
    if (hasChangeToSave(before, state)) ports.storage.save(state.source, conversationToSave(state));
    for (const effect of effects) run(effect);
  }

  function readBot({ request, source }: { request: number; source: FaqSource }) {
    return ports.faqs.readBot(source, store.getState().bot, running.signal)?.then(
      (bot) => send({ type: 'bot-loaded', request, bot }),
      // If they cannot be loaded, the default looks stay.
      () => undefined,
    );
  }

  function run(effect: ChatEffect): void {
    switch (effect.type) {
      case 'load-faqs': {
        const { request } = effect;
        // Wait for the settings too: shortcuts that arrive later would move the menu while the visitor taps.
        Promise.all([ports.faqs.readFaqs(effect.source, running.signal), readBot(effect)]).then(
          ([faqs]) =>
            send(faqs ? { type: 'faqs-loaded', request, faqs } : { type: 'faqs-refused', request }),
          () => send({ type: 'faqs-failed', request }),
        );
        break;
      }
      case 'load-bot':
        readBot(effect);
        break;
      case 'load-words': {
        const { request } = effect;
        ports.faqs.readWords(effect.source, running.signal).then(
          (words) => send({ type: 'words-loaded', request, words }),
          // The search also works without these words. The next focus requests them again.
          () => send({ type: 'words-loaded', request, words: null }),
        );
        break;
      }
      case 'look-up': {
        const { request } = effect;
        ports.tickets.lookUp(effect.query, running.signal).then(
          (outcome) => send({ type: 'check-ended', request, outcome }),
          () => send({ type: 'check-ended', request, outcome: { type: 'failed' } }),
        );
        break;
      }
      case 'load-conversation': {
        const saved = ports.storage.load(effect.source);
        if (saved) send({ type: 'conversation-loaded', saved });
        break;
      }
      case 'compare-conversation': {
        const saved = ports.storage.load(effect.source);
        const shown = conversationToSave(store.getState());
        if (JSON.stringify(saved || null) !== JSON.stringify(shown)) {
          send({ type: 'conversation-changed', saved });
        }
        break;
      }
      case 'cancel-requests':
        running.abort();
        running = new AbortController();
        break;
      case 'emit':
        if (effect.event) ports.emitToPage(effect.event);
        if (effect.fact) ports.report(store.getState().source, effect.fact, effect.isHeld);
        break;
      case 'send':
        effect.events.forEach(send);
        break;
      default:
        ports.liveAgent.run(effect, send);
    }
  }

  const { getState, subscribe } = store;
  return { getState, subscribe, send, now: ports.faqs.now };
}
