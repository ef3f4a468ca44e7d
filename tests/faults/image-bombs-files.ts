import { crc32, deflateSync } from 'node:zlib';

interface PngOptions {
  /** Bits per sample. */
  bits?: 1 | 8 | 16;
  /** Whether there are four samples per pixel instead of one. */
  rgba?: boolean;
  /** An interlaced image must be decompressed completely before its first line is known. */
  interlaced?: boolean;
}

/** Creates a square PNG with all of its pixels in one colour. */
export function pngOf(side: number, options: PngOptions = {}): Buffer {
  const { bits = 1, rgba = false, interlaced = false } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([bits, rgba ? 6 : 0, 0, 0, interlaced ? 1 : 0], 8);
  const rowBytes = (pixels: number) => 1 + Math.ceil((pixels * bits * (rgba ? 4 : 1)) / 8);
  const size = (interlaced ? adam7 : [[0, 0, 1, 1] as const]).reduce((sum, [x, y, dx, dy]) => {
    const [width, height] = [Math.ceil((side - x) / dx), Math.ceil((side - y) / dy)];
    return width > 0 && height > 0 ? sum + height * rowBytes(width) : sum;
  }, 0);
  return png(header, pngChunk('IDAT', deflateSync(Buffer.alloc(size), { level: 9 })));
}

/** Creates a grey PNG of any size. */
export function thinPng(width: number, height: number, bits: 8 | 16 = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  const pixels = deflateSync(Buffer.alloc(height * (1 + (width * bits) / 8)), { level: 9 });
  return png(header, pngChunk('IDAT', pixels));
}

/** Compresses this many bytes of `a`. */
export function packedData(bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes, 'a'), { level: 9 });
}

/** Creates chunks of a PNG with the same compressed data. */
export const packedChunks = {
  zTXt: (packed: Buffer) => pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed])),
  iTXt: (packed: Buffer) =>
    pngChunk('iTXt', Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0'), packed])),
};

/** Creates a PNG's EXIF chunk with an orientation. */
export function pngOrientation(orientation: number): Buffer {
  const exif = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  exif.writeUInt16BE(orientation, 18);
  return pngChunk('eXIf', exif);
}

/** Adds chunks to a PNG between its header and its pixels. */
export function withChunks(file: Buffer, ...chunks: readonly Buffer[]): Buffer {
  const headEnd = 8 + 25;
  return Buffer.concat([file.subarray(0, headEnd), ...chunks, file.subarray(headEnd)]);
}

/** Adds comments, EXIF data, a colour profile and Photoshop data to a JPEG, together 5 MB. */
export function jpegOfSegments(jpeg: Buffer): Buffer {
  const filled = (marker: number, head: string) =>
    segment(marker, Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(60_000, 'a')]));
  const all = [
    filled(0xfe, ''),
    filled(0xe1, 'Exif\0\0MM\0*\0\0\0\u0008'),
    filled(0xe1, 'http://ns.adobe.com/xap/1.0/\0'),
    filled(0xe2, 'ICC_PROFILE\0\u0001\u0001'),
    filled(0xed, 'Photoshop 3.0\0'),
  ];
  const segments = Array.from({ length: 80 }, (_, index) => all[index % all.length] as Buffer);
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Adds a colour profile, EXIF data, XMP and half a million empty chunks to a WebP. */
export function webpOfChunks(webp: Buffer, width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x2c;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  return riff([
    chunk('VP8X', canvas),
    chunk('ICCP', Buffer.alloc(400_000, 'a')),
    webp.subarray(12),
    chunk('EXIF', Buffer.alloc(200_000, 'a')),
    chunk('XMP ', Buffer.alloc(200_000, 'a')),
    ...Array.from({ length: 500_000 }, () => chunk('abcd', Buffer.alloc(0))),
  ]);
}

/** Creates a GIF with this many comments. */
export function gifOfComments(gif: Buffer, comments: number): Buffer {
  const headEnd = 13 + (((gif[10] ?? 0) & 0x80) === 0 ? 0 : 6 << ((gif[10] ?? 0) & 7));
  const comment = Buffer.from([0x21, 0xfe, 1, 65, 0]);
  const all = Array.from({ length: comments }, () => comment);
  return Buffer.concat([gif.subarray(0, headEnd), ...all, gif.subarray(headEnd)]);
}

/** Creates a square WebP with a side of at most 16,383 pixels. In one colour, its pixels need no bits. */
export function webpOf(side: number): Buffer {
  return riff([chunk('VP8L', losslessPixels(side))]);
}

/** Creates a WebP with this many frames of full size. */
export function animatedWebpOf(side: number, frames: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 2;
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  const frameHead = Buffer.alloc(16);
  frameHead.writeUIntLE(side - 1, 6, 3);
  frameHead.writeUIntLE(side - 1, 9, 3);
  const frame = chunk('ANMF', Buffer.concat([frameHead, chunk('VP8L', losslessPixels(side))]));
  return riff([
    chunk('VP8X', canvas),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
}

/** Creates a GIF with this many frames of full size, without pixel data. */
export function gifOf(side: number, frames: number): Buffer {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  screen.writeUInt16LE(side, 0);
  screen.writeUInt16LE(side, 2);
  const frame = Buffer.from('21f9040000000000' + '2c000000000000000000' + '0202440100', 'hex');
  frame.writeUInt16LE(side, 13);
  frame.writeUInt16LE(side, 15);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(';'),
  ]);
}

/** Changes the width and the height in the header of a JPEG. */
export function lyingJpeg(jpeg: Buffer, side: number): Buffer {
  const lying = Buffer.from(jpeg);
  const head = lying.indexOf(Buffer.from([0xff, 0xc0]));
  lying.writeUInt16BE(side, head + 5);
  lying.writeUInt16BE(side, head + 7);
  return lying;
}

/** The start and the step of the pixels in each of the seven passes, horizontally and vertically. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function png(header: Buffer, ...pixels: readonly Buffer[]): Buffer {
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...pixels,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([head, content, check]);
}

/** Width and height, then five codes of a single symbol: no pixel needs any bits. */
function losslessPixels(side: number): Buffer {
  const head = Buffer.alloc(12);
  head[0] = 0x2f;
  head.writeUInt32LE(((side - 1) | ((side - 1) << 14)) >>> 0, 1);
  // The bits mean no transform, no cache and no further image, then five times the code `1000`.
  const codes = [0, 0, 0, ...Array.from({ length: 5 }, () => [1, 0, 0, 0])].flat();
  codes.forEach((bit, index) => {
    head[5 + (index >> 3)] = (head[5 + (index >> 3)] ?? 0) | (bit << (index & 7));
  });
  return head;
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function riff(chunks: readonly Buffer[]): Buffer {
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}
