import type { Context } from 'hono';
import { defaultWebsiteId } from '../contract/well-known-ids.ts';
import { isTemporary } from '../db/storage-error.ts';
import { parseId } from '../http/validation.ts';
import { sendCached } from '../response-cache/send-cached.ts';
import type { Pages } from './load-pages.ts';

/** Responds with the phone page of the website in the query. */
export type SendPhonePage = (c: Context) => Promise<Response>;

/** In characters: nginx refuses responses with more than 4 KB of headers. */
const framedByMaxLength = 2000;
/** Other characters would change the policy: `*` allows more hosts, and `;` starts another rule. */
const plainOrigin = /^https?:\/\/[\w.-]+(:\d+)?$/;

/**
 * The phone page. Pages of the website's links may frame it, because some site builders accept only an address to embed.
 *
 * @param findListed returns the origins of the website's links, the oldest first. It reads them for each request, so a
 *   saved link applies at once on every server.
 * @param findHead returns the website's own title, description and preview.
 */
export function createPhonePage(
  pages: Pick<Pages, 'phonePage'>,
  findListed: (websiteId: number) => Promise<ReadonlySet<string>>,
  findHead: (websiteId: number) => Promise<string | undefined>,
): SendPhonePage {
  return async (c) => {
    const websiteId = parseId(c.req.query('website-id') ?? '') ?? defaultWebsiteId;
    // The page itself needs no database, and offers a retry.
    const ifReachable = (error: unknown) => {
      if (!isTemporary(error)) throw error;
    };
    const [listed = [], head] = await Promise.all([
      findListed(websiteId).catch(ifReachable),
      findHead(websiteId).catch(ifReachable),
    ]);
    return sendCached(c, await pages.phonePage(websiteId, withinLimit(listed), head ?? undefined));
  };
}

/** As many of these origins as the header has room for. */
function withinLimit(origins: Iterable<string>): string[] {
  let length = 0;
  return [...origins].filter((origin) => {
    if (!plainOrigin.test(origin)) return false;
    length += origin.length + 1;
    return length <= framedByMaxLength;
  });
}
