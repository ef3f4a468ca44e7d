import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { RemovedRows } from '../audit-log/removed-rows.ts';
import { messages } from '../copy/messages.ts';
import { isUniqueError } from '../db/is-unique-error.ts';
import { websiteLinks, websites } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';

/** Restores a deleted link. */
export async function restoreLink({ tx }: Change, { links }: RemovedRows): Promise<string> {
  const [link] = links;
  if (link === undefined) throw new Error('The snapshot has no link.');
  if ((await tx.$count(websites, eq(websites.id, link.websiteId))) === 0) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  await tx
    .insert(websiteLinks)
    .values(link)
    .catch((error: unknown) => {
      if (isUniqueError(error)) throw new ApiError(409, messages.linkTaken);
      throw error;
    });
  return messages.linkRestored;
}
