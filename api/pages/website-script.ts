import type { Context } from 'hono';
import pLimit from 'p-limit';
import type { PublicBot } from '../contract/public-bot.ts';
import { parseId } from '../http/validation.ts';
import { type CachedBody, encodeBody } from '../response-cache/encode-body.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { sendCached } from '../response-cache/send-cached.ts';
import type { Pages } from './load-pages.ts';

interface WebsiteScriptOptions {
  pages: Pick<Pages, 'websiteScript'>;
  responseCache: ResponseCache;
  findBot(websiteId: number): Promise<PublicBot | undefined>;
}

/** Responds with the widget's script for the website in the query. */
export type SendWebsiteScript = (c: Context, website: string) => Promise<Response>;

/** Of the first response, which a visitor waits for: 5 ms. */
const fastQuality = 5;
/** Of later ones: 7 % smaller, in 130 ms. */
const bestQuality = 11;
/** Who tries colours saves every few seconds. Each of those scripts would be compressed for nobody. */
const restMs = 10_000;

/**
 * The script with a website's settings, compressed quickly for the first visitors, and as well as the plain script after ten
 * seconds. For an unknown website it is the plain script, which may not be kept longer.
 */
export function createWebsiteScript({
  pages: { websiteScript },
  responseCache,
  findBot,
}: WebsiteScriptOptions): SendWebsiteScript {
  const { headers } = websiteScript;
  // After a start many websites are read at once. One thread of the pool is enough for this.
  const inTurn = pLimit(1);
  /** Bodies that need not be improved, or are waiting for it. */
  const done = new WeakSet<CachedBody>();
  let ofUnknown: Promise<CachedBody> | undefined;

  async function build(website: number, last: CachedBody | undefined) {
    const bot = await findBot(website);
    const script = bot && websiteScript.fill(JSON.stringify({ website, ...bot }));
    return script && (await encodeBody(script, { headers, brotliQuality: fastQuality, last }));
  }

  async function improve(website: number, body: CachedBody): Promise<void> {
    const encode = async () => {
      const better = await encodeBody(body.identity.body, { headers, brotliQuality: bestQuality });
      done.add(better);
      return better;
    };
    await responseCache.improve(website, 'script', body, encode);
    // A build may have put this body into the cache again meanwhile.
    done.delete(body);
  }

  return async (c, text) => {
    const website = parseId(text);
    const body =
      website && (await responseCache.get(website, 'script', (last) => build(website, last)));
    if (website && body) {
      if (!done.has(body)) {
        done.add(body);
        // A body that cannot be compressed better is sent as it is.
        const start = () => inTurn(() => improve(website, body)).catch(() => {});
        setTimeout(start, restMs).unref();
      }
      return sendCached(c, body);
    }
    ofUnknown ??= encodeBody(websiteScript.fill(), { headers, brotliQuality: bestQuality });
    return sendCached(c, await ofUnknown);
  };
}
