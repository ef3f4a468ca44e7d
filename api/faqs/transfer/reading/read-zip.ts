import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  type Entry,
  fromBufferPromise,
  getFileNameLowLevel,
  validateFileName,
  type ZipFile,
} from 'yauzl';
import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import {
  importTableMaxBytes,
  zipMaxEntries,
  zipMaxExtraFields,
  zipNameMaxBytes,
} from '../transfer-limits.ts';

export interface FaqZip {
  /**
   * Unpacks the CSV.
   *
   * @throws ApiError 400 when it is damaged, 413 when it is too large.
   */
  readTable(): Promise<Buffer>;
  /** The path of an image in the ZIP by its name in the table; `undefined` when the ZIP has no such file. */
  findImage(name: string): string | undefined;
  /**
   * Unpacks an image. Returns its content, which is `undefined` when the image has more than `maxBytes` or is damaged,
   * and the bytes that were unpacked at most.
   */
  readImage(path: string, maxBytes: number): Promise<{ content?: Buffer; bytes: number }>;
}

export interface ZipDirectory {
  zip: ZipFile;
  /** The files by their paths. */
  entries: Map<string, Entry>;
}

const fileTypeBits = 0o170_000;
const symbolicLink = 0o120_000;
/** Files that macOS adds to a ZIP. */
const added = /(?:^|\/)(?:__MACOSX\/|\.)/;

export function isZip(file: Buffer): boolean {
  // An empty ZIP has only the end record.
  return ['PK\x03\x04', 'PK\x05\x06'].includes(file.toString('latin1', 0, 4));
}

/**
 * Opens a ZIP with one CSV and images. Writes nothing to the disk, and does not trust the sizes that the ZIP states.
 *
 * @throws ApiError 400 for a damaged, encrypted or unsafe ZIP, 413 when it has too many files.
 */
export async function openZip(file: Buffer): Promise<FaqZip> {
  const { zip, entries } = await openDirectory(file);
  const tables = [...entries.keys()].filter((path) => /\.csv$/i.test(path) && !added.test(path));
  const [tablePath] = tables;
  if (tablePath === undefined) throw new ApiError(400, messages.zipWithoutTable);
  if (tables.length > 1) throw new ApiError(400, messages.zipWithTables);
  // Some programs put all files into a folder.
  const folder = tablePath.slice(0, tablePath.lastIndexOf('/') + 1);
  return {
    async readTable() {
      const table = await readEntry(zip, entries.get(tablePath), importTableMaxBytes);
      if (table === 'too large') throw tableTooLarge();
      if (table === 'damaged') throw new ApiError(400, messages.zipDamaged);
      return table;
    },
    findImage: (name) =>
      [`${folder}images/${name}`, `${folder}${name}`].find((path) => entries.has(path)),
    async readImage(path, maxBytes) {
      const entry = entries.get(path);
      const image = await readEntry(zip, entry, maxBytes);
      if (image === 'too large') return { bytes: 0 };
      // A damaged image was unpacked, too.
      return image === 'damaged'
        ? { bytes: entry?.uncompressedSize ?? 0 }
        : { content: image, bytes: image.length };
    },
  };
}

/**
 * Reads the names of a ZIP's files.
 *
 * @throws ApiError 400 for a damaged, encrypted or unsafe ZIP, 413 when it has too many files.
 */
export async function openDirectory(file: Buffer): Promise<ZipDirectory> {
  return await readDirectory(file).catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ApiError(400, messages.zipDamaged);
  });
}

export function tableTooLarge(): ApiError {
  return new ApiError(413, messages.importTableTooLarge(importTableMaxBytes / 1024 ** 2));
}

async function readDirectory(file: Buffer): Promise<ZipDirectory> {
  // Decode the names here, so that an error message can contain them.
  const zip = await fromBufferPromise(file, { decodeStrings: false });
  if (zip.entryCount > zipMaxEntries)
    throw new ApiError(413, messages.zipTooManyFiles(zipMaxEntries));
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
    // Each extra field becomes an object, and 64 KB can have 16,000 of them.
    if (entry.fileNameLength > zipNameMaxBytes || extraFields.length > zipMaxExtraFields) {
      throw new ApiError(400, messages.zipLongHead);
    }
    const path = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
    const shown = path.slice(0, 100);
    if (validateFileName(path) !== null || path.includes('\0')) {
      throw new ApiError(400, messages.zipUnsafeName(shown));
    }
    if (((entry.externalFileAttributes >>> 16) & fileTypeBits) === symbolicLink) {
      throw new ApiError(400, messages.zipLink(shown));
    }
    if (entry.isEncrypted()) throw new ApiError(400, messages.zipEncrypted);
    if (entries.has(path)) throw new ApiError(400, messages.zipDoubled(shown));
    if (!path.endsWith('/')) entries.set(path, entry);
  }
  return { zip, entries };
}

async function readEntry(
  zip: ZipFile,
  entry: Entry | undefined,
  maxBytes: number,
): Promise<Buffer | 'too large' | 'damaged'> {
  if (entry === undefined || !entry.canDecodeFileData()) return 'damaged';
  // If an entry has more bytes than stated, the reader fails.
  if (entry.uncompressedSize > maxBytes) return 'too large';
  try {
    const content = await collect(await zip.openReadStreamPromise(entry));
    return crc32(content) === entry.crc32 ? content : 'damaged';
  } catch {
    return 'damaged';
  }
}

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
