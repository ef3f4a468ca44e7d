import { findImageFormat, findOtherFormat, isImageName } from '../contract/image-format.ts';
import { imageMaxBytes } from '../contract/limits.ts';
import { type ImageRow, toImageRow } from '../db/to-image-row.ts';
import { misnamed, ofFormat, tooLarge, unreadable } from './image-errors.ts';
import { runInTurn } from './image-queue.ts';

/**
 * Converts an upload into the stored form: upright, at most `imageMaxSide` pixels long, WebP, without metadata. Only
 * the first frame of an animation is used.
 *
 * @param fileName refused if its extension is not one of an image. The format is read from the content.
 * @param squareSide cuts a square from the centre of the image, with at most this side in pixels.
 * @throws ApiError when it is too large, is not a PNG, JPEG, WebP or GIF, has a name of another kind of file, is too small
 *   or too long for a square, or takes too much time or memory.
 */
export async function encodeImage(
  upload: Buffer,
  fileName = '',
  squareSide?: number,
): Promise<ImageRow> {
  if (upload.length > imageMaxBytes) throw tooLarge();
  const format = findImageFormat(upload);
  if (format === undefined) {
    const other = findOtherFormat(upload);
    throw other ? ofFormat(other) : unreadable();
  }
  if (!isImageName(fileName)) throw misnamed(format);
  const { data, width, height } = await runInTurn({ file: upload, squareSide });
  return toImageRow(Buffer.from(data.buffer, data.byteOffset, data.length), width, height);
}
