/**
 * What the lists of the admin API answer, one type per entity (spec, section 3).
 * Wire names stay as the specification gives them.
 */

/** Carried by every row of every list. */
export interface ListRow {
  /** UTC, ISO 8601. */
  last_edited_at: string;
  /** Username of the person who last wrote the row. */
  last_edited_by: string;
  /** Counts the row's edits from 1. An edit or deletion that sends it is refused once the row has a later one. */
  version: number;
  /** Rows in the whole list, the same on every row. */
  all_data: number;
}

export interface AdminUser extends ListRow {
  id: number;
  username: string;
  /** `true` is active. */
  status: boolean;
}

export interface Website extends ListRow {
  id: number;
  name: string;
  /** As typed; without a scheme https is meant. */
  livechat_link: string;
  server_ip: string;
}

/** A choice in a website selector. */
export interface WebsiteOption {
  id: number;
  name: string;
}

export interface WhitelistEntry extends ListRow {
  id: number;
  ip: string;
  /** `true` is active. */
  status: boolean;
  /** `false` when no client can ever have this address, for example `999.1.1.1`. */
  matchable: boolean;
}

export interface WebsiteLink extends ListRow {
  id: number;
  /** As typed; without a scheme https is meant. */
  link: string;
  website_id: number;
}

export interface Faq extends ListRow {
  id: number;
  question: string;
  /** Plain text; `null` when the question only opens its children. */
  answer: string | null;
  /** File name for `/api/faqs/image/{name}`; `null` without an image. */
  image: string | null;
  /** `null` is the top tier. */
  parent_id: number | null;
  website_id: number;
  /** Ancestors above the row: 0 is the top tier. */
  depth: number;
}

/** One entry of a website's whole tree, in tree order: a parent stands before its children. */
export interface FaqTreeEntry {
  id: number;
  question: string;
  parent_id: number | null;
  /** Ancestors above the entry: 0 is the top tier. */
  depth: number;
}
