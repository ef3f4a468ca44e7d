import type { Context } from 'hono';
import { answerHeaders } from '../answer-headers.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/open.ts';
import { ApiError } from '../http-errors.ts';
import { etagMatches } from '../prepared/etag-matches.ts';
import { findImage } from './faq-queries.ts';

/** Answers with a stored image. Its name is the hash of its bytes, so a copy is good for ever. */
export async function sendImage(
  c: Context,
  db: Pick<Database, 'read'>,
  name: string,
  audience: 'public' | 'private',
  fixed: Readonly<Record<string, string>> = answerHeaders({ secure: false }),
): Promise<Response> {
  const image = await findImage(db.read, name, audience);
  if (image === undefined) throw new ApiError(404, messages.imageNotFound);
  if (audience === 'public') c.set('isCachedRead', true);
  const etag = `"${name}"`;
  const headers: Record<string, string> = {
    'Cache-Control': `${audience}, max-age=31536000, immutable`,
    ETag: etag,
    ...fixed,
  };
  if (audience === 'public') {
    headers['Access-Control-Allow-Origin'] = '*';
    headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  }
  if (etagMatches(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers['Content-Type'] = image.contentType;
  headers['Content-Length'] = String(image.content.length);
  return new Response(image.content as BodyInit, { headers });
}
