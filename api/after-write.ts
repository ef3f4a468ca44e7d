import type { AfterWrite } from './audit-log/audited-database.ts';
import { cancelLostSchedules } from './auth/rights/author-schedules.ts';
import type { Database } from './db/database.ts';
import { requireTextBudget } from './faqs/fill-words/text-budget.ts';
import { requireDrafts } from './faqs/publishing/require-drafts.ts';
import { syncShared } from './faqs/shared/sync-shared.ts';
import { findAffected } from './response-cache/find-affected.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';

/**
 * What holds after every write. A program that may not publish has changed drafts only. No publication is scheduled in the
 * name of an account that may not publish. Copies of shared FAQs are equal to their originals. No website has more texts
 * than visitors can load. Visitors read what was written.
 */
export function createAfterWrite(
  { read }: Pick<Database, 'read'>,
  { invalidate }: ResponseCache,
): AfterWrite {
  return async (change, recorded) => {
    if (recorded.some(({ entity, action }) => entity === 'user' && !action.startsWith('sign-')))
      await cancelLostSchedules(change);
    const synced = await syncShared(change, recorded);
    const affected = await findAffected(change.tx, recorded, synced);
    const mayName = (id: number) => change.by.mayName?.(id) ?? true;
    if (change.by.writesDraftsOnly?.()) await requireDrafts(change.tx, affected, mayName);
    const isUndo = recorded.some(({ action }) => action === 'restore');
    // Only one transaction runs at a time, so `read` has what was there before this one.
    await requireTextBudget(change.tx, read, { ...affected, isUndo, mayName });
    return () => invalidate(affected.outdated);
  };
}
