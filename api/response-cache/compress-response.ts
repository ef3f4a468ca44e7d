import { finished } from 'node:stream/promises';
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
} from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import type { AppEnv } from '../http/app-env.ts';
import { isGone } from '../http/is-gone.ts';
import { inTurn } from './compress.ts';
import { pickEncoding } from './negotiate.ts';

/**
 * Compresses a response that is not cached. Each part waits for its turn among all compressions, so that a slow client
 * takes no turn from others. Hono's `compress` runs all of them at once, also for clients that have left.
 */
export const compressResponse = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { body, headers } = c.res;
  const type = headers.get('Content-Type') ?? '';
  if (!body || c.req.method === 'HEAD' || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return;
  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = pickEncoding(c.req.header('Accept-Encoding'));
  if (encoding === 'identity') return;
  const compressor = encoding === 'br' ? createFastBrotli() : createGzip();
  c.res = new Response(body.pipeThrough(compressInTurn(compressor, () => isGone(c))), c.res);
  c.res.headers.delete('Content-Length');
  c.res.headers.set('Content-Encoding', encoding);
});

/** As fast as gzip, and smaller. */
function createFastBrotli(): BrotliCompress {
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function compressInTurn(compressor: BrotliCompress | Gzip, isUnneeded: () => boolean) {
  // Not passed on at once: the client may leave while a part is compressed, and an error of an event ends the process.
  const done: Buffer[] = [];
  compressor.on('data', (part: Buffer) => done.push(part)).on('error', () => {});
  type Controller = TransformStreamDefaultController<Uint8Array>;
  const run = (controller: Controller, compressPart: () => Promise<void>) =>
    inTurn(async () => {
      if (isUnneeded()) throw new Error('The client has left.');
      await compressPart();
      for (const part of done.splice(0)) controller.enqueue(part);
    });
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => run(controller, () => write(compressor, part)),
    flush: (controller) => run(controller, () => finished(compressor.end())),
  });
}

function write(compressor: BrotliCompress | Gzip, part: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    compressor.write(part, (error) => (error ? reject(error) : resolve()));
  });
}
