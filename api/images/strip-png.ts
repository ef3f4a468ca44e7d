import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { pngMaxChunks, pngMaxExifBytes } from '../config/server-limits.ts';
import { imageMaxBytes } from '../contract/limits.ts';
import { tooComplex } from './image-errors.ts';

interface Chunk {
  type: string;
  data: Buffer;
  /** The chunk with its length and checksum. */
  whole: Buffer;
}

const signatureBytes = 8;
/** Bytes of length, type and checksum around a chunk's data. */
const frameBytes = 12;
const profileNameMaxBytes = 80;

/** Chunks that may occur more than once. Of other kinds, only the first chunk is copied. */
const repeatable = new Set(['IDAT']);
const wanted = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

const inflateProfile = promisify(inflate);

/**
 * Copies a PNG with only those chunks that affect its pixels; incomplete chunks are dropped. libpng decompresses texts
 * (`zTXt`, `iTXt`) and colour profiles (`iCCP`) while it reads the header: a chunk of 50 KB can take 50 MB.
 *
 * @throws ApiError 413 when it has too many chunks: copying half a million takes a second.
 */
export async function stripPng(file: Buffer): Promise<Buffer> {
  const pieces = [file.subarray(0, signatureBytes)];
  const seen = new Set<string>();
  let chunks = 0;
  for (const chunk of chunksOf(file)) {
    chunks += 1;
    if (chunks > pngMaxChunks) throw tooComplex();
    const isFirst = !seen.has(chunk.type);
    seen.add(chunk.type);
    if ((isFirst || repeatable.has(chunk.type)) && (await isWanted(chunk)))
      pieces.push(chunk.whole);
    if (chunk.type === 'IEND') break;
  }
  return Buffer.concat(pieces);
}

/** The complete chunks of the file. */
function* chunksOf(file: Buffer): Generator<Chunk> {
  let start = signatureBytes;
  while (start + frameBytes <= file.length) {
    const end = start + frameBytes + file.readUInt32BE(start);
    if (end > file.length) return;
    yield {
      type: file.toString('latin1', start + 4, start + 8),
      data: file.subarray(start + 8, end - 4),
      whole: file.subarray(start, end),
    };
    start = end;
  }
}

async function isWanted({ type, data }: Chunk): Promise<boolean> {
  if (type === 'iCCP') return await isSmallProfile(data);
  // EXIF data contains the orientation.
  if (type === 'eXIf') return data.length <= pngMaxExifBytes;
  return wanted.has(type);
}

/**
 * Whether a colour profile is small when decompressed. Its data is the name, a zero byte, the compression method and
 * the compressed profile.
 */
async function isSmallProfile(data: Buffer): Promise<boolean> {
  const nameEnd = data.subarray(0, profileNameMaxBytes).indexOf(0);
  if (nameEnd === -1) return false;
  try {
    await inflateProfile(data.subarray(nameEnd + 2), { maxOutputLength: imageMaxBytes });
    return true;
  } catch {
    return false;
  }
}
