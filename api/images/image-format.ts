import { posix } from 'node:path';

export type ImageFormat = 'PNG' | 'JPEG' | 'GIF' | 'WebP';

/** File name extensions, in lower case. */
const extensions: Readonly<Record<ImageFormat, readonly string[]>> = {
  PNG: ['.png', '.apng'],
  JPEG: ['.jpg', '.jpeg', '.jpe', '.jfif', '.pjpeg', '.pjp'],
  GIF: ['.gif'],
  WebP: ['.webp'],
};

/**
 * Detects the format by the first bytes. Checked before a decoder runs, so that formats with a larger attack surface
 * (SVG, PDF, TIFF) never reach one.
 */
export function findImageFormat(bytes: Buffer): ImageFormat | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'PNG';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'JPEG';
  if (startsWith(bytes, [...Buffer.from('GIF8')])) return 'GIF';
  const isWebP =
    startsWith(bytes, [...Buffer.from('RIFF')]) && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebP ? 'WebP' : undefined;
}

/** Whether a file name matches the format. A name without an extension always does. */
export function fitsExtension(fileName: string, format: ImageFormat): boolean {
  const extension = posix.extname(fileName).toLowerCase();
  return extension.length <= 1 || extensions[format].includes(extension);
}

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
