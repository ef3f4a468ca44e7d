import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import { unpackSteps } from '../audit-log/stored-steps.ts';
import type { UndoRows } from '../audit-log/undo-row.ts';
import {
  imagesAfter,
  imagesBefore,
  isOwn,
  type UndoStep,
  websitesOfSteps,
} from '../audit-log/undo-steps.ts';
import type { Undone } from '../audit-log/undone.ts';
import type { AuditFields, RestoreResponse } from '../contract/audit.ts';
import { undoDays } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { dropUnusedImages } from '../db/drop-unused-images.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { auditEntries, auditSnapshots } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { findUndoState } from './undo-state.ts';

/**
 * Undoes the steps of a write, apart from those of rows.
 *
 * @param skipsChanged whether FAQs that were changed after the write are omitted.
 * @throws ApiError 409 when that is not possible.
 */
export type Restore = (
  change: Change,
  steps: readonly UndoStep[],
  websiteId: number | null,
  skipsChanged: boolean,
) => Promise<Undone>;

/** What undoes the steps of each type. */
export type Restorers = Readonly<
  Record<Exclude<UndoStep['type'], 'row'>, Restore> & { row: UndoRows }
>;

interface RestoredEntry {
  response: RestoreResponse;
  /** The websites that it wrote. */
  changedWebsites: number[];
  /** Number of FAQs; of settings, 1. */
  undone: number;
  /** The questions of the FAQs that were omitted. */
  skipped: readonly string[];
}

/** Undoes the write of one entry. A second call for the same entry is refused. */
export async function restoreEntry(
  change: Change,
  id: number,
  restorers: Restorers,
  skipsChanged: boolean,
): Promise<RestoredEntry> {
  const { tx, record } = change;
  const [entry] = await tx.select().from(auditEntries).where(eq(auditEntries.id, id));
  if (entry === undefined) throw new ApiError(404, messages.auditEntryNotFound);
  const isUndone = (await tx.$count(auditEntries, eq(auditEntries.restores, id))) > 0;
  const [snapshot] = await tx
    .select({ rows: auditSnapshots.rows })
    .from(auditSnapshots)
    .where(eq(auditSnapshots.entryId, id));
  const state = findUndoState({ ...entry, isUndone, hasSnapshot: snapshot !== undefined });
  const isDeletion = entry.action === 'delete';
  if (state === 'done') {
    throw new ApiError(409, isDeletion ? messages.alreadyRestored : messages.alreadyUndone);
  }
  if (state === 'expired') {
    const expired = isDeletion ? messages.restoreExpired : messages.undoExpired;
    throw new ApiError(409, expired(undoDays));
  }
  const { entity, entityId, websiteId, label } = entry;
  if (snapshot === undefined) throw new ApiError(409, messages.nothingToRestore);

  const steps = await unpackSteps(snapshot.rows, entry);
  let restored: Undone | undefined;
  const told: string[] = [];
  for (const step of steps.toReversed()) {
    if (step.type === 'row') told.push(await restorers.row[step.table](change, step));
    // What websites lost comes back by itself.
    else if (restored === undefined && (step.type !== 'faqs' || isOwn(step))) {
      restored = await restorers[step.type](change, steps, websiteId, skipsChanged);
      told.push(restored.message);
    }
  }
  const [message = messages.writeUndone] = told;
  const { steps: undone = steps, skipped = [] } = restored ?? {};
  await tx.delete(auditSnapshots).where(eq(auditSnapshots.entryId, id));
  await runInStatements([...imagesBefore(steps), ...imagesAfter(steps)], (part) =>
    dropUnusedImages(tx, part),
  );
  await record({
    action: 'restore',
    entity,
    entityId,
    websiteId,
    label,
    ...(isDeletion ? entry.before && { after: entry.before } : reverse(entry)),
    restores: id,
    undone,
  });
  return {
    response: { message, entity, entity_id: entityId, website_id: websiteId },
    changedWebsites: [...(websiteId === null ? [] : [websiteId]), ...websitesOfSteps(steps)],
    undone: undone.reduce((sum, step) => sum + ('edited' in step ? step.edited.length : 1), 0),
    skipped,
  };
}

/**
 * An undo changes the fields from `after` to `before`. It does not restore the version, except for the undo of a
 * deletion.
 */
function reverse({ before, after }: { before: AuditFields | null; after: AuditFields | null }) {
  const omitVersion = ({ version, ...fields }: AuditFields) => fields;
  return {
    ...(after && { before: omitVersion(after) }),
    ...(before && { after: omitVersion(before) }),
  };
}
