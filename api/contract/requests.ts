/** Requests of the admin API and the responses of its writes (specification, section 7). */

import type { ErrorCode } from './errors.ts';
import type { FaqNameOf } from './faqs/faq-fields.ts';
import type { Role } from './rights.ts';

export interface LoginRequest {
  username: string;
  password: string;
}

export interface CreateUser extends UserRights {
  username: string;
  password: string;
  /** The first of the websites. It can be omitted if there are `website_ids`. */
  website_id?: number | undefined;
}

/** What an account may do, see `Rights`. A new account is an admin unless a role is sent. */
export interface UserRights {
  role?: Role | undefined;
  website_ids?: number[] | undefined;
  /** Only for editors, where it defaults to `false`. */
  may_publish?: boolean | undefined;
}

/**
 * The `version` of the row that an edit was made from. If omitted, later edits by others are overwritten. With an old
 * version the response is 409 and a `ConflictResponse`. A deletion has it as `?version=`, the multipart form of a FAQ
 * has it as the field `version`.
 */
export interface Versioned {
  version?: number | undefined;
}

/** Changes the status, the rights, or both. What is not sent does not change. */
export interface UpdateUser extends Versioned, UserRights {
  account_status?: boolean | undefined;
  /**
   * Whether the publications that the account scheduled and may no longer make are scheduled in the caller's name. They are cancelled
   * otherwise. `DELETE /api/users/{id}` has it in its query.
   */
  take_over_schedules?: boolean | undefined;
}

export interface UpdateUserResponse extends WriteResponse {
  /** See `WriteFaqResponse`; only when the rights were changed. A change of the status is undone in Riwayat. */
  undo_id?: number | undefined;
}

export interface UpdateUserPassword extends Versioned {
  password: string;
  /** The caller's own password; checked when sent. The admin app requires it when admins change their own password. */
  current_password?: string | undefined;
}

/** Creates a website, or replaces the fields of one. */
export interface WriteWebsite {
  name: string;
  livechat_link: string;
  server_ip: string;
}

export interface UpdateWebsite extends WriteWebsite, Versioned {}

export interface CreateWhitelistEntry {
  /** An IPv4 or IPv6 address, or a network such as `103.10.20.0/24`. */
  ip: string;
  note?: string | undefined;
}

/** Fields that are left out stay as they are. One of them is required. */
export interface UpdateWhitelistEntry extends Versioned {
  /** An address of the day has none. */
  status?: boolean | undefined;
  note?: string | undefined;
}

export interface CreateWebsiteLink {
  link: string;
  /** Defaults to website 1. */
  website_id?: number | undefined;
}

export interface UpdateWebsiteLink extends Versioned {
  link: string;
  website_id?: number | undefined;
}

/**
 * Fields of the multipart form that creates or edits a FAQ. An edit does not change the texts that it does not send,
 * other than the question and the answer. A list has one field for each text: blank ones and repetitions in another case
 * are dropped, and a single blank one removes all.
 */
export interface WriteFaqForm extends FaqFormTexts {
  /** See `FaqReview`. An edit without the field, or with the same rule, does not change when the answer is due. */
  review?: string | undefined;
  /** A day, or empty: `review` for those who only set a day. Ignored if `review` is sent. */
  review_on?: string | undefined;
  website_id: string;
  /** Empty for the top tier. */
  parent_id: string;
  image?: File | undefined;
  /** `true` removes the stored image; edits only. */
  remove_image?: 'true' | undefined;
  /** The version the edit was made from, in digits; edits only, see `Versioned`. */
  version?: string | undefined;
}

type FaqFormTexts = { question: string; answer: string } & {
  [Name in FaqNameOf<'list'>]?: string | string[] | undefined;
} & { [Name in Exclude<FaqNameOf<'optional'>, 'answer'>]?: string | undefined };

/** Response of a write that creates no row. */
export interface WriteResponse {
  /** For the admin, in Indonesian. */
  message: string;
}

export interface CreateResponse extends WriteResponse {
  id: number;
}

/** Moves a FAQ with its descendants (`PUT /api/faqs/{id}/place`). */
export interface PlaceFaq extends Versioned {
  /** `null` for the top tier. */
  parent_id: number | null;
  /** The next sibling, a child of the same parent; `null` for the last place. */
  before_id: number | null;
}

/** Response of a write of FAQs. */
export interface WriteFaqResponse extends WriteResponse {
  /**
   * The write's entry in the audit trail. `POST /api/audit/{undo_id}/restore` undoes the write for `undoDays`, see
   * `RestoreResponse`. A repeated creation has the id of the first one.
   */
  undo_id: number;
}

/**
 * Confirms that an answer is still right (`POST /api/faqs/{id}/confirm`). The FAQ's version does not change. The response
 * is a `WriteFaqResponse`.
 */
export interface ConfirmFaq extends Versioned {}

/**
 * Adds keywords to a FAQ (`POST /api/faqs/{id}/keywords`). It has no version, because it conflicts with no other edit.
 */
export interface AddKeyword {
  /** One keyword or several. */
  keyword: string | string[];
}

/**
 * Adds keywords to FAQs of a website (`POST /api/faqs/{websiteId}/add-keywords`), after their existing ones. The response is a
 * `WriteFaqsResponse`, and one undo removes all of them.
 */
export interface AddManyKeywords {
  /** At most 5,000. A FAQ whose keywords would be too many is skipped. */
  faqs: { id: number; keywords: string[] }[];
}

/** Adds wordings of visitors to a FAQ (`POST /api/faqs/{id}/wordings`). Those that it has already are ignored. */
export interface AddWordings {
  wordings: string[];
}

/** Also the response of `POST /api/faqs/{id}/wordings`. */
export interface AddKeywordResponse extends WriteResponse {
  /** See `WriteFaqResponse`; `null` when the FAQ already had all of them, so that nothing was written. */
  undo_id: number | null;
}

export interface CreateFaqResponse extends CreateResponse, WriteFaqResponse {}

export interface PlaceFaqResponse extends WriteResponse {
  /** See `WriteFaqResponse`; `null` when the FAQ was already at this place, so that nothing was written. */
  undo_id: number | null;
  /** The FAQ's version after the move. */
  version: number;
  /** Rank among the siblings: 1 is the first. */
  position: number;
  /** Number of siblings, including the FAQ. */
  siblings: number;
  /** Number of ancestors: 0 is the top tier. */
  depth: number;
}

export interface DeleteFaqResponse extends WriteFaqResponse {
  /** Number of deleted rows: the FAQ itself and its descendants. */
  deleted: number;
}

/** A FAQ of a list, with the version that the caller saw. */
export interface ChosenFaq {
  id: number;
  version: number;
}

/**
 * Moves FAQs with their descendants (`POST /api/faqs/{websiteId}/move`), at most 5,000. Their order in the tree does
 * not change. A chosen FAQ below another chosen one moves with it.
 */
export interface MoveFaqs {
  faqs: ChosenFaq[];
  /** `null` for the top tier. */
  parent_id: number | null;
  /** The next sibling, a child of the same parent and not chosen; `null` for the last place. */
  before_id: number | null;
}

/** Deletes FAQs with their descendants (`POST /api/faqs/{websiteId}/delete`), at most 5,000. */
export interface DeleteFaqs {
  faqs: ChosenFaq[];
}

/** A text to find, and its replacement. */
export interface Replacement {
  find: string;
  /** Literal text; an empty text removes the words that were found. */
  replacement: string;
  /** `false` ignores case. */
  match_case: boolean;
  /** `true` finds only whole words, with no letter or digit next to them. */
  whole_word: boolean;
}

export type ReplacedField = 'question' | 'answer';

/**
 * What a replacement would change (`POST /api/faqs/replace/preview`). Writes nothing. Copies that follow an original in
 * the library are omitted: they change with it.
 */
export interface PreviewReplacement extends Replacement {
  website_ids: number[];
  /** The FAQs to search, at most 5,000. Defaults to all FAQs of the websites. */
  ids?: number[] | undefined;
}

export interface ReplacementPreview {
  lines: ReplacementLine[];
  /** Whether there are more: the lines are of at most 5,000 FAQs. */
  is_cut: boolean;
}

/**
 * A text in which something would be replaced. Lines are in the order of the websites and in tree order, a question
 * before its answer.
 */
export interface ReplacementLine extends ChosenFaq {
  website_id: number;
  field: ReplacedField;
  question: string;
  /**
   * The text around its first 20 matches: parts that do not change and parts that are replaced, alternating. Long parts
   * that do not change are shortened.
   */
  parts: string[];
  /** Number of matches in the whole text. */
  places: number;
  /** Why the text cannot be replaced, in Indonesian: it would be blank or too long; `null` when it can. */
  problem: string | null;
}

/** Replaces words in FAQs of websites (`POST /api/faqs/replace`), at most 5,000. One undo reverts all. */
export interface ReplaceWords extends Replacement {
  website_ids: number[];
  /** The lines of the preview to write. The server replaces the words in the stored texts. */
  faqs: (ChosenFaq & { fields: ReplacedField[] })[];
}

/** A FAQ that a write of several FAQs did not change. */
export interface SkippedFaq {
  id: number;
  /** `null` when the FAQ no longer exists. */
  question: string | null;
  /** In Indonesian: it was changed meanwhile, it no longer exists, or the new text is not allowed. */
  reason: string;
}

/** Response of a write of many FAQs. */
export interface WriteFaqsResponse extends WriteResponse {
  /** See `WriteFaqResponse`; `null` when nothing was written. */
  undo_id: number | null;
  /** How many FAQs were written. Moved FAQs count without their descendants, deleted FAQs with them. */
  written: number;
  skipped: SkippedFaq[];
}

/** Response of every error of the API. */
export interface ErrorResponse {
  /** For the admin, in Indonesian. */
  message: string;
  /** For programs: it does not change with the message. */
  code: ErrorCode;
  /** The id of the request in the server's log. */
  request_id: string;
  /** Messages by field, in Indonesian. */
  fields?: Record<string, string> | undefined;
}

/** 503: the work takes several requests. Repeat the request to continue the work. */
export interface UnfinishedResponse extends ErrorResponse {
  progress: Progress;
}

export interface Progress {
  done: number;
  total: number;
}

/** Response 403 of a sensitive write: the same request succeeds after `POST /api/profile/proof`. */
export interface ProofNeededResponse extends ErrorResponse {
  proof: true;
}

/**
 * 409: the edit or deletion was made from an old version; nothing was written. Only this 409 has `current`. Other
 * reasons for 409 are a name that is taken, the last active admin, and the caller's own address.
 */
export interface ConflictResponse<Row> extends ErrorResponse {
  /** The current row, as in its list. The next attempt must send its `version`. */
  current: Row;
}

/** `GET /whitelist`: whether the caller's address passes the gate. */
export interface WhitelistStatus {
  whitelist: { status: boolean };
}

/** `GET /ip`: the caller's address as the server sees it. */
export interface ClientIp {
  ip: string;
}

/**
 * The account that a page of the back-office was opened for. A request of another account is refused (409): a tab that slept while somebody
 * else signed in must not save in that person's name.
 */
export const accountHeader = 'X-Account';

/** Payload of the readable `token` cookie (a JWT). */
export interface TokenClaims {
  user_id: number;
  account_name: string;
  /** Seconds since 1970. */
  exp: number;
}
