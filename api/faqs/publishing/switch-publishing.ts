import { eq } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import type { PublishingMode } from '../../contract/faqs/publishing-mode.ts';
import { messages } from '../../copy/messages.ts';
import { websiteSettings } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';
import { countDraftChanges } from './draft-changes.ts';
import { findCurrentRelease } from './release-queries.ts';
import { dropSchedule } from './schedule.ts';
import { readDraft, writeRelease } from './write-release.ts';

interface Wanted {
  publishing: PublishingMode;
  publish_changes?: boolean | undefined;
}

/**
 * Changes whether a website collects a draft or publishes every change at once. The first release has the FAQs that
 * visitors already read. Returns how many changes were published.
 *
 * @throws ApiError 409 when changes would be published without `publish_changes`.
 */
export async function switchPublishing(
  change: Change,
  websiteId: number,
  { publishing, publish_changes = false }: Wanted,
): Promise<number> {
  const { tx } = change;
  const current = await findCurrentRelease(tx, websiteId);
  if (publishing === 'draft') {
    if (current === undefined) {
      const content = await readDraft(tx, websiteId);
      await writeRelease(change, { websiteId, current }, content);
    }
    return 0;
  }
  if (current === undefined) return 0;
  const changes = await countDraftChanges(tx, current);
  if (changes > 0 && !publish_changes) {
    throw new ApiError(409, messages.changesUnpublished(changes));
  }
  await dropSchedule(change, websiteId);
  await tx
    .update(websiteSettings)
    .set({ releaseId: null })
    .where(eq(websiteSettings.websiteId, websiteId));
  return changes;
}
