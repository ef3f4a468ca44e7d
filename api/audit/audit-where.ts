import { and, eq, gte, lt, type SQLWrapper } from 'drizzle-orm';
import type { AuditAction, AuditEntity } from '../contract/audit.ts';
import { auditEntries } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';

/** What a list of entries is narrowed to; undefined lets everything pass. */
export interface AuditQuery {
  user: string | undefined;
  entity: AuditEntity | undefined;
  action: AuditAction | undefined;
  website: number | undefined;
  /** UTC, ISO 8601, included. */
  from: string | undefined;
  /** UTC, ISO 8601, excluded. */
  to: string | undefined;
}

type FilteredColumn = 'usernameKey' | 'entity' | 'action' | 'websiteId' | 'at';

/** The condition that the filters stand for, on the trail or on a part of it. */
export function auditWhere(
  { user, entity, action, website, from, to }: AuditQuery,
  columns: Record<FilteredColumn, SQLWrapper> = auditEntries,
) {
  return and(
    user === undefined ? undefined : eq(columns.usernameKey, usernameKey(user)),
    entity && eq(columns.entity, entity),
    action && eq(columns.action, action),
    website === undefined ? undefined : eq(columns.websiteId, website),
    from === undefined ? undefined : gte(columns.at, from),
    to === undefined ? undefined : lt(columns.at, to),
  );
}
