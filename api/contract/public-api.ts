/** The API that visitors' pages call without a sign-in: a website's FAQs, its live-chat link, ticket checks. */

import type { amountNames } from './ticket.ts';

/** `GET /faqs/{websiteId}` returns an array of these, in tree order. */
export interface PublicFaq {
  id: number;
  question: string;
  answer: string | null;
  /** Other words for the question. The bot's search uses them like the question. Omitted when there are none. */
  keywords?: string[] | undefined;
  /** File name for `/faqs/image/{name}`. It ends in `-{width}x{height}.webp`, so that a page can reserve the space. */
  image: string | null;
  parent_id: number | null;
}

/** A FAQ as admins and the search words read it. */
export interface TaughtFaq extends PublicFaq {
  /** What visitors typed for it. The bot gets them with its search words. Omitted when there are none. */
  wordings?: string[] | undefined;
}

/** `GET /websites/{id}/livechat`. */
export interface PublicLivechat {
  /** An absolute http or https address; `null` when the website has no usable one. */
  livechat_link: string | null;
}

/** `POST /api/deposits/history` and the others, see `tickets`. */
export interface HistoryRequest {
  username: string;
  ticket: string;
}

/** Amounts are in whole rupiah. */
export type HistoryAmounts = {
  [Name in (typeof amountNames)[number]]?: number | null | undefined;
};

/** `data` is empty for a ticket in the queue, an unknown ticket and a wrong username. */
export interface HistoryResponse {
  data: HistoryAmounts[];
  totalValues: HistoryAmounts;
}

/**
 * `GET /faqs/{websiteId}/words`: word lists that the bot's search needs for one tree of FAQs. Words are separated by
 * spaces.
 */
export interface PublicSearchWords {
  /** One affix per line: its pattern, then the letters that it may have replaced, `-` for none. */
  affixes: string;
  /** Words without a meaning of their own, in addition to the few in the bot. */
  fillers: string;
  /** Words with little meaning, such as `cara` and `berapa`. */
  light: string;
  /** The spellings of one word per line, the most usual first: `tidak gak ga`. */
  spellings: string;
  /**
   * The words of one meaning per line: synonyms, then after `|` words that are only related. Two words joined by `_`
   * count as one word.
   */
  synonyms: string;
  /**
   * The wordings that admins assigned to FAQs, one per line: the FAQ's id, then the wording. Omitted when
   * there are none.
   */
  wordings?: string | undefined;
}
