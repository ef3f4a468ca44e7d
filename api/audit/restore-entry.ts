import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { RemovedRows } from '../audit-log/removed-rows.ts';
import type { AuditEntity, RestoreResponse } from '../contract/audit.ts';
import { undoDays } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { auditEntries, auditSnapshots } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';

/**
 * Puts the rows of a deletion back and returns what to show to the admin.
 *
 * @throws ApiError 409 when that is not possible.
 */
export type Restore = (change: Change, removed: RemovedRows) => Promise<string>;

/** How each entity is restored. An entity that is not listed cannot be restored. */
export type Restorers = Partial<Record<AuditEntity, Restore>>;

/** Undoes a recorded deletion. A second call for the same entry is refused. */
export async function restoreEntry(
  change: Change,
  id: number,
  restorers: Restorers,
): Promise<RestoreResponse> {
  const { tx, record } = change;
  const [entry] = await tx.select().from(auditEntries).where(eq(auditEntries.id, id));
  if (entry === undefined) throw new ApiError(404, messages.auditEntryNotFound);
  const { action, entity, entityId, websiteId, label, before } = entry;
  const restore = restorers[entity];
  if (action !== 'delete' || restore === undefined || entityId === null || websiteId === null) {
    throw new ApiError(409, messages.nothingToRestore);
  }
  if ((await tx.$count(auditEntries, eq(auditEntries.restores, id))) > 0) {
    throw new ApiError(409, messages.alreadyRestored);
  }
  const [snapshot] = await tx
    .select({ rows: auditSnapshots.rows })
    .from(auditSnapshots)
    .where(eq(auditSnapshots.entryId, id));
  if (snapshot === undefined) throw new ApiError(409, messages.restoreExpired(undoDays));

  const message = await restore(change, JSON.parse(snapshot.rows));
  await tx.delete(auditSnapshots).where(eq(auditSnapshots.entryId, id));
  const after = before ?? {};
  await record({ action: 'restore', entity, entityId, websiteId, label, after, restores: id });
  return { message, entity, entity_id: entityId, website_id: websiteId };
}
