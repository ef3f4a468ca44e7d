import { asc, eq } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import { hasRight, isGiven } from '../../contract/rights.ts';
import type { AccountSchedule } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { scheduledReleases, users, websites } from '../../db/schema.ts';
import { readRights, rightsColumns } from './stored-rights.ts';

/** Why a publication was cancelled that its author did not cancel. */
type Reason = 'deleted' | 'inactive' | 'rights';

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
 * Cancels the scheduled publications whose author may no longer publish, or schedules them in the name of the one who
 * writes. Without this, the page would promise a publication that never happens.
 *
 * @returns whether there were any.
 */
export async function closeSchedules(
  { tx, by, record }: Change,
  { takesOver }: { takesOver: boolean },
): Promise<boolean> {
  const rows = await tx
    .select({ scheduled: scheduledReleases, account: { ...rightsColumns, status: users.status } })
    .from(scheduledReleases)
    .leftJoin(users, eq(users.id, scheduledReleases.userId));
  let isAnyClosed = false;
  for (const { scheduled, account } of rows) {
    const { websiteId, at, note, username } = scheduled;
    const reason = findReason(account, websiteId);
    if (reason === undefined) continue;
    isAnyClosed = true;
    const ofWebsite = eq(scheduledReleases.websiteId, websiteId);
    const fields = { scheduled_at: at, ...(note !== null && { note }) };
    if (takesOver) {
      const author = { userId: by.userId, username: by.username };
      await tx.update(scheduledReleases).set(author).where(ofWebsite);
      const after = { ...fields, taken_from: username };
      await record({ action: 'schedule', ...scheduleSubject(websiteId), after });
    } else {
      await tx.delete(scheduledReleases).where(ofWebsite);
      const before = { ...fields, scheduled_by: username, reason };
      await record({ action: 'unschedule', ...scheduleSubject(websiteId), before });
    }
  }
  return isAnyClosed;
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
