import { eq } from 'drizzle-orm';
import type { Reader } from './database.ts';
import { websites } from './schema.ts';

export async function hasWebsite(db: Reader, websiteId: number): Promise<boolean> {
  return (await db.$count(websites, eq(websites.id, websiteId))) > 0;
}
