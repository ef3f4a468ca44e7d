import { asc, eq } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import { hasRight, isGiven } from '../../contract/rights.ts';
import type { AccountSchedule } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { scheduledReleases, users, websites } from '../../db/schema.ts';
import { readRights, rightsColumns } from './stored-rights.ts';

type Scheduled = typeof scheduledReleases.$inferSelect;

/** Why a publication was cancelled that nobody cancelled. */
type Reason = 'deleted' | 'inactive' | 'rights' | 'refused';

/** The publications that an account scheduled. */
export async function listSchedulesOf(db: Reader, userId: number): Promise<AccountSchedule[]> {
  return await db
    .select({
      website_id: scheduledReleases.websiteId,
      website: websites.name,
      at: scheduledReleases.at,
    })
    .from(scheduledReleases)
    .innerJoin(websites, eq(websites.id, scheduledReleases.websiteId))
    .where(eq(scheduledReleases.userId, userId))
    .orderBy(asc(scheduledReleases.at));
}

/**
 * Cancels the scheduled publications whose author may no longer publish. Without this, the page would promise a publication
 * that never happens.
 *
 * @returns whether there were any.
 */
export async function cancelLostSchedules(change: Change): Promise<boolean> {
  const lost = await findLostSchedules(change.tx);
  for (const { scheduled, reason } of lost) await cancelSchedule(change, scheduled, reason);
  return lost.length > 0;
}

/** Cancels a scheduled publication, with an entry that names its author and the reason, and a warning to every admin. */
export async function cancelSchedule(
  { tx, record }: Change,
  { websiteId, username, ...scheduled }: Scheduled,
  reason: Reason,
): Promise<void> {
  await tx.delete(scheduledReleases).where(eq(scheduledReleases.websiteId, websiteId));
  const before = { ...fieldsOf(scheduled), scheduled_by: username, reason };
  await record({ action: 'unschedule', ...scheduleSubject(websiteId), before });
}

/** Schedules the same publications in the name of the one who writes. */
export async function takeOverLostSchedules({ tx, by, record }: Change): Promise<void> {
  const author = { userId: by.userId, username: by.username };
  for (const { scheduled } of await findLostSchedules(tx)) {
    const { websiteId, username } = scheduled;
    const ofWebsite = eq(scheduledReleases.websiteId, websiteId);
    await tx.update(scheduledReleases).set(author).where(ofWebsite);
    const after = { ...fieldsOf(scheduled), taken_from: username };
    await record({ action: 'schedule', ...scheduleSubject(websiteId), after });
  }
}

async function findLostSchedules(db: Reader) {
  const rows = await db
    .select({ scheduled: scheduledReleases, account: { ...rightsColumns, status: users.status } })
    .from(scheduledReleases)
    .leftJoin(users, eq(users.id, scheduledReleases.userId));
  return rows.flatMap(({ scheduled, account }) => {
    const reason = findReason(account, scheduled.websiteId);
    return reason === undefined ? [] : { scheduled, reason };
  });
}

/** The fields of an entry about a scheduled publication. */
export function fieldsOf({ at, note }: Pick<Scheduled, 'at' | 'note'>) {
  return { scheduled_at: at, ...(note !== null && { note }) };
}

/** What an entry about a scheduled publication is about. */
export function scheduleSubject(websiteId: number) {
  return {
    entity: 'release',
    entityId: null,
    websiteId,
    label: messages.scheduledReleaseLabel,
  } as const;
}

function findReason(
  account: (Parameters<typeof readRights>[0] & { status: boolean }) | null,
  websiteId: number,
): Reason | undefined {
  if (account === null) return 'deleted';
  if (!account.status) return 'inactive';
  const rights = readRights(account);
  return hasRight(rights, 'publish') && isGiven(rights, websiteId) ? undefined : 'rights';
}
