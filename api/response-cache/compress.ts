import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A body in both encodings that browsers accept. */
export interface CompressedBody {
  br: Buffer;
  gzip: Buffer;
}

/**
 * Compresses in other threads, so it does not block the event loop.
 *
 * @param brotliQuality 1 to 11.
 */
export async function compress(body: Buffer, brotliQuality: number): Promise<CompressedBody> {
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(body, { level: 9 }),
  ]);
  return { br, gzip: gz };
}
