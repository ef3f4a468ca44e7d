import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { imageMaxBytes, imageMaxInputPixels, imageMaxSide } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import type { images } from '../db/schema.ts';
import { fieldError } from '../http-errors.ts';
import { isRasterImage } from './is-raster-image.ts';

export type EncodedImage = typeof images.$inferInsert;

const megabyte = 1024 * 1024;

/**
 * Turns an upload into what is stored: upright, at most `imageMaxSide` pixels long, WebP, without any metadata. Of an
 * animation it keeps the first frame. The name is the hash of the stored bytes and their size in pixels.
 *
 * @throws ApiError when it is too large or no PNG, JPEG, WebP or GIF by content.
 */
export async function encodeImage(upload: Buffer): Promise<EncodedImage> {
  if (upload.length > imageMaxBytes) {
    throw fieldError(413, 'image', messages.imageTooLarge(imageMaxBytes / megabyte));
  }
  if (!isRasterImage(upload)) throw unreadable();
  const { width, height } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > imageMaxInputPixels) {
    throw fieldError(413, 'image', messages.imageTooManyPixels);
  }
  const { data, info } = await sharp(upload, { limitInputPixels: imageMaxInputPixels })
    .autoOrient()
    .resize({ width: imageMaxSide, height: imageMaxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
  return toImageRow(data, info.width, info.height);
}

/** A row for bytes that are stored as they are. */
export function toImageRow(content: Buffer, width: number, height: number): EncodedImage {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return {
    name: `${hash}-${width}x${height}.webp`,
    content,
    contentType: 'image/webp',
    width,
    height,
    byteSize: content.length,
  };
}

function unreadable() {
  return fieldError(400, 'image', messages.imageUnreadable);
}
