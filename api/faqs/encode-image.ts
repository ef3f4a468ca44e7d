import sharp from 'sharp';
import {
  imageMaxBytes,
  imageMaxDecodedBytes,
  imageMaxInputPixels,
  imageMaxSide,
  imageMaxWaiting,
} from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { type ImageRow, toImageRow } from '../db/to-image-row.ts';
import { fieldError } from '../http-errors.ts';
import { createTurns } from './create-turns.ts';
import { isRasterImage } from './is-raster-image.ts';

const megabyte = 1024 * 1024;

// No upload is decoded twice, but libvips would keep the pixels of the last ones in case it were.
sharp.cache(false);

/** One picture at a time: what the largest takes in memory is then all that any number of uploads takes. */
const inTurn = createTurns(imageMaxWaiting, () => fieldError(503, 'image', messages.tooManyImages));

/**
 * Turns an upload into what is stored: upright, at most `imageMaxSide` pixels long, WebP, without any metadata. Of an
 * animation it keeps the first frame.
 *
 * @throws ApiError when it is too large or no PNG, JPEG, WebP or GIF by content.
 */
export async function encodeImage(upload: Buffer): Promise<ImageRow> {
  if (upload.length > imageMaxBytes) {
    throw fieldError(413, 'image', messages.imageTooLarge(imageMaxBytes / megabyte));
  }
  if (!isRasterImage(upload)) throw unreadable();
  const { width, height, channels, depth } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const pixels = width * height;
  const decodedBytes = pixels * channels * (depth === 'uchar' ? 1 : 2);
  if (pixels > imageMaxInputPixels || decodedBytes > imageMaxDecodedBytes) {
    throw fieldError(413, 'image', messages.imageTooManyPixels);
  }
  const { data, info } = await inTurn(() =>
    shrink(upload).catch(() => {
      throw unreadable();
    }),
  );
  return toImageRow(data, info.width, info.height);
}

function shrink(upload: Buffer) {
  return sharp(upload, { limitInputPixels: imageMaxInputPixels })
    .autoOrient()
    .resize({ width: imageMaxSide, height: imageMaxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
}

function unreadable() {
  return fieldError(400, 'image', messages.imageUnreadable);
}
