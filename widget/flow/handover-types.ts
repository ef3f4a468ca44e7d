import type { FaqSource } from './chat-types.ts';

/** How an attempt to reach a live agent ended, where no chat window came up in the page. */
export type HandoverOutcome =
  /** In a tab of its own, or in the page's place. */
  | { type: 'opened' }
  /** The browser refused to open a tab. */
  | { type: 'blocked'; href: string }
  /** The vendor's chat could not be had in this page; its link was opened instead, where the browser let it. */
  | { type: 'fell-back'; href: string }
  /** The website has no live chat. */
  | { type: 'absent' }
  | { type: 'failed' };

/** What of a running handover outlives the page within its tab. */
export interface KeptHandover {
  /** Wall-clock time by which a chat must have started; `null` once one has. */
  deadlineMs: number | null;
  /** The chat goes on, but the visitor has put its window away. */
  isAway: boolean;
}

export type Handover =
  | { status: 'none' }
  /** The link is read and the vendor loaded; after a page load, to bring back what was running before it. */
  | { status: 'opening'; recalled: KeptHandover | null }
  | ({ status: 'running' } & KeptHandover);

/** What the agent is told of the conversation so far. */
export interface HandoverContext {
  /** What the visitor asked, oldest first. */
  questions: readonly string[];
  /** The ticket checked last, if one was. */
  ticket?: string;
}

export type HandoverEvent =
  | { type: 'handover-approached' }
  /** The element stands in a page that was left while a handover was running. */
  | { type: 'handover-recalled'; kept: KeptHandover; nowMs: number }
  | { type: 'handover-ended'; request: number; outcome: HandoverOutcome }
  | { type: 'live-chat-shown'; request: number; nowMs: number }
  | { type: 'live-chat-started'; request: number }
  | { type: 'live-chat-minimised'; request: number }
  | { type: 'live-chat-ended'; request: number }
  | { type: 'deadline-passed'; request: number };

/** What the live agent's adapter is to do; it answers with the events above. */
export type HandoverEffect =
  | { type: 'prepare-live-agent'; source: FaqSource }
  | {
      type: 'open-live-agent';
      request: number;
      source: FaqSource;
      context: HandoverContext;
      recalled: KeptHandover | null;
    }
  | { type: 'show-live-chat'; request: number; context: HandoverContext }
  | { type: 'hide-live-chat' }
  /** Hides the window and lets go of the vendor; `isEnded` ends the chat before. */
  | { type: 'close-live-chat'; isEnded: boolean }
  /** `null` stops watching. */
  | { type: 'watch-deadline'; request: number; deadlineMs: number | null }
  /** `null` forgets. */
  | { type: 'keep-handover'; source: FaqSource; kept: KeptHandover | null }
  | { type: 'recall-handover'; source: FaqSource };

/** What the page around the bot is told of a handover. */
export type HandoverNews =
  | HandoverOutcome['type']
  | 'resumed'
  | 'started'
  | 'minimised'
  | 'ended'
  | 'timed-out';
