/** Wordings of visitors without a sure result, and how admins handled them. */

/** `answered`: a FAQ answers the wording now. `ignored`: the wording needs no answer. */
export const handledStates = ['answered', 'ignored'] as const;
export type HandledState = (typeof handledStates)[number];

/** A FAQ that answers wordings. */
export interface AnsweringFaq {
  id: number;
  question: string;
}

/** A wording that is not handled. */
export interface OpenWording {
  words: string;
  /**
   * How often it was searched without a sure result. If it was answered before, counts only the searches after that.
   */
  count: number;
  /** Days of Asia/Jakarta. */
  first_on: string;
  last_on: string;
  /** When and by which FAQ it was answered before; `null` if it was not. The FAQ is `null` when it is deleted. */
  answered: { at: string; faq: AnsweringFaq | null } | null;
}

/** Wordings that were handled together. */
export interface HandledGroup {
  /** The id of the group. Later groups have higher ids. */
  group: number;
  /** The most frequent first. */
  words: string[];
  state: HandledState;
  /** `null` for ignored wordings, and when the FAQ is deleted. */
  faq: AnsweringFaq | null;
  /** UTC, ISO 8601. */
  handled_at: string;
  handled_by: string;
  /** How often they were searched without a sure result until then. */
  before: number;
  /** How often visitors chose a result for them since then and did not ask for a human afterwards. */
  since: number;
  /** How often they were searched without a sure result since then. */
  again: number;
}

/** `GET /api/insights/{websiteId}/tests`: wordings and the FAQ that they should find, the most frequent first. */
export interface SearchTestRow {
  id: number;
  words: string;
  faq_id: number;
  /** How many visitors chose it, each once a day; 0 if an admin added it. */
  count: number;
}

/** `POST /api/insights/{websiteId}/tests`. Words that are a test already get the new FAQ. */
export interface AddSearchTest {
  words: string;
  faq_id: number;
}

/** `GET /api/insights/{websiteId}/unanswered` */
export interface Unanswered {
  /** The most frequent first, at most 500. */
  open: OpenWording[];
  /** The last handled first. */
  done: HandledGroup[];
}

/**
 * `POST /api/insights/{websiteId}/unanswered`. The wordings become one group. Wordings of another group are moved to
 * it.
 */
export interface HandleWords {
  words: string[];
  state: HandledState;
  /** The FAQ that answers them; only with `answered`. */
  faq_id?: number | undefined;
}

/**
 * Response of `POST`, and of `DELETE /api/insights/{websiteId}/unanswered/{group}`, which makes the wordings open
 * again.
 */
export interface HandleWordsResponse {
  /** For the admin, in Indonesian. */
  message: string;
  group: number;
}
