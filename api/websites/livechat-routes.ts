import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { EmbedPolicy } from '../auth/embed-policy.ts';
import { resolveAddress } from '../contract/address.ts';
import type { PublicLivechat } from '../contract/public-api.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/open.ts';
import { ApiError } from '../http-errors.ts';
import type { AnswerCache } from '../prepared/answer-cache.ts';
import { type PreparedBody, prepareBody } from '../prepared/prepare-body.ts';
import { preflightHeaders, publicAnswerHeaders } from '../prepared/public-headers.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import { parseId } from '../validation.ts';
import { findLivechatLink } from './website-queries.ts';

export interface LivechatRouteOptions {
  db: Database;
  answers: AnswerCache;
  embedPolicy: EmbedPolicy;
}

/** Where a website's live agents are, for the bot. */
export function livechatRoutes({ db, answers, embedPolicy }: LivechatRouteOptions) {
  const headers = { ...publicAnswerHeaders, ...embedPolicy.headers };
  const prepare = (websiteId: number) => prepareLivechat(db, websiteId, headers);
  return new Hono<AppEnv>()
    .get('/websites/:id/livechat', async (c) => {
      const id = parseId(c.req.param('id'));
      const prepared = id && (await answers.get(id, 'livechat', () => prepare(id)));
      if (!id || !prepared) throw new ApiError(404, messages.websiteNotFound);
      return sendPrepared(c, prepared, await embedPolicy.admit(c, id));
    })
    .options('/websites/:id/livechat', (c) => c.body(null, 204, preflightHeaders));
}

async function prepareLivechat(
  db: Database,
  websiteId: number,
  headers: Readonly<Record<string, string>>,
): Promise<PreparedBody | undefined> {
  const typed = await findLivechatLink(db.read, websiteId);
  if (typed === undefined) return undefined;
  const answer: PublicLivechat = { livechat_link: resolveAddress(typed)?.href ?? null };
  return prepareBody(Buffer.from(JSON.stringify(answer)), { headers, brotliQuality: 5 });
}
