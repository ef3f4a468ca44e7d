import type { Context } from 'hono';
import pLimit from 'p-limit';
import type { PublicBot } from '../contract/bot/public-bot.ts';
import { isGone } from '../http/is-gone.ts';
import { parseId } from '../http/validation.ts';
import { type CachedBody, encodeBody } from '../response-cache/encode-body.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { sendCached } from '../response-cache/send-cached.ts';
import type { Pages } from './load-pages.ts';

interface WebsiteScriptOptions {
  pages: Pick<Pages, 'websiteScript'>;
  responseCache: ResponseCache;
  findBot(websiteId: number): Promise<PublicBot | undefined>;
  /** The time (ms) from which the result of `findBot` is another without a write. */
  findBotChange(websiteId: number): Promise<number | undefined>;
}

/** Responds with the widget's script for the website in the query. */
export type SendWebsiteScript = (c: Context, website: string) => Promise<Response>;

/** Brotli quality of the first response, which a visitor waits for. It takes 5 ms. */
const fastQuality = 5;
/** Brotli quality of later responses: 7 % smaller, but it takes 130 ms. */
const bestQuality = 11;
/**
 * Wait this long before the slow compression: an admin who tries colours saves every few seconds, and nobody loads
 * those scripts.
 */
const restMs = 10_000;

/**
 * The script with a website's settings, compressed quickly at first, and better after `restMs`. An unknown website gets
 * the plain script, with the same short cache time.
 */
export function createWebsiteScript({
  pages: { websiteScript },
  responseCache,
  findBot,
  findBotChange,
}: WebsiteScriptOptions): SendWebsiteScript {
  const { headers } = websiteScript;
  // Compresses one script at a time: after a start, many websites are requested together, and other work needs the
  // threads.
  const oneAtATime = pLimit(1);
  /** Bodies that are already improved or are waiting for it. */
  const done = new WeakSet<CachedBody>();
  let ofUnknown: Promise<CachedBody> | undefined;

  async function build(website: number, last: CachedBody | undefined, isNeeded: () => boolean) {
    // Before the read: a change between the two then outdates the body at once, and is not missed.
    const changesAt = await findBotChange(website);
    const bot = await findBot(website);
    const script = bot && websiteScript.fill(JSON.stringify({ website, ...bot }));
    const options = { headers, brotliQuality: fastQuality, changesAt, last, isNeeded };
    return script && (await encodeBody(script, options));
  }

  async function improve(website: number, body: CachedBody): Promise<void> {
    const encode = async () => {
      const { identity, changesAt } = body;
      const options = { headers, brotliQuality: bestQuality, changesAt };
      const better = await encodeBody(identity.body, options);
      done.add(better);
      return better;
    };
    await responseCache.improve(website, 'script', body, encode);
    // Another build may have cached this body again meanwhile, so it may need to be improved.
    done.delete(body);
  }

  return async (c, text) => {
    const website = parseId(text);
    const body =
      website &&
      (await responseCache.get(
        website,
        'script',
        (...args) => build(website, ...args),
        () => isGone(c),
      ));
    if (website && body) {
      if (!done.has(body)) {
        done.add(body);
        // If the better compression fails, the first one is still used.
        const start = () => oneAtATime(() => improve(website, body)).catch(() => {});
        setTimeout(start, restMs).unref();
      }
      return sendCached(c, body);
    }
    ofUnknown ??= encodeBody(websiteScript.fill(), { headers, brotliQuality: bestQuality });
    return sendCached(c, await ofUnknown);
  };
}
