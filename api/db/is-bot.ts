import { eq } from 'drizzle-orm';
import { websites } from './schema.ts';

/** Leaves out the row of 'FAQ bersama': it has FAQs like a website, but no bot, no settings and no visitors. */
export const isBot = eq(websites.isLibrary, false);
