import { Hono } from 'hono';
import type { PublicFaq, PublicSearchWords } from '../contract/public-api.ts';
import type { Database } from '../db/database.ts';
import { hasWebsite } from '../db/has-website.ts';
import type { AppEnv } from '../http/app-env.ts';
import {
  type PublicResponseOptions,
  publicPreflight,
  publicResponse,
} from '../response-cache/public-response.ts';
import { prepareSearchWords } from '../search-words/prepare-search-words.ts';
import { listPublicFaqs } from './faq-queries.ts';
import { publicImages } from './send-image.ts';

export interface PublicFaqRouteOptions extends PublicResponseOptions {
  db: Database;
}

/** The FAQs, words of the search and images that the bot reads, from any page and without a sign-in. */
export function publicFaqRoutes({ db, ...options }: PublicFaqRouteOptions) {
  const faqsResponse = publicResponse<PublicFaq[]>(options, 'faqs', async (websiteId) =>
    (await hasWebsite(db.read, websiteId)) ? await listPublicFaqs(db.read, websiteId) : undefined,
  );
  const wordsResponse = publicResponse<PublicSearchWords>(
    options,
    'words',
    async (websiteId) =>
      (await hasWebsite(db.read, websiteId))
        ? await prepareSearchWords(await listPublicFaqs(db.read, websiteId))
        : undefined,
    11,
  );
  const sendImage = publicImages({ db, ...options });
  return new Hono<AppEnv>()
    .get('/faqs/:websiteId', (c) => faqsResponse(c, c.req.param('websiteId')))
    .options('/faqs/:websiteId', publicPreflight)
    .get('/faqs/:websiteId/words', (c) => wordsResponse(c, c.req.param('websiteId')))
    .options('/faqs/:websiteId/words', publicPreflight)
    .get('/faqs/image/:name', (c) => sendImage(c, c.req.param('name')));
}
