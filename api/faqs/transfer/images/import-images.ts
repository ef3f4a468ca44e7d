import { inArray } from 'drizzle-orm';
import type { ImportFault } from '../../../contract/faqs/faq-transfer.ts';
import { imageSizeOf } from '../../../contract/image-name.ts';
import { imageMaxBytes } from '../../../contract/limits.ts';
import { messages } from '../../../copy/messages.ts';
import type { Reader } from '../../../db/database.ts';
import { runInStatements } from '../../../db/run-in-statements.ts';
import { images } from '../../../db/schema.ts';
import { type ImageRow, toImageRow } from '../../../db/to-image-row.ts';
import { ApiError, UnfinishedError } from '../../../http/errors.ts';
import type { ImportRow } from '../reading/import-row.ts';
import { isZip, openZip } from '../reading/read-zip.ts';
import { importImagesMaxBytes, importImagesMaxMs, importMaxImages } from '../transfer-limits.ts';
import type { EncodeImage } from './encoded-images.ts';

/** The images of a file, ready to be stored. */
export interface ImportImages {
  /** Encoded images by the name in the file. Any other name must be the name of a stored image. */
  encoded: ReadonlyMap<string, Pick<ImageRow, 'name'>>;
  /**
   * The rows to store. Includes images that are already stored, because somebody may delete them before the import is
   * written.
   */
  rows: ImageRow[];
  faults: ImportFault[];
}

/**
 * Unpacks and encodes a ZIP's images one after another, so that other uploads can be encoded in between.
 *
 * @throws ApiError 413 when they take too much memory.
 * @throws UnfinishedError when they take too long; the next request does not encode the finished ones again.
 */
export async function prepareImages(
  db: Reader,
  encodeImage: EncodeImage,
  rows: readonly ImportRow[],
  file: Buffer,
): Promise<ImportImages> {
  const encoded = new Map<string, Pick<ImageRow, 'name'>>();
  const result: ImportImages = { encoded, rows: [], faults: [] };
  const lines = linesByImage(rows);
  if (lines.size === 0 || !isZip(file)) return result;
  const zip = await openZip(file);
  const deadline = performance.now() + importImagesMaxMs;
  const files = [...lines].flatMap(([name, [line = 0]]) => {
    const path = zip.findImage(name);
    return path === undefined ? [] : [{ name, line, path }];
  });
  if (files.length > importMaxImages)
    throw new ApiError(413, messages.importTooManyImages(importMaxImages));
  let bytes = 0;
  for (const [done, { name, line, path }] of files.entries()) {
    if (performance.now() > deadline) {
      const progress = { done, total: files.length };
      throw new UnfinishedError(messages.importImagesSlow, 'file', progress);
    }
    const unpacked = await zip.readImage(path, imageMaxBytes);
    bytes += unpacked.bytes;
    if (bytes > importImagesMaxBytes) throw new ApiError(413, messages.importImagesTooLarge);
    const { content } = unpacked;
    if (content === undefined) {
      const message = messages.importImageUnpacked(name, imageMaxBytes / 1024 ** 2);
      result.faults.push({ line, message });
      continue;
    }
    const image = await encode(db, encodeImage, content, name).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      result.faults.push({ line, message: messages.importImageFault(name, error.message) });
      return undefined;
    });
    if (image === undefined) continue;
    encoded.set(name, { name: image.name });
    result.rows.push(image);
  }
  return result;
}

/** The names of stored images among these names. */
export async function findStoredImages(db: Reader, names: readonly string[]): Promise<Set<string>> {
  const { name } = images;
  const found = await runInStatements(names, (part) =>
    db.select({ name }).from(images).where(inArray(name, part)),
  );
  return new Set(found.flat().map((row) => row.name));
}

/**
 * The bytes of a stored image are used unchanged, so that an imported export changes nothing. Any other image is encoded,
 * even if it looks as if our encoder wrote it: bytes may be hidden behind its pixels.
 */
async function encode(
  db: Reader,
  encodeImage: EncodeImage,
  content: Buffer,
  name: string,
): Promise<ImageRow> {
  const fileName = baseName(name);
  const size = imageSizeOf(fileName);
  const row = size && toImageRow(content, size.width, size.height);
  const isStored = row?.name === fileName && (await findStoredImages(db, [fileName])).has(fileName);
  return isStored ? row : await encodeImage(content, fileName);
}

function linesByImage(rows: readonly ImportRow[]): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const { image, line } of rows) {
    if (typeof image === 'string') lines.set(image, [...(lines.get(image) ?? []), line]);
  }
  return lines;
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
