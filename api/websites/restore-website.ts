import { and, inArray, isNull } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { RemovedRows } from '../audit-log/removed-rows.ts';
import { messages } from '../copy/messages.ts';
import { inChunks } from '../db/in-chunks.ts';
import { faqs, users, websiteLinks, websites } from '../db/schema.ts';

/**
 * Restores a deleted website with its FAQs and links, and assigns it to its former accounts that have no other website
 * now. Nothing can conflict, because ids are never used twice.
 */
export async function restoreWebsite(
  { tx }: Change,
  { website, faqs: faqRows, links, userIds }: RemovedRows,
): Promise<string> {
  if (website === undefined) throw new Error('The snapshot has no website.');
  await tx.insert(websites).values(website);
  await inChunks(faqRows, async (chunk) => tx.insert(faqs).values(chunk));
  await inChunks(links, async (chunk) => tx.insert(websiteLinks).values(chunk));
  await inChunks(userIds, async (chunk) =>
    tx
      .update(users)
      .set({ websiteId: website.id })
      .where(and(inArray(users.id, chunk), isNull(users.websiteId))),
  );
  return messages.websiteRestored;
}
