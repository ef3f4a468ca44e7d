import type { Channel } from './bot/contact.ts';
import type { Faq } from './entities.ts';
import type { FaqTexts } from './faqs/faq-fields.ts';
import type { Versioned, WriteResponse } from './requests.ts';
import type { FillWords } from './texts/fill-words.ts';

/** The audit trail (`GET /api/audit/{pageSize}/{page}`), undoing a write, and earlier versions of a FAQ. */

/** Actions that begin with `sign-` are about who somebody is. */
export const auditActions = [
  'create',
  'update',
  'move',
  'replace',
  'copy',
  'delete',
  'import',
  'restore',
  'confirm',
  'publish',
  'schedule',
  'unschedule',
  'sign-in',
  'sign-in-refused',
  'sign-in-unfinished',
  'sign-out',
  'sign-proof-refused',
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * The kinds of rows. Sign-ins and sign-outs have the entity `user`, schedules the entity `release`. A `wording` is a
 * text that visitors searched, `security` the rules of the installation for sign-ins, `machine` a program and its tokens.
 */
export const auditEntities = [
  'user',
  'website',
  'whitelist',
  'link',
  'faq',
  'release',
  'wording',
  'security',
  'announcement',
  'machine',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** The kinds of rows in the trail of an account with websites of its own. The others are about what only admins may do. */
export const entitiesForAll = [
  'faq',
  'release',
  'wording',
] as const satisfies readonly AuditEntity[];

/**
 * A row's own fields under their wire names. An image is its file name. Keywords are one text with one keyword per
 * line. A password is never included: the `after` of a password change has `password_changed: true`.
 */
export type AuditFields = Record<
  string,
  string | number | boolean | null | readonly Channel[] | FillWords
>;

/** Rows that a deletion removed. A deleted FAQ or link is included in the count, a deleted website is not. */
export interface RemovedCounts {
  faqs: number;
  links: number;
  /** Accounts that were assigned to the website; they were not deleted. */
  users: number;
}

/**
 * These writes can be undone: every write of a FAQ, every change of a bot's settings or of an account's rights, the
 * deletion of a website or a link, and the last publication.
 *
 * - `possible`: `POST /api/audit/{id}/restore` undoes the write, unless somebody changed the same rows after it
 * - `done`: it was undone already
 * - `expired`: it is older than `undoDays`
 * - `null`: the write cannot be undone
 */
export type UndoState = 'possible' | 'done' | 'expired' | null;

/** One entry of the audit trail. The list is sorted from the newest to the oldest. */
export interface AuditEntry {
  id: number;
  /** UTC, ISO 8601. */
  at: string;
  /** `null` for the console, the system, a program, and a refused or unfinished sign-in or a refused proof. */
  user_id: number | null;
  /** The program that wrote it; `null` for everybody else. */
  machine_id: number | null;
  /**
   * The name at that time: `console` for a command on the server's own machine, `system` for the server itself, empty
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
   * The row's question, name, address or link. For a write of several FAQs: a description in Indonesian, or their
   * number and the website they were copied from. For an import: the file's name.
   */
  label: string;
  /** The current label; `null` if the row does not exist. With the filter `faq` it is that FAQ's question. */
  current_label: string | null;
  /** The questions of the parents that `before` and `after` name by `parent_id`; without those that do not exist. */
  parents: Record<number, string>;
  /**
   * The fields before the write; `null` for actions that had none. With the filter `faq`, the fields of that FAQ.
   * Special fields:
   *
   * - `move`: `parent_id`, `position` (rank among the siblings, from 1), `version`
   * - a write of several FAQs: `questions` (the first 20), with `parent_id` of a move or `words` of a `replace`
   * - `copy`, and `move` from another website: `copied` (number of FAQs), `copied_from` (name of the website), `parent_id`
   * - `create` of a website: `copied` and `copied_from` unless it started empty, `copied_settings` if those were copied
   * - `confirm`: `confirmed_by`, and `review` if the rule changed
   * - `publish`: `changes`, and optionally `note`, `restored_from`, `scheduled_at`
   * - `schedule`: `scheduled_at`, `note`, and `taken_from` (a username) if the caller took it over
   * - `unschedule`: the same before, and `scheduled_by` and `reason` if the author may no longer publish
   * - settings of a website: those that changed of `publishing`, `embed`, `review_every`, `contact` (the channels without
   *   their hours), `hours` (the channels that have some), `fill_words`,
   *   `privacy` (its address), `privacy_label`, `help_on`, `help_indexed`, `help_host`, and `Appearance` (with `bot_position`, and the
   *   questions of `shortcuts`), with `copied_from` (name of a website) if they were copied. In entries of
   *   version 0.3.0, `contact`, `hours` and `fill_words` are texts with one item per line
   * - a write of several websites: `together`, the same text in the entries of all of them
   * - `sign-in-unfinished` and `sign-proof-refused`: how many `times` within an hour, the first one's `browser`, and when the
   *   last one was (`last_at`)
   * - `machine`: the program, or the `token` that was made or revoked, with `last_four` and `expires_on`; with `ends_soon` when
   *   the server warns that it ends
   * - `wording`: `handled` (`open`, `answered` or `ignored`), and the `question` of the FAQ
   */
  before: AuditFields | null;
  /**
   * The fields after the write, in the same form; `null` for actions that have none, and when a creation was undone.
   * For an `import`: the numbers of FAQs `added`, `changed` and `removed`.
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
  /** Words that must all be in the entry's label or in the texts before or after the write. */
  q?: string | undefined;
  /** A username in any case, also `console`, `system` or the name of a deleted account. */
  user?: string | undefined;
  entity?: AuditEntity | undefined;
  action?: AuditAction | undefined;
  /** A website's id, in digits. */
  website?: string | undefined;
  /** A FAQ's id, in digits: every write that changed this FAQ, alone or with others. The FAQ may be deleted. */
  faq?: string | undefined;
  /** ISO 8601 with a zone, `2026-01-31T00:00:00+07:00`; inclusive. */
  from?: string | undefined;
  /** ISO 8601 with a zone; exclusive. */
  to?: string | undefined;
}

/** Selects the FAQ's content before the write or after it. */
export const versionSides = ['before', 'after'] as const;
export type VersionSide = (typeof versionSides)[number];

/** Query of `GET /api/faqs/{id}/versions/{entry}`, where `entry` is the id of an audit entry. */
export interface FaqVersionQuery {
  /** Defaults to `after`. */
  side?: VersionSide | undefined;
}

/**
 * An earlier version of a FAQ, and the FAQ as it is now. Fields that did not exist when it was recorded are the current
 * ones; the image is `null` also if it is not stored any more. 404: no such FAQ, or the entry does not have its content.
 */
export interface FaqVersion extends FaqTexts {
  /** `true` if the version had an image that is not stored any more. */
  image_gone: boolean;
  /** The time of the entry; UTC, ISO 8601. */
  at: string;
  current: Faq;
}

/**
 * Writes the texts and the image of an earlier version (`PUT /api/faqs/{id}/versions/{entry}`); the
 * place does not change. An image that is not stored any more is omitted. The entry of this write is an `update`: its
 * `after` has the time of the version as `version_after` or `version_before`.
 */
export interface WriteFaqVersion extends FaqVersionQuery, Versioned {}

export interface WriteFaqVersionResponse extends WriteResponse {
  /** See `WriteFaqResponse`; `null` when the FAQ already had this content, so that nothing was written. */
  undo_id: number | null;
}

/** Query of `POST /api/audit/{id}/restore`. */
export interface RestoreQuery {
  /** `true` omits what was changed after the write. Without it, that prevents the whole undo. */
  skip?: 'true' | undefined;
  /** `true` undoes only this entry of a write of several websites. Without it, the whole write is undone. */
  only?: 'true' | undefined;
}

/** `current` of a 409 (`ConflictResponse`) that a request with `skip` would not get. */
export interface PartialUndo {
  /** The number of FAQs that can be undone; of settings, the number of websites. */
  undone: number;
  /** The questions of the other FAQs; the names of websites of which nothing can be undone. */
  skipped: string[];
}

/**
 * Response of `POST /api/audit/{id}/restore`. 404: no such entry, or its row is gone. 409, and nothing is written:
 *
 * - the write is already undone, expired, or cannot be undone
 * - the parent, the website or the FAQ no longer exists, or the link exists again
 * - after the write, the FAQ or the same settings were edited, the FAQ was moved to another parent, or a created FAQ
 *   got a child. If this is true for some FAQs of a write only, `current` is a `PartialUndo`
 */
export interface RestoreResponse {
  /** For the admin, in Indonesian. */
  message: string;
  entity: AuditEntity;
  /** `null` when the write was of several rows. */
  entity_id: number | null;
  /** `null` for what belongs to no website. */
  website_id: number | null;
}
