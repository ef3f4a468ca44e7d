import { Hono } from 'hono';
import { resolveAddress } from '../contract/address.ts';
import type { PublicLivechat } from '../contract/public-api.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import {
  type PublicResponseOptions,
  publicPreflight,
  publicResponse,
} from '../response-cache/public-response.ts';
import { findLivechatLink } from './website-queries.ts';

export interface LivechatRouteOptions extends PublicResponseOptions {
  db: Database;
}

/** A website's live-chat link, for the bot. */
export function livechatRoutes({ db, ...options }: LivechatRouteOptions) {
  const livechatResponse = publicResponse<PublicLivechat>(
    options,
    'livechat',
    async (websiteId) => {
      const typed = await findLivechatLink(db.read, websiteId);
      return typed === undefined
        ? undefined
        : { livechat_link: resolveAddress(typed)?.href ?? null };
    },
  );
  return new Hono<AppEnv>()
    .get('/websites/:id/livechat', (c) => livechatResponse(c, c.req.param('id')))
    .options('/websites/:id/livechat', publicPreflight);
}
