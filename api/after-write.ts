import type { AfterWrite } from './audit-log/audited-database.ts';
import { syncShared } from './faqs/shared/sync-shared.ts';
import { findOutdated } from './response-cache/find-outdated.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';

/** After every write, copies of shared FAQs are equal to their originals, and visitors read what was written. */
export function createAfterWrite({ invalidate }: ResponseCache): AfterWrite {
  return async (change, recorded) => {
    const synced = await syncShared(change, recorded);
    const outdated = await findOutdated(change.tx, recorded, synced);
    return () => invalidate(outdated);
  };
}
