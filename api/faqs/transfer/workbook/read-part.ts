import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import type { ZipDirectory } from '../reading/read-zip.ts';
import { workbookMaxBytes } from '../transfer-limits.ts';
import { readXml, type XmlListeners } from './read-xml.ts';

/** Reads the parts of an Excel file, and counts what they unpack to. */
export type ReadPart = (path: string, listeners: XmlListeners) => Promise<boolean>;

/** @throws ApiError 400 when a part is damaged, 413 when all parts together are too large. */
export function partReader({ zip, entries }: ZipDirectory): ReadPart {
  let left = workbookMaxBytes;
  return async (path, listeners) => {
    const entry = entries.get(path);
    if (entry === undefined) return false;
    // If an entry has more bytes than the directory of the ZIP states, the reader fails.
    left -= entry.uncompressedSize;
    if (left < 0) throw tooLarge();
    try {
      if (!entry.canDecodeFileData()) throw new Error('It is encrypted.');
      await readXml(await zip.openReadStreamPromise(entry), listeners);
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(400, messages.workbookDamaged);
    }
    return true;
  };
}

export function tooLarge(): ApiError {
  return new ApiError(413, messages.workbookTooLarge);
}
