import type { Context } from 'hono';
import { etagMatches } from './etag-matches.ts';
import { pickVariant } from './pick-variant.ts';
import type { PreparedBody } from './prepare-body.ts';

/**
 * Answers with the encoding that fits, or with 304 when the client has these very bytes. `headers` are for what differs
 * from caller to caller.
 */
export function sendPrepared(
  c: Context,
  prepared: PreparedBody,
  headers?: Readonly<Record<string, string>>,
  status = 200,
): Response {
  if (status === 200) c.set('isCachedRead', true);
  const variant = pickVariant(prepared, c.req.header('accept-encoding'));
  if (status === 200 && etagMatches(c.req.header('if-none-match'), variant.etag)) {
    return new Response(null, { status: 304, headers: join(variant.notModifiedHeaders, headers) });
  }
  return new Response(variant.body as BodyInit, {
    status,
    headers: join(variant.headers, headers),
  });
}

function join(
  base: Readonly<Record<string, string>>,
  over: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  return over === undefined ? base : { ...base, ...over };
}
