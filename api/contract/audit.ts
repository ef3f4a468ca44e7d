/** The audit trail: who did what to which row (`GET /api/audit/{pageSize}/{page}`), and undoing a deletion. */

export const auditActions = [
  'create',
  'update',
  'delete',
  'restore',
  'sign-in',
  'sign-in-refused',
  'sign-out',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What was done to; signing in and out is done to the user. */
export const auditEntities = ['user', 'website', 'whitelist', 'link', 'faq'] as const;
export type AuditEntity = (typeof auditEntities)[number];

/**
 * A row's own fields under their wire names. An image stands by its name, a password never: the `after` of a change of
 * password has `password_changed: true`.
 */
export type AuditFields = Record<string, string | number | boolean | null>;

/** Rows a deletion took; the deleted FAQ or link itself is counted, the deleted website is not. */
export interface RemovedCounts {
  faqs: number;
  links: number;
  /** Accounts that lost the website as theirs; the accounts themselves stayed. */
  users: number;
}

/**
 * - `possible`: `POST /api/audit/{id}/restore` brings the deleted rows back
 * - `done`: they were brought back already
 * - `expired`: the deletion is older than `undoDays`
 * - `null`: nothing to undo (no deletion, or one of a user or a whitelist entry)
 */
export type UndoState = 'possible' | 'done' | 'expired' | null;

/** One line of the trail, newest first in its list. */
export interface AuditEntry {
  id: number;
  /** UTC, ISO 8601. */
  at: string;
  /** `null` for the console, the system, and a refused sign-in. */
  user_id: number | null;
  /**
   * The name at that time; `console` for a command on the server's own machine, `system` for the server itself, empty
   * for a refused sign-in under a name that nobody has.
   */
  username: string;
  /** The client's address; `null` when there was none. */
  address: string | null;
  action: AuditAction;
  entity: AuditEntity;
  /** `null` for a refused sign-in under a name that nobody has. */
  entity_id: number | null;
  /** The website the row belongs to; a website belongs to itself. */
  website_id: number | null;
  /** What a person calls the row: its question, name, address or link. */
  label: string;
  /** `null` unless the action is `update` or `delete`. */
  before: AuditFields | null;
  /** `null` unless the action is `create`, `update` or `restore`. */
  after: AuditFields | null;
  /** `null` unless the action is `delete` and the entity can be restored. */
  removed: RemovedCounts | null;
  undo: UndoState;
  /** The entry that a `restore` undid; `null` for every other action. */
  restores: number | null;
  /** Entries that pass the filters, the same on every row. */
  all_data: number;
}

/** The list's query; filters are joined by AND, absent ones pass everything. */
export interface AuditFilters {
  /** A username in any case, `console` and `system` included; deleted accounts are found as well. */
  user?: string | undefined;
  entity?: AuditEntity | undefined;
  action?: AuditAction | undefined;
  /** A website's id, in digits. */
  website?: string | undefined;
  /** ISO 8601 with a zone, `2026-01-31T00:00:00+07:00`; the first moment shown. */
  from?: string | undefined;
  /** ISO 8601 with a zone; the first moment no longer shown. */
  to?: string | undefined;
}

/**
 * `POST /api/audit/{id}/restore`. 404: no such entry. 409 with a plain message: restored before, expired, nothing to
 * undo, the parent or the website is gone, or the link is there again.
 */
export interface RestoreResponse {
  /** For the person at the screen, in Indonesian. */
  message: string;
  entity: AuditEntity;
  entity_id: number;
  website_id: number;
}
