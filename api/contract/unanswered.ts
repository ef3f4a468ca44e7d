/** Wordings of visitors without a sure result, and what admins did about them. */

/** `answered`: a FAQ answers it now. `ignored`: it needs no answer. */
export const handledStates = ['answered', 'ignored'] as const;
export type HandledState = (typeof handledStates)[number];

/** A FAQ that answers wordings. */
export interface AnsweringFaq {
  id: number;
  question: string;
}

/** A wording that waits for an answer. */
export interface OpenWording {
  words: string;
  /** How often it was asked without a sure result, since it was answered if it was. */
  count: number;
  /** Days of Asia/Jakarta. */
  first_on: string;
  last_on: string;
  /** It was answered before; `null` if it was not. The FAQ is `null` when it is deleted. */
  answered: { at: string; faq: AnsweringFaq | null } | null;
}

/** Wordings that were handled together. */
export interface HandledGroup {
  /** The later one is the higher one. */
  group: number;
  /** Most asked first. */
  words: string[];
  state: HandledState;
  /** `null` for ignored ones, and when the FAQ is deleted. */
  faq: AnsweringFaq | null;
  /** UTC, ISO 8601. */
  handled_at: string;
  handled_by: string;
  /** How often they were asked without a sure result until then. */
  before: number;
  /** How often a visitor chose a result for them since, and did not ask for a human after that. */
  since: number;
  /** How often they were asked without a sure result since. */
  again: number;
}

/** `GET /api/insights/{websiteId}/unanswered` */
export interface Unanswered {
  /** Most asked first, at most 500. */
  open: OpenWording[];
  /** Last handled first. */
  done: HandledGroup[];
}

/** `POST /api/insights/{websiteId}/unanswered`. The wordings become one group, also those of another group. */
export interface HandleWords {
  words: string[];
  state: HandledState;
  /** The FAQ that answers them; only with `answered`. */
  faq_id?: number | undefined;
}

/** `DELETE /api/insights/{websiteId}/unanswered/{group}` puts the wordings back. */
export interface HandleWordsResponse {
  /** For the admin, in Indonesian. */
  message: string;
  group: number;
}
