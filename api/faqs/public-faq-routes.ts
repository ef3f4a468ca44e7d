import { Hono } from 'hono';
import { answerHeaders } from '../answer-headers.ts';
import type { AppEnv } from '../app-env.ts';
import type { PublicFaq } from '../contract/public-api.ts';
import type { Database } from '../db/open.ts';
import {
  answerPreflight,
  type PublicAnswerOptions,
  publicAnswer,
} from '../prepared/public-answer.ts';
import { hasWebsite, listPublicFaqs } from './faq-queries.ts';
import { publicImages } from './send-image.ts';

export interface PublicFaqRouteOptions extends PublicAnswerOptions {
  db: Database;
}

/** What the bot reads, from any page and without a sign-in. */
export function publicFaqRoutes({ db, ...options }: PublicFaqRouteOptions) {
  const answerFaqs = publicAnswer<PublicFaq[]>(options, 'faqs', async (websiteId) =>
    (await hasWebsite(db.read, websiteId)) ? await listPublicFaqs(db.read, websiteId) : undefined,
  );
  const sendImage = publicImages(db, options.answers, answerHeaders(options));
  return new Hono<AppEnv>()
    .get('/faqs/:websiteId', (c) => answerFaqs(c, c.req.param('websiteId')))
    .options('/faqs/:websiteId', answerPreflight)
    .get('/faqs/image/:name', (c) => sendImage(c, c.req.param('name')));
}
