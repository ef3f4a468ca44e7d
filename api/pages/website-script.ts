import type { Context } from 'hono';
import pLimit from 'p-limit';
import type { PublicBot } from '../contract/public-bot.ts';
import { parseId } from '../http/validation.ts';
import type { CachedBody } from '../response-cache/encode-body.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { sendCached } from '../response-cache/send-cached.ts';
import type { Pages } from './load-pages.ts';

interface WebsiteScriptOptions {
  pages: Pick<Pages, 'encodeScript'>;
  responseCache: ResponseCache;
  findBot(websiteId: number): Promise<PublicBot | undefined>;
}

/** Responds with the widget's script for the website in the query. */
export type SendWebsiteScript = (c: Context, website: string) => Promise<Response>;

/** Of the first response, which a visitor waits for: 5 ms. */
const fastQuality = 5;
/** Of all later ones: 7 % smaller, in 130 ms. */
const bestQuality = 11;

/**
 * The script with a website's settings, compressed quickly for the first visitor, and as well as the plain script right
 * after that. For an unknown website it is the plain script, which is asked for again as soon.
 */
export function createWebsiteScript({
  pages,
  responseCache,
  findBot,
}: WebsiteScriptOptions): SendWebsiteScript {
  // After a start many websites are read at once. One thread of the pool is enough for this.
  const improveOne = pLimit(1);
  const improved = new WeakSet<CachedBody>();
  let ofUnknown: Promise<CachedBody> | undefined;

  async function build(website: number, last: CachedBody | undefined) {
    const bot = await findBot(website);
    if (bot === undefined) return undefined;
    const json = JSON.stringify({ website, ...bot });
    const body = await pages.encodeScript(json, fastQuality, last);
    if (!improved.has(body)) void improveOne(() => improve(website, json, body)).catch(() => {});
    return body;
  }

  async function improve(website: number, json: string, body: CachedBody): Promise<void> {
    await responseCache.improve(website, 'script', body, async () => {
      const better = await pages.encodeScript(json, bestQuality);
      improved.add(better);
      return better;
    });
  }

  return async (c, text) => {
    const website = parseId(text);
    const body =
      website && (await responseCache.get(website, 'script', (last) => build(website, last)));
    ofUnknown ??= pages.encodeScript(undefined, bestQuality);
    return sendCached(c, body || (await ofUnknown));
  };
}
