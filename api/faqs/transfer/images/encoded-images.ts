import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ImageRow } from '../../../db/to-image-row.ts';
import { encodeImage } from '../../../images/encode-image.ts';
import { encodedImagesMaxBytes, encodedImagesMinutes } from '../transfer-limits.ts';

export type EncodeImage = typeof encodeImage;

/**
 * Encodes images and caches the results, because the same import is sent several times: for the dry run, for the write,
 * and again if it ran out of time.
 */
export function createImageEncoder(): EncodeImage {
  const encoded = new LRUCache<string, ImageRow>({
    maxSize: encodedImagesMaxBytes,
    sizeCalculation: ({ byteSize }) => byteSize,
    ttl: encodedImagesMinutes * 60_000,
    ttlAutopurge: true,
  });
  return async (upload, fileName = '') => {
    // The key contains the name, because a name of another kind of file is refused.
    const key = `${createHash('sha256').update(upload).digest('base64url')} ${fileName}`;
    const known = encoded.get(key);
    if (known !== undefined) return known;
    const image = await encodeImage(upload, fileName);
    encoded.set(key, image);
    return image;
  };
}
