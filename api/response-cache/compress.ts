import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { compressionsMaxAtOnce } from '../config/server-limits.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Runs a compression when fewer than the limit run. */
export const inTurn = pLimit(compressionsMaxAtOnce);

/** A body in both encodings that browsers accept. */
export interface CompressedBody {
  br: Buffer;
  gzip: Buffer;
}

/**
 * Compresses in other threads, so it does not block the event loop. Few compressions run at once, and the others wait.
 *
 * @param brotliQuality 1 to 11.
 * @param isNeeded called when it is a compression's turn: false if everybody who waited for it is gone.
 * @returns undefined if it was not needed any more.
 */
export async function compress(body: Buffer, brotliQuality: number): Promise<CompressedBody>;
export async function compress(
  body: Buffer,
  brotliQuality: number,
  isNeeded?: () => boolean,
): Promise<CompressedBody | undefined>;
export async function compress(
  body: Buffer,
  brotliQuality: number,
  isNeeded: () => boolean = () => true,
): Promise<CompressedBody | undefined> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } };
  const [br, gz] = await Promise.all([
    inTurn(() => (isNeeded() ? compressBrotli(body, quality) : undefined)),
    inTurn(() => (isNeeded() ? compressGzip(body, { level: 9 }) : undefined)),
  ]);
  return br && gz && { br, gzip: gz };
}
