import { crc32, deflateSync } from 'node:zlib';

interface PngOptions {
  /** Bits of a sample. */
  bits?: 1 | 8 | 16;
  /** Four samples to a pixel, else one. */
  rgba?: boolean;
  /** All of it must be unpacked before its first line can be shown. */
  interlaced?: boolean;
  /** Chunks between the head and the pixels. */
  extra?: Buffer;
}

/** A square PNG whose pixels are all there, and all the same. */
export function pngOf(side: number, options: PngOptions = {}): Buffer {
  const { bits = 1, rgba = false, interlaced = false, extra = Buffer.alloc(0) } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([bits, rgba ? 6 : 0, 0, 0, interlaced ? 1 : 0], 8);
  const rowBytes = (pixels: number) => 1 + Math.ceil((pixels * bits * (rgba ? 4 : 1)) / 8);
  const size = (interlaced ? adam7 : [[0, 0, 1, 1] as const]).reduce((sum, [x, y, dx, dy]) => {
    const [width, height] = [Math.ceil((side - x) / dx), Math.ceil((side - y) / dy)];
    return width > 0 && height > 0 ? sum + height * rowBytes(width) : sum;
  }, 0);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc(size), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A packed text of a PNG. */
export function packedText(bytes: number): Buffer {
  const text = deflateSync(Buffer.alloc(bytes, 'a'), { level: 9 });
  return pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), text]));
}

/** A square WebP of 16,383 pixels at most: one colour takes no bit for each of its pixels. */
export function webpOf(side: number): Buffer {
  return riff([chunk('VP8L', losslessPixels(side))]);
}

/** A WebP of so many frames, each as large as the whole. */
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

/** A GIF of so many frames, each as large as the whole; their pixels are left out. */
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

/** The JPEG, saying of itself that it has so many pixels to a side. */
export function lyingJpeg(jpeg: Buffer, side: number): Buffer {
  const lying = Buffer.from(jpeg);
  const head = lying.indexOf(Buffer.from([0xff, 0xc0]));
  lying.writeUInt16BE(side, head + 5);
  lying.writeUInt16BE(side, head + 7);
  return lying;
}

/** Where each of the seven passes begins, and how far its pixels are apart: across, down. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([head, content, check]);
}

/** The sides, then five codes of a single symbol: nothing is left to be said of any pixel. */
function losslessPixels(side: number): Buffer {
  const head = Buffer.alloc(12);
  head[0] = 0x2f;
  head.writeUInt32LE(((side - 1) | ((side - 1) << 14)) >>> 0, 1);
  // No transform, no cache, no further image; then five times `1000`.
  const codes = [0, 0, 0, ...Array.from({ length: 5 }, () => [1, 0, 0, 0])].flat();
  codes.forEach((bit, index) => {
    head[5 + (index >> 3)] = (head[5 + (index >> 3)] ?? 0) | (bit << (index & 7));
  });
  return head;
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function riff(chunks: readonly Buffer[]): Buffer {
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}
