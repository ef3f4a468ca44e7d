import pLimit from 'p-limit';
import { findImageFormat, findOtherFormat, isImageName } from '../contract/image-format.ts';
import { imageMaxBytes } from '../contract/limits.ts';
import { type ImageRow, toImageRow } from '../db/to-image-row.ts';
import type { ImageTask } from './decode-image.ts';
import { misnamed, ofFormat, tooLarge, unreadable } from './image-errors.ts';
import { createImageProcess } from './run-in-process.ts';

/** Node cannot run TypeScript, so the sources (in development and in tests) decode in their own process. */
const isCompiled = !import.meta.url.endsWith('.ts');
const decode = isCompiled
  ? createImageProcess(new URL('./image-process.js', import.meta.url))
  : async (task: ImageTask) => await (await import('./decode-image.ts')).decodeImage(task);

/**
 * Decodes one image at a time, so that all uploads together need only the memory and threads of one. The upload slots
 * limit how many wait.
 */
const imageQueue = pLimit(1);

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
  return await imageQueue(async () => {
    const { data, width, height } = await decode({ file: upload, squareSide });
    return toImageRow(Buffer.from(data.buffer, data.byteOffset, data.length), width, height);
  });
}
