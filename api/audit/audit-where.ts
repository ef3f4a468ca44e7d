import { and, eq, gte, lt } from 'drizzle-orm';
import type { AuditAction, AuditEntity } from '../contract/audit.ts';
import { auditEntries } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';

/** The filters of the list; undefined means any value. */
export interface AuditQuery {
  user: string | undefined;
  entity: AuditEntity | undefined;
  action: AuditAction | undefined;
  website: number | undefined;
  /** UTC, ISO 8601, inclusive. */
  from: string | undefined;
  /** UTC, ISO 8601, exclusive. */
  to: string | undefined;
}

/** The SQL condition for the filters. */
export function auditWhere({ user, entity, action, website, from, to }: AuditQuery) {
  return and(
    user === undefined ? undefined : eq(auditEntries.usernameKey, usernameKey(user)),
    entity && eq(auditEntries.entity, entity),
    action && eq(auditEntries.action, action),
    website === undefined ? undefined : eq(auditEntries.websiteId, website),
    from === undefined ? undefined : gte(auditEntries.at, from),
    to === undefined ? undefined : lt(auditEntries.at, to),
  );
}
