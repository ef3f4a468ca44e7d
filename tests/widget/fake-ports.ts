import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { Announcement, FaqSource } from '../../widget/flow/chat-types.ts';
import type { CheckOutcome, TicketQuestion } from '../../widget/flow/check-types.ts';
import type {
  HandoverEffect,
  HandoverEvent,
  HandoverOutcome,
} from '../../widget/flow/handover-types.ts';
import type { KeptConversation } from '../../widget/flow/kept-conversation.ts';
import type { Clock } from '../../widget/ports.ts';
import type { ChatPorts } from '../../widget/store.ts';

/** A request that the test answers when it wants to. */
export interface PendingRequest<Answer, Asked = FaqSource> {
  source: Asked;
  signal: AbortSignal;
  resolve(answer: Answer): void;
  reject(): void;
}

/** A way to a live agent that the test leads on. */
export interface PendingHandover {
  source: FaqSource;
  /** Ends without a window in the page. */
  end(outcome: HandoverOutcome): void;
  tell(event: HandoverEvent): void;
}

export interface FakePorts extends ChatPorts {
  faqRequests: PendingRequest<readonly PublicFaq[]>[];
  lookUps: PendingRequest<CheckOutcome, TicketQuestion>[];
  /** What was kept last; a test may put there what it wants recalled. */
  tab: { kept: KeptConversation | null | undefined };
  handovers: PendingHandover[];
  /** Everything the live agent was asked to do. */
  handoverEffects: HandoverEffect[];
  prepared: FaqSource[];
  announced: Announcement[];
}

export function fakePorts(): FakePorts {
  const faqRequests: FakePorts['faqRequests'] = [];
  const lookUps: FakePorts['lookUps'] = [];
  const tab: FakePorts['tab'] = { kept: undefined };
  const handovers: FakePorts['handovers'] = [];
  const handoverEffects: FakePorts['handoverEffects'] = [];
  const prepared: FaqSource[] = [];
  const announced: Announcement[] = [];
  return {
    faqRequests,
    lookUps,
    tab,
    handovers,
    handoverEffects,
    prepared,
    announced,
    faqs: { readFaqs: (source, signal) => pending(faqRequests, source, signal) },
    history: { lookUp: (question, signal) => pending(lookUps, question, signal) },
    memory: {
      keep: (_source, kept) => {
        tab.kept = kept;
      },
      recall: () => tab.kept ?? undefined,
    },
    liveAgent: {
      run(effect, tell) {
        handoverEffects.push(effect);
        if (effect.type === 'prepare-live-agent') prepared.push(effect.source);
        if (effect.type !== 'open-live-agent') return;
        const { request, source } = effect;
        const end = (outcome: HandoverOutcome) =>
          tell({ type: 'handover-ended', request, outcome });
        handovers.push({ source, end, tell });
      },
    },
    announce: (announcement) => void announced.push(announcement),
  };
}

function pending<Answer, Asked>(
  requests: PendingRequest<Answer, Asked>[],
  source: Asked,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    requests.push({ source, signal, resolve, reject: () => reject(new Error('Refused.')) });
  });
}

export interface FakeClock extends Clock {
  /** Lets time pass, and calls back whatever falls due. */
  pass(ms: number): void;
  /** Callbacks that still wait. */
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
