import { eq } from 'drizzle-orm';
import type { Reader } from './database.ts';
import { websites } from './schema.ts';

export async function findWebsiteName(db: Reader, id: number): Promise<string | undefined> {
  const [website] = await db
    .select({ name: websites.name })
    .from(websites)
    .where(eq(websites.id, id));
  return website?.name;
}
