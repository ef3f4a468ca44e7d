import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { EmbedPolicy } from '../auth/embed-policy.ts';
import type { PublicFaq } from '../contract/public-api.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/open.ts';
import { ApiError } from '../http-errors.ts';
import type { AnswerCache } from '../prepared/answer-cache.ts';
import { type PreparedBody, prepareBody } from '../prepared/prepare-body.ts';
import { preflightHeaders, publicAnswerHeaders } from '../prepared/public-headers.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import { parseId } from '../validation.ts';
import { hasWebsite, listPublicFaqs } from './faq-queries.ts';
import { sendImage } from './send-image.ts';

export interface PublicFaqRouteOptions {
  db: Database;
  answers: AnswerCache;
  embedPolicy: EmbedPolicy;
}

/** What the bot reads, from any page and without a sign-in. */
export function publicFaqRoutes({ db, answers, embedPolicy }: PublicFaqRouteOptions) {
  const headers = { ...publicAnswerHeaders, ...embedPolicy.headers };
  const prepare = (websiteId: number) => prepareFaqs(db, websiteId, headers);
  return new Hono<AppEnv>()
    .get('/faqs/:websiteId', async (c) => {
      const id = parseId(c.req.param('websiteId'));
      const prepared = id && (await answers.get(id, 'faqs', () => prepare(id)));
      if (!id || !prepared) throw new ApiError(404, messages.websiteNotFound);
      return sendPrepared(c, prepared, await embedPolicy.admit(c, id));
    })
    .options('/faqs/:websiteId', (c) => c.body(null, 204, preflightHeaders))
    .get('/faqs/image/:name', (c) => sendImage(c, db, c.req.param('name'), 'public'));
}

async function prepareFaqs(
  db: Database,
  websiteId: number,
  headers: Readonly<Record<string, string>>,
): Promise<PreparedBody | undefined> {
  if (!(await hasWebsite(db.read, websiteId))) return undefined;
  const faqs: PublicFaq[] = await listPublicFaqs(db.read, websiteId);
  return prepareBody(Buffer.from(JSON.stringify(faqs)), { headers, brotliQuality: 5 });
}
