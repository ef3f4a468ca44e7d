import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { pngMaxExifBytes } from '../config/limits.ts';
import { imageMaxBytes } from '../contract/limits.ts';

interface Chunk {
  type: string;
  data: Buffer;
  /** With its length and its checksum. */
  whole: Buffer;
}

const signatureBytes = 8;
/** Length, type and checksum around a chunk's data. */
const frameBytes = 12;
const profileNameMaxBytes = 80;

/** These may come more than once; of any other chunk the first one counts. */
const repeatable = new Set(['IDAT']);
const wanted = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

const inflateProfile = promisify(inflate);

/**
 * Copies a PNG with only the chunks that decide how its picture looks; what does not fit into the file is left out. libpng
 * unpacks compressed texts (`zTXt`, `iTXt`) and colour profiles (`iCCP`) on reading the header: chunks of some 50 KB then
 * take 50 MB each.
 */
export async function stripPng(file: Buffer): Promise<Buffer> {
  const pieces = [file.subarray(0, signatureBytes)];
  const seen = new Set<string>();
  for (const chunk of chunksOf(file)) {
    const isFirst = !seen.has(chunk.type);
    seen.add(chunk.type);
    if ((isFirst || repeatable.has(chunk.type)) && (await isWanted(chunk)))
      pieces.push(chunk.whole);
    if (chunk.type === 'IEND') break;
  }
  return Buffer.concat(pieces);
}

/** The chunks that lie within the file as a whole. */
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
  // It says which side is up.
  if (type === 'eXIf') return data.length <= pngMaxExifBytes;
  return wanted.has(type);
}

/** A profile's name, a zero, the method of compression and the compressed profile. */
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
