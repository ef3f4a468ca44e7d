import { and, asc, eq, lte } from 'drizzle-orm';
import { type Actor, systemActor } from '../../audit-log/actor.ts';
import type { AuditedDatabase, Change } from '../../audit-log/audited-database.ts';
import {
  cancelLostSchedules,
  cancelSchedule,
  fieldsOf,
  scheduleSubject,
} from '../../auth/rights/author-schedules.ts';
import { findAccountRights } from '../../auth/rights/stored-rights.ts';
import { scheduleMaxDays } from '../../contract/limits.ts';
import { hasRight, isGiven } from '../../contract/rights.ts';
import { messages } from '../../copy/messages.ts';
import { scheduledReleases } from '../../db/schema.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import { countDraftChanges } from './draft-changes.ts';
import { publishDraft } from './publish.ts';
import { findCurrentRelease, requireCurrentRelease } from './release-queries.ts';

type Scheduled = typeof scheduledReleases.$inferSelect;

/** Schedules a publication, which publishes the draft as it is at that time. Replaces an earlier schedule. */
export async function schedulePublication(
  { tx, by, record }: Change,
  websiteId: number,
  { at, note }: { at: string; note?: string | undefined },
): Promise<void> {
  await requireCurrentRelease(tx, websiteId);
  const waitMs = Date.parse(at) - Date.now();
  if (waitMs <= 0) throw fieldError(400, 'at', messages.timeIsPast);
  if (waitMs > scheduleMaxDays * 86_400_000) {
    throw fieldError(400, 'at', messages.timeTooFar(scheduleMaxDays));
  }
  const row = { at, note: note ?? null, userId: by.userId, username: by.username };
  await tx
    .insert(scheduledReleases)
    .values({ websiteId, ...row })
    .onConflictDoUpdate({ target: scheduledReleases.websiteId, set: row });
  const after = { scheduled_at: at, ...(note !== undefined && { note }) };
  await record({ action: 'schedule', ...scheduleSubject(websiteId), after });
}

/** @throws ApiError 404 when no publication is scheduled. */
export async function cancelPublication(change: Change, websiteId: number): Promise<void> {
  const isCancelled = await dropSchedule(change, websiteId);
  if (!isCancelled) throw new ApiError(404, messages.nothingScheduled);
}

/** Cancels a publication if one is scheduled. */
export async function dropSchedule(
  { tx, by, record }: Change,
  websiteId: number,
): Promise<boolean> {
  const [dropped] = await tx
    .delete(scheduledReleases)
    .where(eq(scheduledReleases.websiteId, websiteId))
    .returning();
  if (dropped === undefined) return false;
  const isOwn = dropped.userId === by.userId;
  const before = { ...fieldsOf(dropped), ...(!isOwn && { scheduled_by: dropped.username }) };
  await record({ action: 'unschedule', ...scheduleSubject(websiteId), before });
  return true;
}

/**
 * The publications that are due, the earliest first. Publications that were due while the server was stopped are
 * included.
 */
export function listDue(db: AuditedDatabase, now: Date): Promise<Scheduled[]> {
  return db.read
    .select()
    .from(scheduledReleases)
    .where(lte(scheduledReleases.at, now.toISOString()))
    .orderBy(asc(scheduledReleases.at));
}

/**
 * Publishes a scheduled draft in the name of the account that scheduled it. A server of an earlier version may have left the schedule of
 * an account that may no longer publish; it is cancelled then. Returns whether this server published it.
 */
export async function publishScheduled(db: AuditedDatabase, due: Scheduled): Promise<boolean> {
  try {
    return await publishAsAuthor(db, due);
  } catch (error) {
    // Another try would be refused again, and the page would promise it for ever.
    const isRefused = error instanceof ApiError;
    if (!isRefused && !(error instanceof AuthorLostRight)) throw error;
    await db.write(systemActor, async (change) => {
      if (isRefused) await cancelSchedule(change, due, 'refused');
      else if (!(await cancelLostSchedules(change))) change.nothingToWrite();
    });
    return false;
  }
}

class AuthorLostRight extends Error {}

/** The transaction also deletes the row, so only one of several servers publishes it. */
async function publishAsAuthor(
  db: AuditedDatabase,
  { websiteId, at, userId, username }: Scheduled,
): Promise<boolean> {
  const by: Actor = {
    ...systemActor,
    userId,
    username,
    async requireAccess(reader) {
      const rights = await findAccountRights(reader, userId ?? 0);
      const may = rights && hasRight(rights, 'publish') && isGiven(rights, websiteId);
      if (!may) throw new AuthorLostRight();
    },
  };
  return await db.write(by, async (change) => {
    const [claimed] = await change.tx
      .delete(scheduledReleases)
      .where(and(eq(scheduledReleases.websiteId, websiteId), eq(scheduledReleases.at, at)))
      .returning();
    const current = claimed && (await findCurrentRelease(change.tx, websiteId));
    if (current === undefined) {
      change.nothingToWrite();
      return false;
    }
    if ((await countDraftChanges(change.tx, current)) > 0) {
      const note = claimed?.note ?? undefined;
      await publishDraft(change, websiteId, { note, scheduledAt: at });
      return true;
    }
    const after = { changes: 0, scheduled_at: at };
    await change.record({ action: 'publish', ...scheduleSubject(websiteId), after });
    return true;
  });
}
