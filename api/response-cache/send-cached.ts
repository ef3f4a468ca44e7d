import type { Context } from 'hono';
import { cachedUntil } from '../http/response-headers.ts';
import type { CachedBody } from './encode-body.ts';
import { etagMatches, pickVariant } from './negotiate.ts';

/**
 * Responds with the encoding that the client accepts, or with 304 when the client already has these bytes.
 *
 * @param headers headers that depend on the caller.
 */
export function sendCached(
  c: Context,
  body: CachedBody,
  headers?: Readonly<Record<string, string>>,
  status = 200,
): Response {
  if (status === 200) c.set('isCachedRead', true);
  const over =
    body.changesAt === undefined
      ? headers
      : { ...headers, ...cachedUntil(body.changesAt, body.identity.headers) };
  const variant = pickVariant(body, c.req.header('accept-encoding'));
  if (status === 200 && etagMatches(c.req.header('if-none-match'), variant.etag)) {
    return new Response(null, { status: 304, headers: join(variant.notModifiedHeaders, over) });
  }
  return new Response(variant.body as BodyInit, {
    status,
    headers: join(variant.headers, over),
  });
}

function join(
  base: Readonly<Record<string, string>>,
  over: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  return over === undefined ? base : { ...base, ...over };
}
