import type { Change } from '../../audit-log/audited-database.ts';
import type { AuditFields } from '../../contract/audit.ts';
import type { Publish } from '../../contract/faqs/publishing.ts';
import { messages } from '../../copy/messages.ts';
import { ApiError } from '../../http/errors.ts';
import { countDraftChanges, findDraftVersion } from './draft-changes.ts';
import { type ReleaseRow, requireCurrentRelease, requireRelease } from './release-queries.ts';
import { readDraft, readRelease, writeRelease } from './write-release.ts';

export interface Published {
  release: ReleaseRow;
  undoId: number;
}

/**
 * Publishes the draft.
 *
 * @param scheduledAt the scheduled time, if the publication was scheduled.
 * @param together the same text for the websites that one press publishes.
 * @throws ApiError 409 when there is nothing to publish, or the draft is not the one that was read.
 */
export async function publishDraft(
  change: Change,
  websiteId: number,
  {
    note,
    draft,
    scheduledAt,
    together,
  }: Publish & { scheduledAt?: string; together?: string | undefined },
): Promise<Published> {
  const { tx } = change;
  const current = await requireCurrentRelease(tx, websiteId);
  if ((await countDraftChanges(tx, current)) === 0) {
    throw new ApiError(409, messages.nothingToPublish);
  }
  if (draft !== undefined && draft !== (await findDraftVersion(tx, current)))
    throw new ApiError(409, messages.draftChanged);
  const content = await readDraft(tx, websiteId);
  const release = await writeRelease(change, { websiteId, current }, content, { note });
  const remark = {
    ...(scheduledAt !== undefined && { scheduled_at: scheduledAt }),
    ...(together !== undefined && { together }),
  };
  return { release, undoId: await record(change, { release, current }, remark) };
}

/** Publishes an earlier release again. The draft does not change. */
export async function restoreRelease(
  change: Change,
  websiteId: number,
  number: number,
): Promise<Published> {
  const { tx } = change;
  const current = await requireCurrentRelease(tx, websiteId);
  const earlier = await requireRelease(tx, websiteId, number);
  // If two admins restore the same release at the same time, the second one would be a release without changes.
  if (earlier.id === current.id || current.restoredFrom === number)
    throw new ApiError(409, messages.releaseIsCurrent);
  const release = await publishAgain(change, { earlier, current });
  return { release, undoId: await record(change, { release, current }) };
}

/** Creates a release with the content of an earlier one. */
export async function publishAgain(
  change: Change,
  { earlier, current }: { earlier: ReleaseRow; current: ReleaseRow },
): Promise<ReleaseRow> {
  const { websiteId, number } = earlier;
  const content = await readRelease(change.tx, earlier);
  return await writeRelease(change, { websiteId, current }, content, { restoredFrom: number });
}

function record(
  change: Change,
  { release, current }: { release: ReleaseRow; current: ReleaseRow },
  remark: AuditFields = {},
): Promise<number> {
  const { id, websiteId, number, changes, note, restoredFrom } = release;
  return change.record({
    action: 'publish',
    entity: 'release',
    entityId: id,
    websiteId,
    label: messages.releaseLabel(number, restoredFrom),
    after: {
      changes,
      ...(note !== null && { note }),
      ...(restoredFrom !== null && { restored_from: restoredFrom }),
      ...remark,
    },
    undo: [{ type: 'published', releaseId: id, previousId: current.id }],
  });
}
