import { and, eq } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';
import { websites } from '../db/schema.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * Invalidates what a website's visitors read, after a notification of the database. The library's words are the defaults of all websites, so its id
 * invalidates everything.
 */
export async function invalidateWebsite(
  db: Reader,
  cache: ResponseCache,
  websiteId: number,
): Promise<void> {
  cache.invalidate([websiteId]);
  const isLibrary = db
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.id, websiteId), eq(websites.isLibrary, true)))
    .then((rows) => rows.length > 0)
    // The write is committed already, so it must not fail any more.
    .catch(() => true);
  if (await isLibrary) cache.invalidate('all');
}
