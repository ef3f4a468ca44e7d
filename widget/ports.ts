import type { PublicBot } from '../api/contract/bot/public-bot.ts';
import type { InsightFact } from '../api/contract/insights.ts';
import type { PublicFaq, PublicSearchWords } from '../api/contract/public-api.ts';
import type { PageEvent } from './flow/chat-types.ts';
import type { CheckOutcome, TicketQuery } from './flow/check-types.ts';
import type { FaqSource } from './flow/faq-source.ts';
import type { HandoverEffect, HandoverEvent } from './flow/handover-types.ts';
import type { SavedConversation } from './flow/saved-conversation.ts';

/** Reads a website's FAQs. Rejects on an error and after a timeout. */
export interface FaqReader {
  /** `null` if the server refuses the website on this page, or if the server's address is unknown. */
  readFaqs(source: FaqSource, signal: AbortSignal): Promise<readonly PublicFaq[] | null>;
  /** The server's time in ms, corrected by the `Date` of the latest FAQ response. A phone's clock may be wrong. */
  now(): number;
}

/** Reads a website's settings for its bot. Rejects on an error and after a timeout. */
export interface BotReader {
  /** Undefined if `known` has all settings and no request is needed. */
  readBot(source: FaqSource, known: PublicBot, signal: AbortSignal): Promise<PublicBot> | undefined;
}

/** Reads the words of the search. Rejects on an error and after a timeout. */
export interface WordsReader {
  readWords(source: FaqSource, signal: AbortSignal): Promise<PublicSearchWords>;
}

/** Reads a website's live-chat link; `null` if it has none. Rejects on an error and after a timeout. */
export interface LivechatReader {
  readLivechatLink(source: FaqSource, signal: AbortSignal): Promise<string | null>;
}

/** Runs the effects of a handover and emits what happens. Never throws. */
export interface LiveAgent {
  run(effect: HandoverEffect, emit: (event: HandoverEvent) => void): void;
}

/** Looks up a ticket. Rejects on an error and after a timeout. */
export interface TicketLookup {
  lookUp(query: TicketQuery, signal: AbortSignal): Promise<CheckOutcome>;
}

/** Saves a conversation for the tab. Never throws. */
export interface ConversationStorage {
  /** `null` deletes what was saved. */
  save(source: FaqSource, conversation: SavedConversation | null): void;
  load(source: FaqSource): SavedConversation | undefined;
}

/** Dispatches an event to the page. */
export type EmitToPage = (event: PageEvent) => void;

/**
 * Counts what the visitor did; never throws. Facts that the page caused (`isHeld`) count only after the visitor's first
 * action.
 */
export type ReportFact = (source: FaqSource, fact: InsightFact, isHeld?: boolean) => void;

export interface Clock {
  /** Calls back once after the delay. The returned function cancels the call. */
  after(delayMs: number, callback: () => void): () => void;
}
