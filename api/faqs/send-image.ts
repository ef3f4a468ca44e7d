import type { Context } from 'hono';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/errors.ts';
import type { ResponseHeaders } from '../http/response-headers.ts';
import { type CachedBody, encodeBody } from '../response-cache/encode-body.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { sendCached } from '../response-cache/send-cached.ts';
import { findImage, type ImageAudience } from './faq-queries.ts';

interface PublicImageOptions {
  db: Pick<Database, 'read'>;
  responseCache: ResponseCache;
  headers: ResponseHeaders;
}

/** Images of FAQs, for visitors. */
export function publicImages({
  db,
  responseCache,
  headers,
}: PublicImageOptions): (c: Context, name: string) => Promise<Response> {
  const build = (name: string) => () => prepareImage(db, name, 'public', headers.image);
  return async (c, name) => send(c, await responseCache.getImage(name, build(name)));
}

/** Sends an image to admins, also one that only an undo needs. */
export async function sendPrivateImage(
  c: Context,
  db: Pick<Database, 'read'>,
  headers: ResponseHeaders,
  name: string,
): Promise<Response> {
  const response = send(c, await prepareImage(db, name, 'private', headers.privateImage));
  c.set('isCachedRead', false);
  return response;
}

function send(c: Context, image: CachedBody | undefined): Response {
  if (image === undefined) throw new ApiError(404, messages.imageNotFound);
  return sendCached(c, image);
}

async function prepareImage(
  db: Pick<Database, 'read'>,
  name: string,
  audience: ImageAudience,
  headers: Readonly<Record<string, string>>,
): Promise<CachedBody | undefined> {
  const image = await findImage(db.read, name, audience);
  return (
    image &&
    (await encodeBody(image.content, {
      headers: {
        ...headers,
        'Content-Type': image.contentType,
        // Our file names contain no characters that need escaping.
        'Content-Disposition': `inline; filename="${name}"`,
      },
    }))
  );
}
