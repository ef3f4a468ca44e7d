import { Hono } from 'hono';
import type { PublicFaq, PublicSearchWords } from '../contract/public-api.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { preflight } from '../http/preflight.ts';
import { type PublicResponseOptions, publicResponse } from '../response-cache/public-response.ts';
import { oneAtATime } from '../search-words/one-at-a-time.ts';
import { prepareSearchWords } from '../search-words/prepare-search-words.ts';
import { findPublicTree } from './publishing/public-tree.ts';
import { publicImages } from './send-image.ts';

export interface PublicFaqRouteOptions extends PublicResponseOptions {
  db: Database;
}

/** The FAQs, search words and images for the bot, for any page and without a sign-in. */
export function publicFaqRoutes({ db, ...options }: PublicFaqRouteOptions) {
  const faqsResponse = publicResponse<PublicFaq[]>(options, 'faqs', async (websiteId) =>
    (await findPublicTree(db.read, websiteId))?.map(({ wordings: _, ...faq }) => faq),
  );
  const wordsResponse = publicResponse<PublicSearchWords>(
    options,
    'words',
    oneAtATime(async (websiteId) => {
      const faqs = await findPublicTree(db.read, websiteId);
      return faqs && (await prepareSearchWords(faqs));
    }),
    { brotliQuality: 11 },
  );
  const sendImage = publicImages({ db, ...options });
  return new Hono<AppEnv>()
    .get('/faqs/:websiteId', (c) => faqsResponse(c, c.req.param('websiteId')))
    .options('/faqs/:websiteId', preflight)
    .get('/faqs/:websiteId/words', (c) => wordsResponse(c, c.req.param('websiteId')))
    .options('/faqs/:websiteId/words', preflight)
    .get('/faqs/image/:name', (c) => sendImage(c, c.req.param('name')))
    .options('/faqs/image/:name', preflight);
}
