import type { AuditEntry } from './audit.ts';

/** A write that can be used to steal from visitors or admins, see `api/audit-log/is-sensitive.ts`. */
export type SensitiveWrite = Pick<
  AuditEntry,
  | 'id'
  | 'at'
  | 'user_id'
  | 'machine_id'
  | 'username'
  | 'address'
  | 'action'
  | 'entity'
  | 'entity_id'
  | 'website_id'
  | 'label'
  | 'before'
  | 'after'
> & {
  /** The names of the websites that it names by their ids, also of deleted ones. */
  websites: Record<number, string>;
};

/**
 * A sensitive write, or a sign of an attack, that the account has not seen (`GET /api/warnings`). What this session wrote
 * itself is not among them. Newest first, at most `warningsListed`.
 */
export type Warning = SensitiveWrite &
  Pick<AuditEntry, 'undo'> & {
    /** Number of warnings, the same on every row. */
    all_data: number;
  };

/** Warnings in one response, and writes in the one of `GET /api/profile`. */
export const warningsListed = 500;

/** Days for which 'Akun saya' lists an account's own sensitive writes. Dismissed warnings stay in that list. */
export const ownWritesDays = 30;

/** `POST /api/warnings/seen`: deletes the warnings with these ids that `GET /api/warnings` shows to this session. */
export interface SeenWarnings {
  ids: number[];
}
