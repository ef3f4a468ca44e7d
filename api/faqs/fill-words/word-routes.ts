import { Hono } from 'hono';
import type { Area } from '../../area.ts';
import { websitesOf } from '../../contract/rights.ts';
import type { WebsiteWords } from '../../contract/texts/fill-words.ts';
import type { AdminEnv } from '../../http/app-env.ts';
import { requireWebsite } from '../../http/require-website.ts';
import { readWords } from './word-queries.ts';

/** The words that are filled in in a website's FAQs. The website's settings write them. */
export function wordRoutes({ db, guard }: Area) {
  return new Hono<AdminEnv>().get('/:id/words', guard.requireAdmin, async (c) => {
    const { id } = await requireWebsite(db.read, c.req.param('id'));
    return c.json<WebsiteWords>(await readWords(db.read, id, websitesOf(c.var.user.rights)));
  });
}
