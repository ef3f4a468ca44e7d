import type { FaqSource } from './faq-source.ts';

/** The outcome of a handover that showed no vendor window in the page. */
export type HandoverOutcome =
  /** Opened in a new tab, or here: instead of the page. */
  | { type: 'opened'; isHere?: true }
  /** The browser blocked the new tab. */
  | { type: 'blocked'; href: string }
  /** The vendor could not be loaded, so the link was opened in a tab if the browser allowed it. */
  | { type: 'fell-back'; href: string }
  /** The website has no live chat. */
  | { type: 'absent' }
  | { type: 'failed' };

/** The part of a running handover that is saved for the tab. */
export interface SavedHandover {
  /** Wall-clock time at which the handover ends if no chat has started; `null` after the start. */
  deadlineMs: number | null;
  /** The visitor has minimised the window, and the chat continues. */
  isAway: boolean;
}

export type Handover =
  | { status: 'none' }
  /** The link and the vendor are loading. `saved` is the handover to resume after a page load. */
  | { status: 'opening'; saved: SavedHandover | null }
  | ({ status: 'running' } & SavedHandover);

/** The part of the conversation that the live agent sees. */
export interface HandoverContext {
  /** The questions that the visitor chose, oldest first. */
  questions: readonly string[];
  /** The number of the latest checked ticket. */
  ticket?: string;
}

export type HandoverEvent =
  | { type: 'handover-approached' }
  /** The page was loaded while a handover was running. */
  | { type: 'handover-loaded'; saved: SavedHandover; nowMs: number }
  | { type: 'handover-ended'; request: number; outcome: HandoverOutcome }
  | { type: 'vendor-chat-shown'; request: number; nowMs: number }
  | { type: 'vendor-chat-started'; request: number }
  | { type: 'vendor-chat-minimised'; request: number }
  | { type: 'vendor-chat-ended'; request: number }
  | { type: 'deadline-passed'; request: number };

/** A command to the live-agent adapter, which replies with the events above. */
export type HandoverEffect =
  | { type: 'prepare-live-agent'; source: FaqSource }
  | {
      type: 'open-live-agent';
      request: number;
      source: FaqSource;
      context: HandoverContext;
      saved: SavedHandover | null;
    }
  | { type: 'show-vendor-chat'; request: number; context: HandoverContext }
  | { type: 'hide-vendor-chat' }
  /** Hides the window and detaches from the vendor; `isEnded` ends the chat first. */
  | { type: 'close-vendor-chat'; isEnded: boolean }
  /** `null` stops the timer. */
  | { type: 'watch-deadline'; request: number; deadlineMs: number | null }
  /** `null` deletes what was saved. */
  | { type: 'save-handover'; source: FaqSource; saved: SavedHandover | null }
  | { type: 'load-handover'; source: FaqSource };

/** The `outcome` of the element's `faq-handover` event. */
export type HandoverReport =
  | HandoverOutcome['type']
  | 'resumed'
  | 'started'
  | 'minimised'
  | 'ended'
  | 'timed-out';
