import type { Faq } from './entities.ts';
import type { Versioned, WriteResponse } from './requests.ts';

/** The audit trail (`GET /api/audit/{pageSize}/{page}`), undoing a write, and earlier versions of a FAQ. */

export const auditActions = [
  'create',
  'update',
  'move',
  'replace',
  'copy',
  'delete',
  'import',
  'restore',
  'publish',
  'schedule',
  'unschedule',
  'sign-in',
  'sign-in-refused',
  'sign-out',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The kinds of rows; signing in and out belongs to the user, what is scheduled to the release. A `wording` is what visitors asked. */
export const auditEntities = [
  'user',
  'website',
  'whitelist',
  'link',
  'faq',
  'release',
  'wording',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/**
 * A row's own fields under their wire names. An image is its file name. Keywords are one text, a keyword in each line. A password is never included: the `after` of a
 * password change has `password_changed: true`.
 */
export type AuditFields = Record<string, string | number | boolean | null>;

/** Rows that a deletion removed. A deleted FAQ or link counts itself, a deleted website does not. */
export interface RemovedCounts {
  faqs: number;
  links: number;
  /** Accounts that were assigned to the website; they were not deleted. */
  users: number;
}

/**
 * Every write of a FAQ can be undone, every change of a bot's settings, the deletion of a website or a link, and the last publication.
 *
 * - `possible`: `POST /api/audit/{id}/restore` undoes the write, unless somebody changed the same rows since
 * - `done`: it was undone already
 * - `expired`: it is older than `undoDays`
 * - `null`: nothing to undo
 */
export type UndoState = 'possible' | 'done' | 'expired' | null;

/** One entry of the audit trail; the list has the newest first. */
export interface AuditEntry {
  id: number;
  /** UTC, ISO 8601. */
  at: string;
  /** `null` for the console, the system, and a refused sign-in. */
  user_id: number | null;
  /**
   * The name at that time. `console` for a command on the server's own machine, `system` for the server itself, empty
   * for a refused sign-in with a name that no account has.
   */
  username: string;
  /** The client's address; `null` when there was none. */
  address: string | null;
  action: AuditAction;
  entity: AuditEntity;
  /** `null` for a write of several rows, and for a refused sign-in with a name that no account has. */
  entity_id: number | null;
  /** The website the row belongs to; a website belongs to itself. */
  website_id: number | null;
  /**
   * The row's question, name, address or link. For a write of several FAQs, what was done in Indonesian, or their number and
   * where they come from; for an import the file's name.
   */
  label: string;
  /** The same as it is now; `null` if the row does not exist. With the filter `faq` it is that FAQ's question. */
  current_label: string | null;
  /**
   * `null` unless the action is `update`, `move`, `replace`, `unschedule` or `delete`, or a `restore` of something that still existed. The
   * fields of a `move` are `parent_id`, `position` (the rank among the siblings, from 1) and `version`. Those of a write of
   * several FAQs are `questions`, the first 20, with the new `parent_id` of a move, or the `words` of a `replace`. Those of a
   * `copy` are `copied` (the number of FAQs), `copied_from` (the website's name) and `parent_id`. Those of a website's `create`
   * include `copied` and `copied_from` when it did not start empty. Those of a `publish` are `changes`, `note`, `restored_from`
   * and `scheduled_at`, of which the last three may be missing; those of a `schedule` are `scheduled_at` and `note`. Those of a
   * website's settings are those that changed: `publishing`, `embed`, those of `Appearance` (with `bot_position`, and the questions of the
   * `shortcuts`), and `contact`, a text. Those of
   * wordings are `handled` (`open`, `answered` or `ignored`) and the `question` of the FAQ.
   *
   * With the filter `faq`, these are the fields of that FAQ, also if the write was of several.
   */
  before: AuditFields | null;
  /**
   * `null` unless the action is `create`, `update`, `move`, `replace`, `copy`, `import`, `publish`, `schedule` or `restore`; also `null` when a
   * creation was undone. Those of an `import` are the numbers of FAQs `added`, `changed` and `removed`.
   */
  after: AuditFields | null;
  /** `null` unless the write deleted rows that can be restored. */
  removed: RemovedCounts | null;
  undo: UndoState;
  /** The entry that a `restore` undid; `null` for other actions. */
  restores: number | null;
  /** Number of entries that pass the filters, the same on every row. */
  all_data: number;
}

/** The list's query. Filters are joined by AND; a missing filter allows everything. */
export interface AuditFilters {
  /** A username in any case, also `console`, `system` or the name of a deleted account. */
  user?: string | undefined;
  entity?: AuditEntity | undefined;
  action?: AuditAction | undefined;
  /** A website's id, in digits. */
  website?: string | undefined;
  /** A FAQ's id, in digits: every write that changed it, alone or with others, and those of deleted FAQs too. */
  faq?: string | undefined;
  /** ISO 8601 with a zone, `2026-01-31T00:00:00+07:00`; inclusive. */
  from?: string | undefined;
  /** ISO 8601 with a zone; exclusive. */
  to?: string | undefined;
}

/** Which content of an entry: the FAQ's before the write, or after it. */
export const versionSides = ['before', 'after'] as const;
export type VersionSide = (typeof versionSides)[number];

/** Query of `GET /api/faqs/{id}/versions/{entry}`, where the entry is one of the audit trail. */
export interface FaqVersionQuery {
  /** `after` without it. */
  side?: VersionSide | undefined;
}

/** An earlier version of a FAQ, and the FAQ as it is now. 404: no such FAQ, or the entry does not have its content. */
export interface FaqVersion {
  question: string;
  answer: string | null;
  /** Those of now if the version is older than the keywords. */
  keywords: string[];
  /** `null` also if the image is not stored any more. */
  image: string | null;
  /** The version had an image that is not stored any more. */
  image_gone: boolean;
  /** The time of the entry; UTC, ISO 8601. */
  at: string;
  current: Faq;
}

/**
 * Writes the question, answer, keywords and image of an earlier version (`PUT /api/faqs/{id}/versions/{entry}`); the place stays. An
 * image that is not stored any more is left out. The entry of this write is an `update`: its `after` has the time of the
 * version as `version_after` or `version_before`.
 */
export interface WriteFaqVersion extends FaqVersionQuery, Versioned {}

export interface WriteFaqVersionResponse extends WriteResponse {
  /** See `WriteFaqResponse`; `null` when the FAQ had this content already, so that nothing was written. */
  undo_id: number | null;
}

/**
 * Response of `POST /api/audit/{id}/restore`. 404: no such entry. 409, and nothing is written: already undone, expired,
 * nothing to undo, the parent, the website or the FAQ no longer exists, the link exists again, the FAQ or the same settings were
 * edited since, the FAQ was moved to another parent since, or a created FAQ got a child since.
 */
export interface RestoreResponse {
  /** For the admin, in Indonesian. */
  message: string;
  entity: AuditEntity;
  /** `null` when the write was of several rows. */
  entity_id: number | null;
  website_id: number;
}
