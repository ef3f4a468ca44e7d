/** Requests of the admin API and the responses of its writes (specification, section 7). */

export interface LoginRequest {
  username: string;
  password: string;
}

export interface CreateUser {
  username: string;
  password: string;
  website_id: number;
}

/**
 * The `version` of the row that an edit was made from. Without it, later edits by others are overwritten. With an old
 * version the response is 409 and a `ConflictResponse`. A deletion takes it as `?version=`, the multipart form of a FAQ
 * as its field `version`.
 */
export interface Versioned {
  version?: number | undefined;
}

export interface UpdateUserStatus extends Versioned {
  account_status: boolean;
}

export interface UpdateUserPassword extends Versioned {
  password: string;
  /** The caller's own password; checked when sent. The form requires it to change one's own password. */
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
  ip: string;
}

export interface UpdateWhitelistEntry extends Versioned {
  status: boolean;
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

/** Fields of the multipart form that creates or edits a FAQ. All are strings except for the file and the keywords. */
export interface WriteFaqForm {
  question: string;
  answer: string;
  /**
   * One field for each keyword. Blank ones and repetitions in another case are dropped. An edit without the field leaves
   * the keywords as they are; a single blank one removes them all.
   */
  keywords?: string | string[] | undefined;
  website_id: string;
  /** Empty for the top tier. */
  parent_id: string;
  image?: File | undefined;
  /** `true` removes the stored image; edits only. */
  remove_image?: 'true' | undefined;
  /** The version the edit was made from, in digits; edits only, see `Versioned`. */
  version?: string | undefined;
}

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

/** Adds keywords to a FAQ (`POST /api/faqs/{id}/keywords`), whatever else was edited meanwhile. */
export interface AddKeyword {
  /** One or several. */
  keyword: string | string[];
}

export interface AddKeywordResponse extends WriteResponse {
  /** See `WriteFaqResponse`; `null` when the FAQ had all of them already, so that nothing was written. */
  undo_id: number | null;
}

export interface CreateFaqResponse extends CreateResponse, WriteFaqResponse {}

export interface PlaceFaqResponse extends WriteResponse {
  /** See `WriteFaqResponse`; `null` when the FAQ was there already, so that nothing was written. */
  undo_id: number | null;
  /** The FAQ's version now. */
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

/** A FAQ of a list, as the caller saw it. */
export interface ChosenFaq {
  id: number;
  version: number;
}

/**
 * Moves FAQs with their descendants (`POST /api/faqs/{websiteId}/move`), at most `chosenFaqsMax`. They keep their order
 * in the tree. One below another chosen one goes with it.
 */
export interface MoveFaqs {
  faqs: ChosenFaq[];
  /** `null` for the top tier. */
  parent_id: number | null;
  /** The next sibling, a child of the same parent and not chosen; `null` for the last place. */
  before_id: number | null;
}

/** Deletes FAQs with their descendants (`POST /api/faqs/{websiteId}/delete`), at most `chosenFaqsMax`. */
export interface DeleteFaqs {
  faqs: ChosenFaq[];
}

/** What is replaced by what. */
export interface Replacement {
  find: string;
  /** Literal text; empty removes what was found. */
  replacement: string;
  /** `false` also finds it in another case. */
  match_case: boolean;
  /** `true` finds it only where no letter or digit of a longer word is next to it. */
  whole_word: boolean;
}

export type ReplacedField = 'question' | 'answer';

/**
 * What a replacement would change (`POST /api/faqs/{websiteId}/replace/preview`): a `ReplacementLine` for every text.
 * Writes nothing.
 */
export interface PreviewReplacement extends Replacement {
  /** Without it, all FAQs of the website; at most `chosenFaqsMax`. */
  ids?: number[] | undefined;
}

/** A text in which something would be replaced. Lines are in tree order, a question before its answer. */
export interface ReplacementLine extends ChosenFaq {
  field: ReplacedField;
  question: string;
  /**
   * The text around its first 20 places: what stays, what is replaced, what stays, and so on. Long parts that stay are
   * shortened to what is near.
   */
  parts: string[];
  /** How many places are replaced. */
  places: number;
  /** Why the text cannot be replaced, in Indonesian: it would be blank or too long; `null` when it can. */
  problem: string | null;
}

/** Replaces words in FAQs (`POST /api/faqs/{websiteId}/replace`), at most `chosenFaqsMax`. */
export interface ReplaceWords extends Replacement {
  /** The lines of the preview that are to be written. The server replaces the words of the texts that are stored. */
  faqs: (ChosenFaq & { fields: ReplacedField[] })[];
}

/** A FAQ that a write of many left as it was. */
export interface SkippedFaq {
  id: number;
  /** `null` when it no longer exists. */
  question: string | null;
  /** In Indonesian: it was changed meanwhile, it no longer exists, or the new text is not allowed. */
  reason: string;
}

/** Response of a write of many FAQs. */
export interface WriteFaqsResponse extends WriteResponse {
  /** See `WriteFaqResponse`; `null` when nothing was written. */
  undo_id: number | null;
  /** How many FAQs were written: moved, without their descendants; deleted, with them; or edited. */
  written: number;
  skipped: SkippedFaq[];
}

/** Response of every error of the API. */
export interface ErrorResponse {
  /** For the admin, in Indonesian. */
  message: string;
  /** Messages by field, in Indonesian. */
  fields?: Record<string, string> | undefined;
}

/** 503: the work takes several requests. The same request goes on where this one ended. */
export interface UnfinishedResponse extends ErrorResponse {
  progress: Progress;
}

export interface Progress {
  done: number;
  total: number;
}

/**
 * 409: the edit or deletion was made from an old version; nothing was written. Only this 409 has `current`; the others
 * are a name that is taken, the last active admin, one's own address.
 */
export interface ConflictResponse<Row> extends ErrorResponse {
  /** The row as its list shows it now. The next attempt must send its `version`. */
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

/** Payload of the readable `token` cookie (a JWT). */
export interface TokenClaims {
  user_id: number;
  account_name: string;
  /** Seconds since 1970. */
  exp: number;
}
