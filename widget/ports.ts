import type { PublicFaq } from '../api/contract/public-api.ts';
import type { Announcement, FaqSource } from './flow/chat-types.ts';
import type { CheckOutcome, TicketQuestion } from './flow/check-types.ts';
import type { HandoverEffect, HandoverEvent } from './flow/handover-types.ts';
import type { KeptConversation } from './flow/kept-conversation.ts';

/** Reads a website's questions; rejects when it cannot, or takes too long. */
export interface FaqReader {
  readFaqs(source: FaqSource, signal: AbortSignal): Promise<readonly PublicFaq[]>;
}

/** Reads a website's live-chat address; `null` when it has none. Rejects when it cannot, or takes too long. */
export interface LivechatReader {
  readLivechatLink(source: FaqSource, signal: AbortSignal): Promise<string | null>;
}

/** The way to a human: carries out what the handover asks for, and tells what came of it. Never throws. */
export interface LiveAgent {
  run(effect: HandoverEffect, tell: (event: HandoverEvent) => void): void;
}

/** Asks what became of a ticket; rejects when it cannot, or takes too long. */
export interface HistoryLookup {
  lookUp(question: TicketQuestion, signal: AbortSignal): Promise<CheckOutcome>;
}

/** Keeps a conversation for the tab. Never throws. */
export interface ConversationMemory {
  /** `null` forgets. */
  keep(source: FaqSource, kept: KeptConversation | null): void;
  recall(source: FaqSource): KeptConversation | undefined;
}

/** Tells the page around the bot what happened. */
export type Announce = (announcement: Announcement) => void;

export interface Clock {
  /** Calls back once after the delay, unless the returned function is called before. */
  after(delayMs: number, callback: () => void): () => void;
}
