import sharp, { type Region } from 'sharp';
import type { ImageSize } from '../contract/image-name.ts';
import { imageMaxInputPixels, imageMaxInputSide, imageMaxSide } from '../contract/limits.ts';
import { tooLong, tooManyPixels, tooSmall, unreadable } from './image-errors.ts';
import { imageMaxDecodedBytes, squareMaxRatio, squareMinSide } from './upload-limits.ts';

export interface ImageTask {
  file: Uint8Array;
  /** Cuts a square from the centre of the image, with at most this side in pixels. */
  squareSide?: number | undefined;
}

export interface DecodedImage extends ImageSize {
  /** As WebP. */
  data: Uint8Array;
}

// No upload is decoded twice, so libvips must not cache decoded pixels.
sharp.cache(false);

/**
 * Decodes and encodes an image. Its size is checked before, but a file may still take any time and memory: call
 * `encodeImage`, which runs this function in a process with limits.
 *
 * @throws ApiError when the image is too large, unreadable, or too small or too long for a square.
 */
export async function decodeImage({ file, squareSide }: ImageTask): Promise<DecodedImage> {
  const size = await readSize(file);
  const region = squareSide === undefined ? undefined : centralSquare(size);
  const side = squareSide ?? imageMaxSide;
  const image = sharp(file, { limitInputPixels: imageMaxInputPixels });
  // Cut the square first. Otherwise a thin image would be enlarged until its short side fits, and would be completely in
  // memory to be rotated.
  const { data, info } = await (region ? image.extract(region) : image)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
  return { data, width: info.width, height: info.height };
}

/** Reads the size from the header. */
async function readSize(file: Uint8Array): Promise<ImageSize> {
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
    throw tooManyPixels();
  }
  return { width, height };
}

/** The square in the middle, which is the same before and after a rotation. */
function centralSquare({ width, height }: ImageSize): Region {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < squareMinSide) throw tooSmall();
  if (long > squareMaxRatio * short) throw tooLong();
  const left = Math.floor((width - short) / 2);
  const top = Math.floor((height - short) / 2);
  return { left, top, width: short, height: short };
}
