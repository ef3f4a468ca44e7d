import {
  imageMaxDecodedBytes,
  jpegMaxProfileSegments,
  jpegMaxScans,
} from '../config/server-limits.ts';
import { tooComplex } from './image-errors.ts';

interface Segment {
  marker: number;
  /** Position of the marker. */
  start: number;
  /** Position after its data, not including the image data of a scan. */
  end: number;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Quantization tables, start of a scan, restart interval, end of the image. */
const wanted = new Set([0xdb, startOfScan, 0xdd, endOfImage]);
/** Frames whose scans refine each other: the decoder must hold the coefficients of the whole image. */
const progressive = new Set([0xc2, 0xc6, 0xca, 0xce]);
/** Bytes of marker and length before a segment's data. */
const headBytes = 4;

/** Application segments that affect the pixels, with their first bytes and the maximum number to copy. */
const applications = new Map([
  [0xe0, { begin: Buffer.from('JFIF\0'), most: 1 }],
  // EXIF data contains the orientation.
  [0xe1, { begin: Buffer.from('Exif\0\0'), most: 1 }],
  [0xe2, { begin: Buffer.from('ICC_PROFILE\0'), most: jpegMaxProfileSegments }],
  [0xee, { begin: Buffer.from('Adobe'), most: 1 }],
]);

/**
 * Copies a JPEG with only those segments that affect its pixels. The decoder holds every metadata segment in memory,
 * and a million empty ones take 300 MB.
 *
 * @throws ApiError 413 when it has too many scans, because decoding each takes as long as a whole image, or when the
 *   decoder would need too much memory for its coefficients.
 */
export function stripJpeg(file: Buffer): Buffer {
  // Use one buffer instead of a list: a file may have a million segments.
  const copy = Buffer.allocUnsafeSlow(file.length);
  let length = file.copy(copy, 0, 0, 2);
  const copied = new Map<number, number>();
  let frame: Segment | undefined;
  let scans = 0;
  for (let start = findMarker(file, 2); start < file.length; ) {
    const segment = readSegment(file, start);
    const { marker, end } = segment;
    const isScan = marker === startOfScan;
    if (isFrame(marker)) frame = segment;
    if (isScan) {
      scans += 1;
      const needsTooMuch =
        scans === 1 && coefficientBytes(file, frame, segment) > imageMaxDecodedBytes;
      if (scans > jpegMaxScans || needsTooMuch) throw tooComplex();
    }
    const next = findMarker(file, end, isScan);
    if (isWanted(file, segment, copied)) {
      length += file.copy(copy, length, start, isScan ? next : end);
    }
    if (marker === endOfImage) break;
    start = next;
  }
  return copy.subarray(0, length);
}

/**
 * The position of the next marker, or the file's length. In the data of a scan every `FF` is followed by `00`, by `FF`
 * or by a restart marker.
 */
function findMarker(file: Buffer, from: number, isInScan = false): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1] as number;
    if (next !== 0 && next !== 0xff && !(isInScan && isRestart(next))) return at;
  }
  return file.length;
}

function readSegment(file: Buffer, start: number): Segment {
  const marker = file[start + 1] as number;
  const hasLength = !isBare(marker) && start + headBytes <= file.length;
  return { marker, start, end: start + 2 + (hasLength ? file.readUInt16BE(start + 2) : 0) };
}

/** Markers without a length: restarts, start and end of the image, `TEM`. */
function isBare(marker: number): boolean {
  return marker === 0x01 || isRestart(marker) || marker === 0xd8 || marker === endOfImage;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** Whether it is a frame or a code table of frames. The other numbers in this range are not used. */
function isFrameOrCodes(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf;
}

function isFrame(marker: number): boolean {
  const isCodes = marker === 0xc4 || marker === 0xcc;
  return isFrameOrCodes(marker) && !isCodes;
}

function isWanted(
  file: Buffer,
  { marker, start, end }: Segment,
  copied: Map<number, number>,
): boolean {
  if (wanted.has(marker) || isFrameOrCodes(marker)) return true;
  const application = applications.get(marker);
  const count = copied.get(marker) ?? 0;
  if (application === undefined || count >= application.most) return false;
  const dataStart = start + headBytes;
  const beginEnd = dataStart + application.begin.length;
  if (beginEnd > end || !application.begin.equals(file.subarray(dataStart, beginEnd))) return false;
  copied.set(marker, count + 1);
  return true;
}

/**
 * Bytes of the coefficients that the decoder must hold: two for each sample of a progressive frame, or of a frame whose
 * first scan does not have all components. Other frames need only a few lines.
 */
function coefficientBytes(file: Buffer, frame: Segment | undefined, scan: Segment): number {
  const frameEnd = Math.min(frame?.end ?? 0, file.length);
  const data = file.subarray((frame?.start ?? 0) + headBytes, frameEnd);
  const components = data[5] ?? 0;
  if (frame === undefined || data.length < 6 + 3 * components) return 0;
  const isBuffered =
    progressive.has(frame.marker) || (file[scan.start + headBytes] ?? 0) < components;
  if (!isBuffered) return 0;
  const factors = Array.from({ length: components }, (_, index) => data[7 + 3 * index] ?? 0);
  const across = Math.max(...factors.map((factor) => factor >> 4));
  const down = Math.max(...factors.map((factor) => factor & 15));
  if (across === 0 || down === 0) return 0;
  const samples = factors.reduce((sum, factor) => sum + (factor >> 4) * (factor & 15), 0);
  return (2 * data.readUInt16BE(1) * data.readUInt16BE(3) * samples) / (across * down);
}
