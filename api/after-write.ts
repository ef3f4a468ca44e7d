import type { AfterWrite } from './audit-log/audited-database.ts';
import { closeSchedules } from './auth/rights/author-schedules.ts';
import { syncShared } from './faqs/shared/sync-shared.ts';
import { findOutdated } from './response-cache/find-outdated.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';

/**
 * After every write, no publication is scheduled in the name of an account that may not publish, copies of shared FAQs are equal to
 * their originals, and visitors read what was written.
 */
export function createAfterWrite({ invalidate }: ResponseCache): AfterWrite {
  return async (change, recorded) => {
    if (recorded.some(({ entity, action }) => entity === 'user' && !action.startsWith('sign-')))
      await closeSchedules(change, { takesOver: false });
    const synced = await syncShared(change, recorded);
    const outdated = await findOutdated(change.tx, recorded, synced);
    return () => invalidate(outdated);
  };
}
