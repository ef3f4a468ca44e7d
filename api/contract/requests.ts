/** What the admin API takes, and the answers of its writes (spec, section 7). */

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
 * What every edit may carry: the `version` of the row it was made from. Without it the edit goes through whatever
 * happened since; with one that is no longer the row's own it is answered 409 with a `ConflictAnswer`. A deletion takes
 * the same as `?version=`, the multipart form of a FAQ as its field `version`.
 */
export interface Versioned {
  version?: number | undefined;
}

export interface UpdateUserStatus extends Versioned {
  account_status: boolean;
}

export interface UpdateUserPassword extends Versioned {
  password: string;
  /** The caller's own password, checked when it is sent; the form asks for it before one's own password is changed. */
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

/** The fields of the multipart form that creates or edits a FAQ; all are strings but the file. */
export interface WriteFaqForm {
  question: string;
  answer: string;
  website_id: string;
  /** Empty for the top tier. */
  parent_id: string;
  image?: File | undefined;
  /** `true` drops the stored image; edits only. */
  remove_image?: 'true' | undefined;
  /** The version the edit was made from, in digits; edits only, see `Versioned`. */
  version?: string | undefined;
}

/** The answer of a write that made nothing new. */
export interface WriteResponse {
  /** For the person at the screen, in Indonesian. */
  message: string;
}

export interface CreateResponse extends WriteResponse {
  id: number;
}

export interface DeleteFaqResponse extends WriteResponse {
  /** Rows that went: the FAQ itself and its descendants. */
  deleted: number;
}

/** Every error of the API. */
export interface ErrorResponse {
  /** For the person at the screen, in Indonesian. */
  message: string;
  /** The field at fault and what is wrong with it, in Indonesian. */
  fields?: Record<string, string> | undefined;
}

/**
 * 409 to an edit or a deletion made from a version the row no longer has; nothing was written. `current` tells it from
 * every other 409: a name that is taken, the last active admin, one's own address.
 */
export interface ConflictResponse<Row> extends ErrorResponse {
  /** The row as it stands now, as its list has it: `version` is what the next attempt sends. */
  current: Row;
}

/** `GET /whitelist`: whether the server lets the caller's address in. */
export interface WhitelistStatus {
  whitelist: { status: boolean };
}

/** `GET /ip`: the address the server sees the caller under. */
export interface ClientIp {
  ip: string;
}

/** What the readable `token` cookie carries (a JWT's payload). */
export interface TokenClaims {
  user_id: number;
  account_name: string;
  /** Seconds since 1970. */
  exp: number;
}
