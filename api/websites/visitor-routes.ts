import { Hono } from 'hono';
import { languageCodes } from '../../embed/languages/names.ts';
import { resolveAddress } from '../contract/address.ts';
import type { PublicBot } from '../contract/bot/public-bot.ts';
import type { PublicLivechat } from '../contract/public-api.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { preflight } from '../http/preflight.ts';
import { type PublicResponseOptions, publicResponse } from '../response-cache/public-response.ts';
import { findLivechatLink } from './website-queries.ts';

export interface VisitorRouteOptions extends PublicResponseOptions {
  db: Database;
  findBot(websiteId: number, language?: string): Promise<PublicBot | undefined>;
  /** The time (ms) from which the result of `findBot` is another without a write. */
  findBotChange(websiteId: number): Promise<number | undefined>;
}

/** A website's live-chat link and settings, for the bot. */
export function visitorRoutes({ db, findBot, findBotChange, ...options }: VisitorRouteOptions) {
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
  const settings = { kind: 'settings', findChange: findBotChange } as const;
  const botResponse = publicResponse<PublicBot>(options, 'bot', (id) => findBot(id), settings);
  const responsesIn = new Map<string, typeof botResponse>(
    languageCodes.map((lang) => {
      const read = (id: number) => findBot(id, lang);
      return [lang, publicResponse<PublicBot>(options, `bot/${lang}`, read, settings)];
    }),
  );
  return (
    new Hono<AppEnv>()
      .get('/websites/:id/livechat', (c) => livechatResponse(c, c.req.param('id')))
      .options('/websites/:id/livechat', preflight)
      .get('/websites/:id/bot', (c) => botResponse(c, c.req.param('id')))
      .options('/websites/:id/bot', preflight)
      // The script of a newer server may request a language that is not known here.
      .get('/websites/:id/bot/:lang', (c) =>
        (responsesIn.get(c.req.param('lang')) ?? botResponse)(c, c.req.param('id')),
      )
      .options('/websites/:id/bot/:lang', preflight)
  );
}
