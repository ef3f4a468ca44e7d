import type { Context } from 'hono';
import { answerHeaders } from '../answer-headers.ts';
import type { EmbedPolicy } from '../auth/embed-policy.ts';
import { messages } from '../copy/messages.ts';
import { answerError } from '../http-errors.ts';
import { parseId } from '../validation.ts';
import type { AnswerCache, PublicAnswer } from './answer-cache.ts';
import { prepareBody } from './prepare-body.ts';
import { sendPrepared } from './send-prepared.ts';

export interface PublicAnswerOptions {
  answers: AnswerCache;
  embedPolicy: EmbedPolicy;
  /** Whether browsers reach us over https alone. */
  secure: boolean;
}

/** Fresh for half a minute, then used while the new one is fetched. */
const publicHeaders = {
  'Content-Type': 'application/json; charset=UTF-8',
  'Cache-Control': 'public, max-age=30, stale-while-revalidate=300',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** What a page of another origin may ask before it reads. */
const preflightHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
} as const;

/**
 * Answers visitors' pages with what `read` finds of a website, prepared once per change; undefined stands for no such
 * website.
 */
export function publicAnswer<T>(
  { answers, embedPolicy, secure }: PublicAnswerOptions,
  kind: PublicAnswer,
  read: (websiteId: number) => Promise<T | undefined>,
): (c: Context, websiteId: string) => Promise<Response> {
  const headers = { ...publicHeaders, ...answerHeaders({ secure }), ...embedPolicy.headers };
  const build = async (websiteId: number) => {
    const found = await read(websiteId);
    if (found === undefined) return undefined;
    return await prepareBody(Buffer.from(JSON.stringify(found)), { headers, brotliQuality: 5 });
  };
  return async (c, text) => {
    const websiteId = parseId(text);
    const prepared = websiteId && (await answers.get(websiteId, kind, () => build(websiteId)));
    if (websiteId && prepared) {
      return sendPrepared(c, prepared, await embedPolicy.admit(c, websiteId));
    }
    // Without these a page would see a fault of the network instead of the answer.
    for (const [name, value] of Object.entries(embedPolicy.headers)) c.header(name, value);
    return answerError(c, 404, messages.websiteNotFound);
  };
}

export function answerPreflight(c: Context): Response {
  return c.body(null, 204, preflightHeaders);
}
