import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import {
  findImageFormat,
  findOtherFormat,
  type ImageFormat,
  isImageName,
} from '../../../api/contract/image-format.ts';
import {
  imageMaxBytes,
  imageMaxInputPixels,
  imageMaxInputSide,
  imageMaxSide,
} from '../../../api/contract/limits.ts';
import { imagesCopy as copy } from '../../copy/images.ts';
import { uiCopy } from '../../copy/ui.ts';

/** Enough to read the size of an image, which may come after a JPEG's metadata. */
const headBytes = 2 * 1024 * 1024;
/** A larger file is refused before it is decoded. */
const decodedMaxBytes = 64 * 1024 * 1024;
/** A smaller file is sent unchanged: shrinking it would save little. */
const smallBytes = 200 * 1024;
/** High, because the server encodes the image again. */
const quality = 0.9;

/** The image to send, or why it cannot be sent. */
export type PreparedImage =
  | { file: File; error?: undefined; note?: string | undefined }
  | { file?: undefined; error: string; note?: undefined };

/** Facts that are read before the image is decoded. */
export interface ImageFacts {
  format: ImageFormat;
  bytes: number;
  /** In pixels; undefined if it could not be read. */
  size: { width: number; height: number } | undefined;
  /** Whether it has several frames, of which a canvas would lose all but one. */
  hasFrames: boolean;
}

/** Checks a chosen image by the server's rules, and shrinks it to the size that the server would store. */
export async function checkAndShrink(file: File): Promise<PreparedImage> {
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    const facts = factsOf(head, file.size);
    if (facts === undefined) return { error: noImageError(head) };
    const error = errorOf(file.name, facts);
    if (error !== undefined) return { error };
    const prepared = await shrink(file, facts);
    return prepared.file && isMovingPng(head) ? { ...prepared, note: copy.movingPng } : prepared;
  } catch {
    return { error: uiCopy.fileChanged };
  }
}

/** Reads the facts from the first bytes; undefined if they are not an image. */
export function factsOf(head: Uint8Array, bytes: number): ImageFacts | undefined {
  const format = findImageFormat(head);
  if (format === undefined) return undefined;
  // In the header of a WebP file, the second bit of this byte marks an animation.
  const isAnimatedWebP = format === 'WebP' && head[15] === 0x58 && ((head[20] ?? 0) & 2) !== 0;
  return {
    format,
    bytes,
    size: sizeOf(format, head),
    hasFrames: format === 'GIF' || isAnimatedWebP,
  };
}

/** Whether a PNG is animated. The server stores only its first frame. Its `acTL` stands before the data of the image. */
export function isMovingPng(head: Uint8Array): boolean {
  if (findImageFormat(head) !== 'PNG') return false;
  const chunks = String.fromCharCode(...head.subarray(0, 2048)).split('IDAT')[0];
  return chunks?.includes('acTL') ?? false;
}

/** Returns why the server would refuse a file that is not an accepted image. */
export function noImageError(head: Uint8Array): string {
  const other = findOtherFormat(head);
  return other ? copy.ofFormat[other] : copy.notImage;
}

/** Returns why the server would refuse the image. */
export function errorOf(name: string, facts: ImageFacts): string | undefined {
  const { format, bytes, size } = facts;
  if (!isImageName(name)) return copy.misnamed(format);
  if (bytes > decodedMaxBytes) return copy.tooLarge(imageMaxBytes / 1024 ** 2);
  // The first bytes of a large file may not contain the size; then the decoder finds it.
  if (size === undefined) return bytes > headBytes ? undefined : copy.unreadable;
  const { width, height } = size;
  const isTooLarge =
    Math.max(width, height) > imageMaxInputSide || width * height > imageMaxInputPixels;
  return isTooLarge ? copy.tooManyPixels(imageMaxInputPixels / 1e6, imageMaxInputSide) : undefined;
}

/** Whether to shrink an image. A small one is sent unchanged, and so is one with several frames. */
export function isWorthShrinking({ size, bytes, hasFrames }: ImageFacts): boolean {
  if (hasFrames) return false;
  return (
    size === undefined || bytes > smallBytes || Math.max(size.width, size.height) > imageMaxSide
  );
}

/** Returns the size of an image whose longest side is at most the server's limit. */
export function sizeInside(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, imageMaxSide / Math.max(width, height));
  const shrunk = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: shrunk(width), height: shrunk(height) };
}

async function shrink(file: File, facts: ImageFacts): Promise<PreparedImage> {
  const tooLarge = copy.tooLarge(imageMaxBytes / 1024 ** 2);
  let sent = file;
  // Old browsers have no `createImageBitmap`; then the server shrinks the image.
  if (isWorthShrinking(facts) && 'createImageBitmap' in window) {
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    if (bitmap === undefined)
      return { error: file.size > imageMaxBytes ? tooLarge : copy.unreadable };
    const encoded = await encode(bitmap).catch(() => null);
    bitmap.close();
    // Browsers that cannot encode WebP return a PNG.
    if (encoded?.type === 'image/webp' && encoded.size < file.size)
      sent = new File([encoded], webPName(file.name), { type: encoded.type });
  }
  return sent.size > imageMaxBytes ? { error: tooLarge } : { file: sent };
}

function webPName(name: string): string {
  const dot = name.lastIndexOf('.');
  return `${dot === -1 ? name : name.slice(0, dot)}.webp`;
}

function encode(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeInside(bitmap.width, bitmap.height));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
}

/** The library's other formats would be two thirds of the code that reads a size. */
const readers = { PNG, JPEG: JPG, GIF, WebP: WEBP } satisfies Record<ImageFormat, unknown>;

function sizeOf(format: ImageFormat, head: Uint8Array): ImageFacts['size'] {
  const reader = readers[format];
  try {
    if (!reader.validate(head)) return undefined;
    const { width, height } = reader.calculate(head);
    return { width, height };
  } catch {
    return undefined;
  }
}
