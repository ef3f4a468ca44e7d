import { and, eq } from 'drizzle-orm';
import type { Reader } from './database.ts';
import { websites } from './schema.ts';

/** Leaves out the row of 'FAQ bersama': it has FAQs like a website, but no bot, no settings and no visitors. */
export const withBot = eq(websites.isLibrary, false);

/** Whether there is a website with this id. The library of shared FAQs is none. */
export async function hasWebsite(db: Reader, id: number): Promise<boolean> {
  return (await db.$count(websites, and(eq(websites.id, id), withBot))) > 0;
}

/** Whether there is a website with this id, or it is the library of shared FAQs. */
export async function hasTree(db: Reader, id: number): Promise<boolean> {
  return (await db.$count(websites, eq(websites.id, id))) > 0;
}
