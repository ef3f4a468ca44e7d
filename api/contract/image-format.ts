/** The accepted image formats. The server enforces them; the admin app checks a chosen file before it is sent. */

export type ImageFormat = 'PNG' | 'JPEG' | 'GIF' | 'WebP';

/** MIME types for a file chooser. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Formats of phones and browsers that are refused with advice. */
export type OtherImageFormat = 'HEIC' | 'AVIF';

const imageExtension = /^\.(?:a?png|jpe?g|jpe|jfif|pjpe?g|pjp|gif|webp|heic|heif|avif)$/;

/**
 * Detects the format by the first bytes. Call it before a decoder runs, so that formats with a larger attack surface
 * (SVG, PDF, TIFF) never reach one.
 */
export function findImageFormat(bytes: Uint8Array): ImageFormat | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'PNG';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'JPEG';
  if (startsWith(bytes, codesOf('GIF8'))) return 'GIF';
  const isWebP =
    startsWith(bytes, codesOf('RIFF')) && startsWith(bytes.subarray(8), codesOf('WEBP'));
  return isWebP ? 'WebP' : undefined;
}

/** Detects a refused format by the first bytes: both are ISO media files, which list their brands. */
export function findOtherFormat(bytes: Uint8Array): OtherImageFormat | undefined {
  const brands = String.fromCharCode(...bytes.subarray(4, 40));
  if (!brands.startsWith('ftyp')) return undefined;
  if (/avi[fs]/.test(brands)) return 'AVIF';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'HEIC' : undefined;
}

/**
 * Whether a file may have this name: one of an image, whatever its format, or one without an extension. Programs differ
 * in which characters of a name they ignore, so `.svg`, `a.svg.` and `a.svg\x` have the extension `svg`.
 */
export function isImageName(fileName: string): boolean {
  const plain = fileName.toLowerCase().replace(/[^\p{L}\p{N}.\\/]/gu, '');
  const extension = plain.match(/\.[\p{L}\p{N}]+/gu)?.at(-1);
  return extension === undefined || imageExtension.test(extension);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function codesOf(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
