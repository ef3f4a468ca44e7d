import type { ChannelType } from '../../api/contract/bot/contact.ts';
import type { PublicBot } from '../../api/contract/bot/public-bot.ts';
import type { InsightFact } from '../../api/contract/insights.ts';
import type { PublicFaq, PublicSearchWords } from '../../api/contract/public-api.ts';
import type { CheckKind } from '../../api/contract/ticket.ts';
import type {
  CheckEffect,
  CheckEvent,
  CheckForm,
  CheckOutcome,
  TicketQuery,
} from './check-types.ts';
import type { FaqSource } from './faq-source.ts';
import type { Handover, HandoverEffect, HandoverEvent, HandoverReport } from './handover-types.ts';
import type { SavedConversation } from './saved-conversation.ts';
import type { SmallTalk } from './search/small-talk.ts';

/** A message that is not from a FAQ. The view maps it to a text. */
export type Notice =
  | SmallTalk
  | 'no-answer'
  /** Explains where the visitor finds the ticket number. */
  | `${CheckKind}-ticket`
  | 'live-agent-opened'
  | 'live-agent-blocked'
  | 'live-agent-fell-back'
  | 'live-agent-absent'
  | 'live-agent-failed'
  | 'vendor-chat-minimised'
  | 'vendor-chat-ended'
  | 'vendor-chat-timed-out';

export type ChatMessage =
  | { type: 'user'; faqId: number; text: string }
  /** A text that the visitor typed. It is not saved. */
  | { type: 'said'; text: string }
  | { type: 'bot'; text: string }
  /** `image` is a file name; `text` is the question that it illustrates. */
  | { type: 'image'; image: string; text: string }
  | { type: 'ticket-picture'; kind: CheckKind }
  /** The position of the check form. Only the latest form is shown. */
  | { type: 'form' }
  | { type: 'check'; kind: CheckKind; outcome: CheckOutcome }
  /**
   * The ways to a human at the time when the visitor asked (the server's clock). `text` is what the visitor had typed. It is
   * not saved.
   */
  | { type: 'ways'; nowMs: number; text?: string | undefined }
  /** `href` is a link that the visitor can open. */
  | { type: 'notice'; notice: Notice; href?: string | undefined };

/** A question that the page's address or a call of `open()` names. */
export interface LinkedFaq {
  id: number;
  /** Opens the panel for the visitor or the page if the question exists. If undefined, the panel stays as it is. */
  opensBy?: ChatState['openedBy'];
}

export interface ChatState {
  source: FaqSource;
  /** The website's settings for its bot; the default until they have loaded. */
  bot: PublicBot;
  isOpen: boolean;
  /** Only a panel that the visitor opened may move the focus. */
  openedBy: 'visitor' | 'page';
  /** `refused`: this page may not show the website's bot. A retry does not help. */
  faqStatus: 'idle' | 'loading' | 'ready' | 'failed' | 'refused';
  faqs: readonly PublicFaq[];
  /**
   * The search words for this tree; `null` until they are requested. Without `loading`, each focus before they arrive would
   * request them again, and each response would index the tree again.
   */
  words: PublicSearchWords | 'loading' | null;
  /** The latest question that was chosen; `null` is home. */
  chosenId: number | null;
  messages: readonly ChatMessage[];
  /** The question whose answer was shown last, also after Home. */
  readId: number | null;
  /** Whether the bot asks if the latest answer helped. False if it has further questions or is a ticket check. */
  canVote: boolean;
  /** By the id of the question: whether its answer helped. */
  votes: Readonly<Record<number, boolean>>;
  /** The topic whose questions are above the first menu; 0 for none. */
  topicId: number;
  /** The texts of the announcements that the visitor closed. An edited text is shown again. */
  closed: readonly string[];
  isHandoverOffered: boolean;
  handover: Handover;
  /** The form that is shown. */
  check: CheckForm | null;
  /** The latest check since Home. It is not saved. */
  checked: TicketQuery | null;
  /** The saved conversation, until the FAQs have loaded. */
  toRestore: SavedConversation | null;
  /** The question to show once the FAQs have loaded. */
  linked: LinkedFaq | null;
  /** Numbers of the latest requests. Responses to earlier requests are dropped. */
  faqRequest: number;
  handoverRequest: number;
  checkRequest: number;
}

export type ChatEvent =
  | { type: 'interest-shown' }
  | { type: 'opened'; by: 'visitor' | 'page' }
  | { type: 'closed' }
  /** `bot` is set if the settings of the new source are known. */
  | { type: 'source-changed'; source: FaqSource; bot?: PublicBot | undefined }
  /** `isHeld` is true if a link in the address chose the question, not the visitor. */
  | { type: 'option-chosen'; id: number; isHeld?: boolean }
  | ({ type: 'faq-linked' } & LinkedFaq)
  | { type: 'retry-chosen' }
  /** The visitor sent small talk instead of choosing a question. */
  | { type: 'small-talk-sent'; text: string }
  /** The element's language changed. The new words may have to be loaded. */
  | { type: 'language-changed' }
  | { type: 'bot-loaded'; request: number; bot: PublicBot }
  | { type: 'faqs-loaded'; request: number; faqs: readonly PublicFaq[] }
  | { type: 'faqs-failed'; request: number }
  | { type: 'faqs-refused'; request: number }
  /** The visitor is about to search. */
  | { type: 'search-focused' }
  /** `request` is the number of the FAQ request that the words belong to; `null` after an error. */
  | { type: 'words-loaded'; request: number; words: PublicSearchWords | null }
  /** The visitor voted whether the answer helped. */
  | { type: 'voted'; isHelpful: boolean }
  | { type: 'announcement-closed'; text: string }
  /** The page's topic, see `ChatState`. */
  | { type: 'topic-set'; id: number }
  /** The visitor wants a human, and has to choose a way or to wait. `nowMs` is the server's time. */
  | { type: 'ways-asked'; nowMs: number; text?: string | undefined }
  /** The visitor followed the link of a channel. */
  | { type: 'channel-opened'; channel: ChannelType }
  /** The visitor did something that is counted but changes no state. */
  | { type: 'noticed'; fact: InsightFact }
  | CheckEvent
  | HandoverEvent
  | { type: 'conversation-loaded'; saved: SavedConversation }
  /** The browser shows an earlier page of the tab again, and the conversation has changed since then. */
  | { type: 'conversation-changed'; saved: SavedConversation | undefined }
  | { type: 'page-shown-again' }
  /** The element was added to a page. */
  | { type: 'connected' }
  /** The element was removed from the page. Running requests are cancelled. */
  | { type: 'disconnected' };

/** A DOM event that the element dispatches to the page. */
export type PageEvent =
  | { name: 'faq-open' | 'faq-close'; detail: { websiteId: number } }
  | { name: 'faq-question'; detail: { websiteId: number; id: number; question: string } }
  | {
      name: 'faq-check';
      detail: { websiteId: number; kind: CheckKind; outcome: CheckOutcome['type'] };
    }
  | {
      name: 'faq-handover';
      detail: { websiteId: number; outcome: HandoverReport; channel: ChannelType };
    };

export type ChatEffect =
  /** Also loads the bot's settings, unless they are known. */
  | { type: 'load-faqs'; request: number; source: FaqSource }
  | { type: 'load-bot'; request: number; source: FaqSource }
  | { type: 'load-words'; request: number; source: FaqSource }
  | CheckEffect
  | HandoverEffect
  | { type: 'load-conversation'; source: FaqSource }
  | { type: 'compare-conversation'; source: FaqSource }
  | { type: 'cancel-requests' }
  /**
   * `event` is dispatched to the page, `fact` is counted. With `isHeld` it counts only after a further action of the
   * visitor.
   */
  | {
      type: 'emit';
      event?: PageEvent | undefined;
      fact?: InsightFact | false | undefined;
      isHeld?: boolean | undefined;
    }
  /** Sends these events to the store next. */
  | { type: 'send'; events: readonly ChatEvent[] };

export interface Transition {
  state: ChatState;
  effects: readonly ChatEffect[];
}
