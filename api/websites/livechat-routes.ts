import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { resolveAddress } from '../contract/address.ts';
import type { PublicLivechat } from '../contract/public-api.ts';
import type { Database } from '../db/open.ts';
import {
  answerPreflight,
  type PublicAnswerOptions,
  publicAnswer,
} from '../prepared/public-answer.ts';
import { findLivechatLink } from './website-queries.ts';

export interface LivechatRouteOptions extends PublicAnswerOptions {
  db: Database;
}

/** Where a website's live agents are, for the bot. */
export function livechatRoutes({ db, ...options }: LivechatRouteOptions) {
  const answerLivechat = publicAnswer<PublicLivechat>(options, 'livechat', async (websiteId) => {
    const typed = await findLivechatLink(db.read, websiteId);
    return typed === undefined ? undefined : { livechat_link: resolveAddress(typed)?.href ?? null };
  });
  return new Hono<AppEnv>()
    .get('/websites/:id/livechat', (c) => answerLivechat(c, c.req.param('id')))
    .options('/websites/:id/livechat', answerPreflight);
}
