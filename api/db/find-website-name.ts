import { and, eq, type SQL } from 'drizzle-orm';
import type { Reader } from './database.ts';
import { websites } from './schema.ts';

/**
 * A website's name, or that of the library of shared FAQs.
 *
 * @param where a further condition, such as `withBot`.
 */
export async function findWebsiteName(
  db: Reader,
  id: number,
  where?: SQL,
): Promise<string | undefined> {
  const [website] = await db
    .select({ name: websites.name })
    .from(websites)
    .where(and(eq(websites.id, id), where));
  return website?.name;
}
