import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { Announcement, FaqSource, HandoverOutcome } from '../../widget/flow/chat-types.ts';
import type { Clock } from '../../widget/ports.ts';
import type { ChatPorts } from '../../widget/store.ts';

/** A request that the test answers when it wants to. */
export interface PendingRequest<Answer> {
  source: FaqSource;
  signal: AbortSignal;
  resolve(answer: Answer): void;
  reject(): void;
}

export interface FakePorts extends ChatPorts {
  faqRequests: PendingRequest<readonly PublicFaq[]>[];
  handovers: PendingRequest<HandoverOutcome>[];
  prepared: FaqSource[];
  announced: Announcement[];
}

export function fakePorts(): FakePorts {
  const faqRequests: FakePorts['faqRequests'] = [];
  const handovers: FakePorts['handovers'] = [];
  const prepared: FaqSource[] = [];
  const announced: Announcement[] = [];
  return {
    faqRequests,
    handovers,
    prepared,
    announced,
    faqs: { readFaqs: (source, signal) => pending(faqRequests, source, signal) },
    liveAgent: {
      prepare: (source) => void prepared.push(source),
      open: (source, signal) => pending(handovers, source, signal),
    },
    announce: (announcement) => void announced.push(announcement),
  };
}

function pending<Answer>(
  requests: PendingRequest<Answer>[],
  source: FaqSource,
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
