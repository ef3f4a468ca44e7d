import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { Handover, HandoverEffect, HandoverEvent, HandoverNews } from './handover-types.ts';

/** Where a bot reads its FAQ. */
export interface FaqSource {
  /** Origin without a trailing slash. */
  apiHost: string;
  websiteId: number;
}

/** Something the bot has to say for itself; the view puts it in words. */
export type Notice =
  | 'no-answer'
  | 'live-agent-opened'
  | 'live-agent-blocked'
  | 'live-agent-fell-back'
  | 'live-agent-absent'
  | 'live-agent-failed'
  | 'live-chat-away'
  | 'live-chat-ended'
  | 'live-chat-timed-out';

export type ChatMessage =
  | { type: 'user'; text: string }
  | { type: 'bot'; text: string }
  /** `image` is a file name; `text` names the question that it illustrates. */
  | { type: 'image'; image: string; text: string }
  /** `href` is the address the person can open by hand. */
  | { type: 'notice'; notice: Notice; href?: string | undefined };

export interface ChatState {
  source: FaqSource;
  isOpen: boolean;
  /** Who opened the panel: only a visitor's own act may move the focus. */
  openedBy: 'visitor' | 'page';
  faqStatus: 'idle' | 'loading' | 'ready' | 'failed';
  faqs: readonly PublicFaq[];
  /** The question chosen last; `null` is home. */
  chosenId: number | null;
  messages: readonly ChatMessage[];
  isHandoverOffered: boolean;
  handover: Handover;
  /** Number of the latest request; answers to earlier ones come too late. */
  faqRequest: number;
  handoverRequest: number;
}

export type ChatEvent =
  | { type: 'interest-shown' }
  | { type: 'opened'; by: 'visitor' | 'page' }
  | { type: 'closed' }
  | { type: 'source-changed'; source: FaqSource }
  | { type: 'option-chosen'; id: number }
  | { type: 'retry-chosen' }
  | { type: 'faqs-loaded'; request: number; faqs: readonly PublicFaq[] }
  | { type: 'faqs-failed'; request: number }
  | HandoverEvent
  /** The element stands in a page. */
  | { type: 'arrived' }
  /** The element left the page: nothing that was under way will be answered. */
  | { type: 'left' };

/** What the page around the bot is told. */
export type Announcement =
  | { name: 'faq-open' | 'faq-close'; detail: { websiteId: number } }
  | { name: 'faq-question'; detail: { websiteId: number; id: number; question: string } }
  | { name: 'faq-handover'; detail: { websiteId: number; outcome: HandoverNews } };

export type ChatEffect =
  | { type: 'load-faqs'; request: number; source: FaqSource }
  | HandoverEffect
  | { type: 'cancel-requests' }
  | { type: 'announce'; announcement: Announcement };

export interface Transition {
  state: ChatState;
  effects: readonly ChatEffect[];
}
