import sharp from 'sharp';
import { imageMaxSeconds } from '../config/server-limits.ts';
import { findImageFormat } from '../contract/image-format.ts';
import { imageSizeOf } from '../contract/image-name.ts';
import { imageMaxSide } from '../contract/limits.ts';
import { type ImageRow, toImageRow } from '../db/to-image-row.ts';
import { imageQueue } from './encode-image.ts';
import { unreadable } from './image-errors.ts';

/** Chunks that our encoder writes: canvas, transparency, pixels. Metadata and animations use other chunks. */
const ownChunks = new Set(['VP8X', 'ALPH', 'VP8 ']);
const headBytes = 12;
const chunkHeadBytes = 8;

export interface EncodedImage {
  row: ImageRow;
  /**
   * Decodes the whole image.
   *
   * @throws ApiError 400 when that fails, or when the size differs from the one in the name.
   */
  check(): Promise<void>;
}

/**
 * Accepts an image that this server encoded before, without encoding it again: that would change its name and its
 * bytes.
 *
 * @returns `undefined` unless the file name contains the hash of the bytes, and the file contains only chunks that our
 *   encoder writes.
 */
export function reuseEncoded(file: Buffer, fileName: string): EncodedImage | undefined {
  const size = imageSizeOf(fileName);
  if (size === undefined || Math.max(size.width, size.height) > imageMaxSide) return undefined;
  const row = toImageRow(file, size.width, size.height);
  if (row.name !== fileName || findImageFormat(file) !== 'WebP' || !hasOwnChunks(file)) {
    return undefined;
  }
  return {
    row,
    check: () =>
      imageQueue(async () => {
        const limitInputPixels = imageMaxSide ** 2;
        const decoded = await sharp(file, { limitInputPixels, failOn: 'truncated' })
          .timeout({ seconds: imageMaxSeconds })
          .raw()
          .toBuffer({ resolveWithObject: true })
          .catch(() => {
            throw unreadable();
          });
        const { width, height } = decoded.info;
        if (width !== size.width || height !== size.height) throw unreadable();
      }),
  };
}

/** Whether each kind of chunk occurs at most once, and no other bytes follow. */
function hasOwnChunks(file: Buffer): boolean {
  if (file.length < headBytes || file.readUInt32LE(4) !== file.length - 8) return false;
  const left = new Set(ownChunks);
  let start = headBytes;
  while (start < file.length) {
    if (start + chunkHeadBytes > file.length) return false;
    if (!left.delete(file.toString('latin1', start, start + 4))) return false;
    const bytes = file.readUInt32LE(start + 4);
    start += chunkHeadBytes + bytes + (bytes % 2);
  }
  return start === file.length && !left.has('VP8 ');
}
