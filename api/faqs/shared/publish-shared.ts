import type { Actor } from '../../audit-log/actor.ts';
import type { AuditedDatabase } from '../../audit-log/audited-database.ts';
import type { PublishSharedResponse } from '../../contract/faqs/shared-faqs.ts';
import { messages } from '../../copy/messages.ts';
import { findWebsiteName } from '../../db/find-website-name.ts';
import { withBot } from '../../db/has-website.ts';
import { fieldError } from '../../http/errors.ts';
import { countDraftChanges } from '../publishing/draft-changes.ts';
import { publishDraft } from '../publishing/publish.ts';
import { findCurrentRelease } from '../publishing/release-queries.ts';

type Published = PublishSharedResponse['published'][number];

/** Publishes the drafts of websites. Each is a write of its own, because a release of 5,000 FAQs takes a while to pack. */
export async function publishShared(
  db: AuditedDatabase,
  actor: Actor,
  websiteIds: readonly number[],
): Promise<Published[]> {
  const names = new Map<number, string>();
  for (const id of websiteIds) {
    const name = await findWebsiteName(db.read, id, withBot);
    if (name === undefined) throw fieldError(400, 'website_ids', messages.websiteNotFound);
    names.set(id, name);
  }
  // One undo reverts all of them.
  const together = names.size > 1 ? new Date().toISOString() : undefined;
  const published: Published[] = [];
  for (const [id, name] of names) {
    const done = await db.write(actor, async (change) => {
      const current = await findCurrentRelease(change.tx, id);
      if (current && (await countDraftChanges(change.tx, current)) > 0) {
        return await publishDraft(change, id, { together });
      }
      change.nothingToWrite();
      return undefined;
    });
    if (done === undefined) continue;
    const { changes } = done.release;
    published.push({ website_id: id, name, changes, undo_id: done.undoId });
  }
  return published;
}
