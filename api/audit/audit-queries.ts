import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { AuditEntry } from '../contract/audit.ts';
import type { Reader } from '../db/database.ts';
import { columns } from '../db/engine.ts';
import type { PageParams } from '../db/list-page.ts';
import { auditEntries, auditSnapshots } from '../db/schema.ts';
import { type AuditQuery, auditWhere } from './audit-where.ts';
import { findUndoState } from './undo-state.ts';

/** One page of the trail, newest first. */
export async function listAudit(
  db: Reader,
  filters: AuditQuery,
  { pageSize, page }: PageParams,
): Promise<AuditEntry[]> {
  // Find the ids first, with an index only. Otherwise the skipped rows would be read and joined too.
  const onPage = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(auditWhere(filters))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const undoing = columns.alias(auditEntries, 'undoing');
  const entries = db
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
      hasSnapshot: sql<number>`${auditSnapshots.entryId} is not null`,
    })
    .from(auditEntries)
    .leftJoin(undoing, eq(undoing.restores, auditEntries.id))
    .leftJoin(auditSnapshots, eq(auditSnapshots.entryId, auditEntries.id))
    .where(inArray(auditEntries.id, onPage))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id));
  const total = db.$count(auditEntries, auditWhere(filters));
  // At once: on PostgreSQL, counting takes as long as reading the page.
  const [all_data, rows] = await Promise.all([total, entries]);
  return rows.map(({ isUndone, hasSnapshot: isKept, ...row }) => ({
    ...row,
    undo: findUndoState(row, { isUndone: Boolean(isUndone), hasSnapshot: Boolean(isKept) }),
    all_data,
  }));
}
