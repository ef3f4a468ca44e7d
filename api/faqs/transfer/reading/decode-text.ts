import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import { importGuessedMaxBytes } from '../transfer-limits.ts';

/** The characters of Windows-1252 for the bytes 0x80 to 0x9F; a space marks the five undefined bytes. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

export interface DecodedText {
  text: string;
  /** `true` if the file is not in Unicode, so it was decoded as Windows-1252. */
  isGuessed: boolean;
}

/** The characters for bytes that Windows-1252 does not define. */
export const freeWindows1252 = /[\x81\x8d\x8f\x90\x9d]/;

/**
 * Decodes a file in UTF-8, in UTF-16, or in Windows-1252, which older spreadsheets write.
 *
 * @throws ApiError 413 when a large file is not in Unicode.
 */
export function decodeText(file: Buffer): DecodedText {
  try {
    return {
      text: new TextDecoder(unicodeOf(file), { fatal: true }).decode(file),
      isGuessed: false,
    };
  } catch {
    if (file.length > importGuessedMaxBytes) {
      throw new ApiError(413, messages.importGuessedTooLarge(importGuessedMaxBytes / 1024 ** 2));
    }
    return { text: decodeWindows1252(file), isGuessed: true };
  }
}

/** Characters by which the format of a text is known. */
export const beginningLength = 5000;

/** What `decodeText` may return at the beginning: whether a file is in Unicode is known at its end. */
export function decodeBeginning(file: Buffer): string[] {
  const beginning = file.subarray(0, 4 * beginningLength);
  const unicode = new TextDecoder(unicodeOf(file)).decode(beginning);
  return [unicode, beginning.toString('latin1')];
}

/**
 * `TextDecoder('windows-1252')` decodes as Latin-1 in some versions of Node. The loop needs no object for a byte;
 * `replaceAll` with a function took gigabytes.
 */
function decodeWindows1252(file: Buffer): string {
  const decoded = Buffer.allocUnsafe(2 * file.length);
  for (let at = 0; at < file.length; at += 1) {
    const byte = file[at] ?? 0;
    const code = windows1252.charCodeAt(byte - 0x80);
    // Not a number for other bytes than 0x80 to 0x9F.
    decoded.writeUInt16LE(code > 0x20 ? code : byte, 2 * at);
  }
  return decoded.toString('utf16le');
}

function unicodeOf(file: Buffer): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return findUnmarkedUtf16(file) ?? 'utf-8';
}

/** In UTF-16 without a byte order mark, nearly every other byte of Latin script is 0. */
function findUnmarkedUtf16(file: Buffer): string | undefined {
  const pairs = Math.floor(Math.min(file.length, 1024) / 2);
  const zeros = [0, 0];
  for (let at = 0; at < 2 * pairs; at += 1) {
    if (file[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs / 2 && even === 0) return 'utf-16le';
  return even > pairs / 2 && odd === 0 ? 'utf-16be' : undefined;
}
