import { eq } from 'drizzle-orm';
import { resolveAddress } from '../contract/address.ts';
import type { Reader } from '../db/database.ts';
import { websiteLinks } from '../db/schema.ts';

/** A ticket check does not name a website, so the pages of every website may send it. */
export type ReadWebsite = number | 'any website';

/** The origins of a website's links, in the form in which browsers send them, the oldest first. */
export async function findListedOrigins(db: Reader, website: ReadWebsite): Promise<Set<string>> {
  const rows = await db
    .select({ link: websiteLinks.link })
    .from(websiteLinks)
    .where(website === 'any website' ? undefined : eq(websiteLinks.websiteId, website))
    .orderBy(websiteLinks.id);
  return new Set(rows.flatMap(({ link }) => resolveAddress(link)?.origin ?? []));
}
