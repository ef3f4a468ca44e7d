import { desc, eq } from 'drizzle-orm';
import type { SeenOrigin } from '../contract/embedding.ts';
import type { Reader } from '../db/database.ts';
import { seenOrigins } from '../db/schema.ts';
import { findListedOrigins } from './listed-origins.ts';

/**
 * The origins where a website's bot was seen or refused, the newest first.
 *
 * @param build the server's own build of the script.
 */
export async function findSeenOrigins(
  db: Reader,
  websiteId: number,
  build: string,
): Promise<SeenOrigin[]> {
  const listed = await findListedOrigins(db, websiteId);
  const rows = await db
    .select()
    .from(seenOrigins)
    .where(eq(seenOrigins.websiteId, websiteId))
    .orderBy(desc(seenOrigins.lastOn), desc(seenOrigins.loads), desc(seenOrigins.id));
  return rows.map((row) => ({
    origin: row.origin,
    first_on: row.firstOn,
    last_on: row.lastOn,
    loads: row.loads,
    version: row.build || null,
    is_old_version: row.build !== null && row.build !== build,
    is_old_tag: row.isOldTag,
    tags: row.tags,
    refused_on: row.refusedOn,
    is_listed: listed.has(row.origin),
  }));
}
