import { createHash } from 'node:crypto';
import { toImageName } from '../contract/image-name.ts';
import type { images } from './schema.ts';

export type ImageRow = typeof images.$inferInsert;

/** The row for a WebP image. Its name is the hash of its bytes and its size in pixels. */
export function toImageRow(content: Buffer, width: number, height: number): ImageRow {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return {
    name: toImageName(hash, { width, height }),
    content,
    contentType: 'image/webp',
    width,
    height,
    byteSize: content.length,
  };
}
