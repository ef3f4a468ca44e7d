import type { AuditEntry } from './audit.ts';

/**
 * A write that an admin should know about: a changed live-chat link, way to a person, embedding rule, whitelist, role,
 * account or factor (`GET /api/warnings`). Newest first. It stays until the account has seen it.
 */
export type Warning = Pick<
  AuditEntry,
  | 'id'
  | 'at'
  | 'user_id'
  | 'username'
  | 'address'
  | 'action'
  | 'entity'
  | 'entity_id'
  | 'website_id'
  | 'label'
  | 'before'
  | 'after'
  | 'undo'
>;

/** `POST /api/warnings/seen`. */
export interface SeenWarnings {
  ids: number[];
}
