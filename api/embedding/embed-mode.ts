import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { EmbedMode } from '../contract/embedding.ts';
import type { Reader } from '../db/database.ts';
import { withBot } from '../db/has-website.ts';
import { websiteSettings, websites } from '../db/schema.ts';
import type { ReadWebsite } from './listed-origins.ts';

/**
 * Whose pages may use a website's bot. For all websites together: `any` if at least one website has the mode `any`.
 *
 * @param preset the mode of websites whose admins have chosen none.
 */
export async function findEmbedMode(
  db: Reader,
  website: ReadWebsite,
  preset: EmbedMode,
): Promise<EmbedMode> {
  const { embed, websiteId } = websiteSettings;
  if (website !== 'any website') {
    const [row] = await db.select({ embed }).from(websiteSettings).where(eq(websiteId, website));
    return row?.embed ?? preset;
  }
  const anySite = preset === 'any' ? or(isNull(embed), ne(embed, 'links')) : eq(embed, 'any');
  const [any] = await db
    .select({ id: websites.id })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteId, websites.id))
    .where(and(withBot, anySite))
    .limit(1);
  return any === undefined ? 'links' : 'any';
}
