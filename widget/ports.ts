import type { PublicFaq } from '../api/contract/public-api.ts';
import type { Announcement, FaqSource, HandoverOutcome } from './flow/chat-types.ts';

/** Reads a website's questions; rejects when it cannot, or takes too long. */
export interface FaqReader {
  readFaqs(source: FaqSource, signal: AbortSignal): Promise<readonly PublicFaq[]>;
}

/** Reads a website's live-chat address; `null` when it has none. Rejects when it cannot, or takes too long. */
export interface LivechatReader {
  readLivechatLink(source: FaqSource, signal: AbortSignal): Promise<string | null>;
}

/** The way to a human. */
export interface LiveAgent {
  /** Gets ready for a handover that is likely to follow. Never fails. */
  prepare(source: FaqSource, signal: AbortSignal): void;
  /** Rejects when the agent cannot be reached. */
  open(source: FaqSource, signal: AbortSignal): Promise<HandoverOutcome>;
}

/** Tells the page around the bot what happened. */
export type Announce = (announcement: Announcement) => void;

export interface Clock {
  /** Calls back once after the delay, unless the returned function is called before. */
  after(delayMs: number, callback: () => void): () => void;
}
