import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { CheckKind } from '../../api/contract/ticket.ts';
import type { CheckEffect, CheckEvent, CheckForm, CheckOutcome } from './check-types.ts';
import type { Handover, HandoverEffect, HandoverEvent, HandoverNews } from './handover-types.ts';
import type { KeptConversation } from './kept-conversation.ts';

/** Where a bot reads its FAQ. */
export interface FaqSource {
  /** Origin without a trailing slash. */
  apiHost: string;
  websiteId: number;
}

/** Something the bot has to say for itself; the view puts it in words. */
export type Notice =
  | 'no-answer'
  /** Where the number of a ticket is found. */
  | 'deposit-ticket'
  | 'withdraw-ticket'
  | 'live-agent-opened'
  | 'live-agent-blocked'
  | 'live-agent-fell-back'
  | 'live-agent-absent'
  | 'live-agent-failed'
  | 'live-chat-away'
  | 'live-chat-ended'
  | 'live-chat-timed-out';

export type ChatMessage =
  | { type: 'user'; faqId: number; text: string }
  | { type: 'bot'; text: string }
  /** `image` is a file name; `text` names the question that it illustrates. */
  | { type: 'image'; image: string; text: string }
  | { type: 'ticket-picture'; kind: CheckKind }
  /** The place of the form; only the latest is in use. */
  | { type: 'form' }
  | { type: 'check'; kind: CheckKind; outcome: CheckOutcome }
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
  /** The form on the screen. */
  check: CheckForm | null;
  /** The ticket checked last since Home. */
  checkedTicket: string | null;
  /** What the tab kept, until the questions are there to read it against. */
  recalled: KeptConversation | null;
  /** Number of the latest request; answers to earlier ones come too late. */
  faqRequest: number;
  handoverRequest: number;
  checkRequest: number;
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
  | CheckEvent
  | HandoverEvent
  | { type: 'conversation-recalled'; kept: KeptConversation }
  /** The element stands in a page. */
  | { type: 'arrived' }
  /** The element left the page: nothing that was under way will be answered. */
  | { type: 'left' };

/** What the page around the bot is told. */
export type Announcement =
  | { name: 'faq-open' | 'faq-close'; detail: { websiteId: number } }
  | { name: 'faq-question'; detail: { websiteId: number; id: number; question: string } }
  | {
      name: 'faq-check';
      detail: { websiteId: number; kind: CheckKind; outcome: CheckOutcome['type'] };
    }
  | { name: 'faq-handover'; detail: { websiteId: number; outcome: HandoverNews } };

export type ChatEffect =
  | { type: 'load-faqs'; request: number; source: FaqSource }
  | CheckEffect
  | HandoverEffect
  | { type: 'recall-conversation'; source: FaqSource }
  | { type: 'cancel-requests' }
  | { type: 'announce'; announcement: Announcement };

export interface Transition {
  state: ChatState;
  effects: readonly ChatEffect[];
}
