import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { AuditAction, AuditEntity, AuditEntry } from '../contract/audit.ts';
import type { Reader } from '../db/open.ts';
import { auditEntries, auditSnapshots } from '../db/schema.ts';
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

/** One page of the trail, newest first. */
export async function listAudit(
  db: Reader,
  filters: AuditQuery,
  { pageSize, page }: { pageSize: number; page: number },
): Promise<AuditEntry[]> {
  const wanted = where(filters);
  const total = await db.$count(auditEntries, wanted);
  const undoing = alias(auditEntries, 'undoing');
  const rows = await db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      user_id: auditEntries.userId,
      username: auditEntries.username,
      address: auditEntries.address,
      action: auditEntries.action,
      entity: auditEntries.entity,
      entity_id: auditEntries.entityId,
      website_id: auditEntries.websiteId,
      label: auditEntries.label,
      before: auditEntries.before,
      after: auditEntries.after,
      removed: auditEntries.removed,
      restores: auditEntries.restores,
      isUndone: sql<number>`${undoing.id} is not null`,
      isKept: sql<number>`${auditSnapshots.entryId} is not null`,
    })
    .from(auditEntries)
    .leftJoin(undoing, eq(undoing.restores, auditEntries.id))
    .leftJoin(auditSnapshots, eq(auditSnapshots.entryId, auditEntries.id))
    .where(wanted)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map(({ isUndone, isKept, ...row }) => ({
    ...row,
    undo: row.removed === null ? null : isUndone ? 'done' : isKept ? 'possible' : 'expired',
    all_data: total,
  }));
}

function where({ user, entity, action, website, from, to }: AuditQuery) {
  return and(
    user === undefined ? undefined : eq(auditEntries.usernameKey, usernameKey(user)),
    entity && eq(auditEntries.entity, entity),
    action && eq(auditEntries.action, action),
    website === undefined ? undefined : eq(auditEntries.websiteId, website),
    from === undefined ? undefined : gte(auditEntries.at, from),
    to === undefined ? undefined : lt(auditEntries.at, to),
  );
}
