import pLimit from 'p-limit';
import { findImageFormat, fitsExtension } from '../contract/image-format.ts';
import { imageMaxBytes } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { type ImageRow, toImageRow } from '../db/to-image-row.ts';
import { fieldError } from '../http/errors.ts';
import type { ImageTask } from './decode-image.ts';
import { unreadable } from './image-errors.ts';
import { createImageProcess } from './run-in-process.ts';

const megabyte = 1024 * 1024;

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
 * @param fileName its extension must match the content; a name without an extension always does.
 * @param squareSide cuts a square from the centre of the image, with at most this side in pixels.
 * @throws ApiError when it is too large, is not a PNG, JPEG, WebP or GIF, has another format's extension, is too small or
 *   too long for a square, or takes too much time or memory.
 */
export async function encodeImage(
  upload: Buffer,
  fileName = '',
  squareSide?: number,
): Promise<ImageRow> {
  if (upload.length > imageMaxBytes) {
    throw fieldError(413, 'image', messages.imageTooLarge(imageMaxBytes / megabyte));
  }
  const format = findImageFormat(upload);
  if (format === undefined) throw unreadable();
  if (!fitsExtension(fileName, format)) {
    throw fieldError(400, 'image', messages.imageMisnamed(format));
  }
  return await imageQueue(async () => {
    const { data, width, height } = await decode({ file: upload, squareSide });
    return toImageRow(Buffer.from(data.buffer, data.byteOffset, data.length), width, height);
  });
}
