import type { Context } from 'hono';
import { messages } from '../copy/messages.ts';
import type { CorsPolicy } from '../embedding/cors-policy.ts';
import { errorResponse } from '../http/errors.ts';
import { isGone } from '../http/is-gone.ts';
import type { ResponseHeaders } from '../http/response-headers.ts';
import { parseId } from '../http/validation.ts';
import { type CachedBody, encodeBody } from './encode-body.ts';
import type { PublicResource, ResponseCache } from './response-cache.ts';
import { sendCached } from './send-cached.ts';

export interface PublicResponseOptions {
  responseCache: ResponseCache;
  corsPolicy: CorsPolicy;
  headers: ResponseHeaders;
}

interface PublicResponseKind {
  brotliQuality: number;
  /** Selects the fixed headers of the response. */
  kind: 'visitors' | 'settings';
  /** The time (ms) from which the result of `read` is another without a write; undefined if there is none. */
  findChange(websiteId: number): Promise<number | undefined>;
}

/**
 * Responds to visitors' pages with the result of `read` for a website, encoded once per change. 404 when there is no
 * such website.
 */
export function publicResponse<T>(
  { responseCache, corsPolicy, headers: fixed }: PublicResponseOptions,
  resource: PublicResource,
  read: (websiteId: number) => Promise<T | undefined>,
  { brotliQuality = 5, kind = 'visitors', findChange }: Partial<PublicResponseKind> = {},
): (c: Context, websiteId: string) => Promise<Response> {
  const build = async (
    websiteId: number,
    last: CachedBody | undefined,
    isNeeded: () => boolean,
  ) => {
    // Before the read: a change between the two then outdates the body at once, and is not missed.
    const changesAt = await findChange?.(websiteId);
    const found = await read(websiteId);
    if (found === undefined) return undefined;
    const mode = await corsPolicy.findMode(websiteId);
    const headers = { ...fixed[kind], ...corsPolicy.headersOf(mode) };
    const isPerCaller = mode === 'links';
    const body = Buffer.from(JSON.stringify(found));
    const options = { headers, brotliQuality, isPerCaller, changesAt, last, isNeeded };
    return await encodeBody(body, options);
  };
  return async (c, text) => {
    const websiteId = parseId(text);
    const body =
      websiteId &&
      (await responseCache.get(
        websiteId,
        resource,
        (...args) => build(websiteId, ...args),
        () => isGone(c),
      ));
    if (websiteId && body) {
      const ofCaller = body.isPerCaller ? await corsPolicy.requireListed(c, websiteId) : undefined;
      return sendCached(c, body, ofCaller);
    }
    // Without these headers the browser hides the response from the page and reports a network error.
    const headers = corsPolicy.headersOf(corsPolicy.preset);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return errorResponse(c, 404, messages.websiteNotFound);
  };
}
