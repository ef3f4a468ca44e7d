import type { PublicBot } from '../../api/contract/bot/public-bot.ts';
import type { InsightFact } from '../../api/contract/insights.ts';
import type { PublicFaq, PublicSearchWords } from '../../api/contract/public-api.ts';
import type { PageEvent } from '../../widget/flow/chat-types.ts';
import type { CheckOutcome, TicketQuery } from '../../widget/flow/check-types.ts';
import { defaultBot } from '../../widget/flow/default-bot.ts';
import type { FaqSource } from '../../widget/flow/faq-source.ts';
import type {
  HandoverEffect,
  HandoverEvent,
  HandoverOutcome,
} from '../../widget/flow/handover-types.ts';
import type { SavedConversation } from '../../widget/flow/saved-conversation.ts';
import type { Clock } from '../../widget/ports.ts';
import type { ChatPorts } from '../../widget/store.ts';

/** A request that the test resolves. */
export interface PendingRequest<Body, Query = FaqSource> {
  source: Query;
  signal: AbortSignal;
  resolve(body: Body): void;
  reject(): void;
}

/** A handover that the test continues. */
export interface PendingHandover {
  source: FaqSource;
  /** Ends the handover without a window in the page. */
  end(outcome: HandoverOutcome): void;
  emit(event: HandoverEvent): void;
}

export interface FakePorts extends ChatPorts {
  faqRequests: PendingRequest<readonly PublicFaq[] | null>[];
  /** The response to the request for the settings. */
  bot: { response: Promise<PublicBot> };
  botRequests: FaqSource[];
  wordRequests: PendingRequest<PublicSearchWords>[];
  lookUps: PendingRequest<CheckOutcome, TicketQuery>[];
  /** The last saved value. A test may set the value to load. */
  tab: { saved: SavedConversation | null | undefined };
  handovers: PendingHandover[];
  /** All effects that the live agent got. */
  handoverEffects: HandoverEffect[];
  prepared: FaqSource[];
  emitted: PageEvent[];
  /** Reported facts, and facts on hold. */
  reported: InsightFact[];
  held: InsightFact[];
}

export function fakePorts(): FakePorts {
  const faqRequests: FakePorts['faqRequests'] = [];
  const bot: FakePorts['bot'] = { response: Promise.resolve({}) };
  const botRequests: FakePorts['botRequests'] = [];
  const wordRequests: FakePorts['wordRequests'] = [];
  const lookUps: FakePorts['lookUps'] = [];
  const tab: FakePorts['tab'] = { saved: undefined };
  const handovers: FakePorts['handovers'] = [];
  const handoverEffects: FakePorts['handoverEffects'] = [];
  const prepared: FaqSource[] = [];
  const emitted: PageEvent[] = [];
  const reported: InsightFact[] = [];
  const held: InsightFact[] = [];
  return {
    faqRequests,
    bot,
    botRequests,
    wordRequests,
    lookUps,
    tab,
    handovers,
    handoverEffects,
    prepared,
    emitted,
    reported,
    held,
    faqs: {
      now: () => Date.now(),
      readFaqs: (source, signal) => pending(faqRequests, source, signal),
      readBot(source, known) {
        if (known !== defaultBot) return undefined;
        botRequests.push(source);
        return bot.response;
      },
      readWords: (source, signal) => pending(wordRequests, source, signal),
    },
    tickets: { lookUp: (query, signal) => pending(lookUps, query, signal) },
    storage: {
      save: (_source, saved) => {
        tab.saved = saved;
      },
      load: () => tab.saved ?? undefined,
    },
    liveAgent: {
      run(effect, emit) {
        handoverEffects.push(effect);
        if (effect.type === 'prepare-live-agent') prepared.push(effect.source);
        if (effect.type !== 'open-live-agent') return;
        const { request, source } = effect;
        const end = (outcome: HandoverOutcome) =>
          emit({ type: 'handover-ended', request, outcome });
        handovers.push({ source, end, emit });
      },
    },
    emitToPage: (event) => void emitted.push(event),
    report: (_source, fact, isHeld) => void (isHeld ? held : reported).push(fact),
  };
}

function pending<Body, Query>(
  requests: PendingRequest<Body, Query>[],
  source: Query,
  signal: AbortSignal,
): Promise<Body> {
  return new Promise((resolve, reject) => {
    requests.push({ source, signal, resolve, reject: () => reject(new Error('Refused.')) });
  });
}

export interface FakeClock extends Clock {
  /** Advances the clock, and calls the callbacks that are due. */
  pass(ms: number): void;
  /** Returns the number of waiting callbacks. */
  waiting(): number;
}

export function fakeClock(): FakeClock {
  let now = 0;
  const due = new Map<() => void, number>();
  return {
    after(delayMs, callback) {
      due.set(callback, now + delayMs);
      return () => due.delete(callback);
    },
    pass(ms) {
      now += ms;
      for (const [callback, time] of due) {
        if (time > now) continue;
        due.delete(callback);
        callback();
      }
    },
    waiting: () => due.size,
  };
}
