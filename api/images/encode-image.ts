import pLimit from 'p-limit';
import sharp, { type Region } from 'sharp';
import {
  imageMaxDecodedBytes,
  imageMaxSeconds,
  squareMaxRatio,
  squareMinSide,
} from '../config/server-limits.ts';
import { findImageFormat, fitsExtension, type ImageFormat } from '../contract/image-format.ts';
import type { ImageSize } from '../contract/image-name.ts';
import {
  imageMaxBytes,
  imageMaxInputPixels,
  imageMaxInputSide,
  imageMaxSide,
} from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import { type ImageRow, toImageRow } from '../db/to-image-row.ts';
import { fieldError } from '../http/errors.ts';
import { tooComplex, unreadable } from './image-errors.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebP } from './strip-webp.ts';

const megabyte = 1024 * 1024;

/**
 * By format, copies only those parts of a file that its first image needs. The time limit does not stop the decoder
 * while it reads other parts, and these may need much more memory than their size. A GIF is not copied: even 220,000
 * frames take only 0.1 s.
 */
const strip: Readonly<Record<ImageFormat, (file: Buffer) => Buffer | Promise<Buffer>>> = {
  PNG: stripPng,
  JPEG: stripJpeg,
  WebP: stripWebP,
  GIF: (file) => file,
};

// No upload is decoded twice, so libvips must not cache decoded pixels.
sharp.cache(false);

/**
 * Decodes one image at a time, so that all uploads together need only the memory and threads of one. The upload slots
 * limit how many wait.
 */
export const imageQueue = pLimit(1);

/**
 * Converts an upload into the stored form: upright, at most `imageMaxSide` pixels long, WebP, without metadata. Only
 * the first frame of an animation is used.
 *
 * @param fileName its extension must match the content; a name without an extension always does.
 * @param squareSide cuts a square from the centre of the image, with at most this side in pixels.
 * @throws ApiError when it is too large, is not a PNG, JPEG, WebP or GIF, has another format's extension, or is too
 *   small or too long for a square.
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
    const file = await strip[format](upload);
    const size = await requireDecodable(file);
    const square = squareSide === undefined ? undefined : centralSquare(size, squareSide);
    const { data, info } = await shrink(file, square).catch((error: unknown) => {
      throw isTimeout(error) ? tooComplex() : unreadable();
    });
    return toImageRow(data, info.width, info.height);
  });
}

/** Reads the header without a time limit. The parts that make this slow are already removed. */
async function requireDecodable(file: Buffer): Promise<ImageSize> {
  const { width, height, channels, depth } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const pixels = width * height;
  const decodedBytes = pixels * channels * (depth === 'uchar' ? 1 : 2);
  if (
    Math.max(width, height) > imageMaxInputSide ||
    pixels > imageMaxInputPixels ||
    decodedBytes > imageMaxDecodedBytes
  ) {
    throw fieldError(413, 'image', messages.imageTooManyPixels);
  }
  return { width, height };
}

interface Square {
  /** The part of the image to cut out. A rotation does not move its centre. */
  region: Region;
  /** Side after shrinking. */
  side: number;
}

function centralSquare({ width, height }: ImageSize, side: number): Square {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < squareMinSide) {
    throw fieldError(400, 'image', messages.imageTooSmall(squareMinSide));
  }
  if (long > squareMaxRatio * short) {
    throw fieldError(400, 'image', messages.imageTooLong(squareMaxRatio));
  }
  const left = Math.floor((width - short) / 2);
  const top = Math.floor((height - short) / 2);
  return { region: { left, top, width: short, height: short }, side };
}

/**
 * Cuts the square first. Otherwise a thin image would be enlarged until its short side fits, and would be completely in
 * memory to be rotated.
 */
function shrink(file: Buffer, square: Square | undefined) {
  const image = sharp(file, { limitInputPixels: imageMaxInputPixels });
  const side = square?.side ?? imageMaxSide;
  return (square ? image.extract(square.region) : image)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: imageMaxSeconds })
    .toBuffer({ resolveWithObject: true });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout');
}
