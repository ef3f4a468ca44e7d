import { Hono } from 'hono';
import type { Guard } from '../../auth/guard.ts';
import { websitesOf } from '../../contract/rights.ts';
import type { WebsiteWords } from '../../contract/texts/fill-words.ts';
import type { Database } from '../../db/database.ts';
import type { AdminEnv } from '../../http/app-env.ts';
import { requireWebsite } from '../../http/require-website.ts';
import { readWords } from './word-queries.ts';

/** The words that are filled in in a website's FAQs. The website's settings write them. */
export function wordRoutes({ db, guard }: { db: Pick<Database, 'read'>; guard: Guard }) {
  return new Hono<AdminEnv>().get('/:id/words', guard.requireAdmin, async (c) => {
    const { id } = await requireWebsite(db.read, c.req.param('id'));
    return c.json<WebsiteWords>(await readWords(db.read, id, websitesOf(c.var.user.rights)));
  });
}
