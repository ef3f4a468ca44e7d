import type { ChannelType } from '../../api/contract/contact.ts';
import type { InsightFact } from '../../api/contract/insights.ts';
import type { PublicFaq, PublicSearchWords } from '../../api/contract/public-api.ts';
import type { PublicBot } from '../../api/contract/public-bot.ts';
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

/** A message of the bot itself. The view turns it into words. */
export type Notice =
  | SmallTalk
  | 'no-answer'
  /** Where the visitor finds the number of a ticket. */
  | 'deposit-ticket'
  | 'withdraw-ticket'
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
  /** What the visitor typed. It is not saved. */
  | { type: 'said'; text: string }
  | { type: 'bot'; text: string }
  /** `image` is a file name; `text` is the question that it illustrates. */
  | { type: 'image'; image: string; text: string }
  | { type: 'ticket-picture'; kind: CheckKind }
  /** The position of the check form; only the latest one is shown. */
  | { type: 'form' }
  | { type: 'check'; kind: CheckKind; outcome: CheckOutcome }
  /** The ways to a human, as they were when the visitor asked. The time is the server's. */
  | { type: 'ways'; nowMs: number }
  /** `href` is an address that the visitor can open by hand. */
  | { type: 'notice'; notice: Notice; href?: string | undefined };

/** A question that an address or the page names. */
export interface LinkedFaq {
  id: number;
  /** Who opens the panel if the question exists; without it the panel stays as it is. */
  opensBy?: ChatState['openedBy'];
}

export interface ChatState {
  source: FaqSource;
  /** What the website's admins have chosen for its bot; the default until it has loaded. */
  bot: PublicBot;
  isOpen: boolean;
  /** Only a panel that the visitor opened may move the focus. */
  openedBy: 'visitor' | 'page';
  /** `refused`: there is no bot for this page. A connection cannot help. */
  faqStatus: 'idle' | 'loading' | 'ready' | 'failed' | 'refused';
  faqs: readonly PublicFaq[];
  /** What the search knows of this tree's words; `null` until they have loaded. */
  words: PublicSearchWords | null;
  /** The latest question that was chosen; `null` is home. */
  chosenId: number | null;
  messages: readonly ChatMessage[];
  /** The question whose answer was shown last, also after Home. */
  readId: number | null;
  /** Whether the visitor is asked if the latest answer helped: it is no step to others and no ticket check. */
  canVote: boolean;
  /** Whether answers helped, by the ids of their questions. */
  votes: Readonly<Record<number, boolean>>;
  isHandoverOffered: boolean;
  handover: Handover;
  /** The form on the screen. */
  check: CheckForm | null;
  /** The latest check since Home. It is not saved. */
  checked: TicketQuery | null;
  /** The saved conversation, until the FAQs have loaded. */
  toRestore: SavedConversation | null;
  /** The question to go to once the FAQs have loaded. */
  linked: LinkedFaq | null;
  /** Numbers of the latest requests; responses to earlier ones are dropped. */
  faqRequest: number;
  handoverRequest: number;
  checkRequest: number;
}

export type ChatEvent =
  | { type: 'interest-shown' }
  | { type: 'opened'; by: 'visitor' | 'page' }
  | { type: 'closed' }
  /** `bot` if the settings of the new source are known. */
  | { type: 'source-changed'; source: FaqSource; bot?: PublicBot | undefined }
  /** `isHeld` for a question that an address names and the visitor has not chosen. */
  | { type: 'option-chosen'; id: number; isHeld?: boolean }
  | ({ type: 'faq-linked' } & LinkedFaq)
  | { type: 'retry-chosen' }
  /** The visitor sent small talk instead of choosing a question. */
  | { type: 'small-talk-sent'; text: string }
  | { type: 'bot-loaded'; request: number; bot: PublicBot }
  | { type: 'faqs-loaded'; request: number; faqs: readonly PublicFaq[] }
  | { type: 'faqs-failed'; request: number }
  | { type: 'faqs-refused'; request: number }
  /** The visitor is about to search. */
  | { type: 'search-focused' }
  /** `request` is the one of the FAQs that the words belong to. */
  | { type: 'words-loaded'; request: number; words: PublicSearchWords }
  /** The visitor says whether the answer helped. */
  | { type: 'voted'; isHelpful: boolean }
  /** The visitor wants a human, and has to choose a way or to wait. The time is the server's. */
  | { type: 'ways-asked'; nowMs: number }
  /** The visitor followed the link of a channel. */
  | { type: 'channel-opened'; channel: ChannelType }
  /** The visitor did something that changes no state. */
  | { type: 'noticed'; fact: InsightFact }
  | CheckEvent
  | HandoverEvent
  | { type: 'conversation-loaded'; saved: SavedConversation }
  /** The element is in a page. */
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
  /** With the bot's settings, unless they are known. */
  | { type: 'load-faqs'; request: number; source: FaqSource; needsBot: boolean }
  | { type: 'load-words'; request: number; source: FaqSource }
  | CheckEffect
  | HandoverEffect
  | { type: 'load-conversation'; source: FaqSource }
  | { type: 'cancel-requests' }
  /** `event` is for the page, `fact` is counted; `isHeld` if it counts only once the visitor does something more. */
  | {
      type: 'emit';
      event?: PageEvent | undefined;
      fact?: InsightFact | false | undefined;
      isHeld?: boolean | undefined;
    }
  /** Events that follow from this one. */
  | { type: 'send'; events: readonly ChatEvent[] };

export interface Transition {
  state: ChatState;
  effects: readonly ChatEffect[];
}
