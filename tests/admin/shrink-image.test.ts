import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  errorOf,
  factsOf,
  type ImageFacts,
  isMovingPng,
  isWorthShrinking,
  noImageError,
  sizeInside,
} from '../../admin/ui/image/shrink-image.ts';

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#369' } });
const animation = async () => {
  const frames = ['#369', '#963'].map((background) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
};
/** A part of a PNG with this name and so many zeros. */
const chunk = (name: string, length: number) =>
  Buffer.concat([Buffer.from([0, 0, 0, length]), Buffer.from(name), Buffer.alloc(length + 4)]);
const read = async (made: Sharp) => {
  const bytes = await made.toBuffer();
  return factsOf(bytes, bytes.length);
};
const facts = (changes: Partial<ImageFacts> = {}): ImageFacts => ({
  format: 'JPEG',
  bytes: 100_000,
  size: { width: 800, height: 600 },
  hasFrames: false,
  ...changes,
});

describe('reading a chosen file', () => {
  it.each([
    ['PNG', () => image(30, 20).png(), false],
    ['JPEG', () => image(30, 20).jpeg(), false],
    ['WebP', () => image(30, 20).webp(), false],
    ['GIF', () => image(30, 20).gif(), true],
  ] as const)('finds the format and the size of a %s', async (format, make, hasFrames) => {
    const size = { width: 30, height: 20 };
    expect(await read(make())).toMatchObject({ format, size, hasFrames });
  });

  it('recognises an animated WebP', async () => {
    expect(await read((await animation()).webp())).toMatchObject({
      format: 'WebP',
      hasFrames: true,
    });
  });

  it('recognises a moving PNG, which would lose its movement', async () => {
    const still = await image(4, 4).png().toBuffer();
    // After the header of the file and the 25 bytes of its first part.
    const moving = Buffer.concat([still.subarray(0, 33), chunk('acTL', 8), still.subarray(33)]);
    expect([isMovingPng(still), isMovingPng(moving)]).toEqual([false, true]);
    const text = Buffer.concat([still.subarray(0, 33), still.subarray(33), chunk('acTL', 8)]);
    expect(isMovingPng(text)).toBe(false);
  });

  it('takes the format from the content, and refuses a name that is not of an image', () => {
    expect(errorOf('foto.png', facts())).toBeUndefined();
    expect(errorOf('foto.html', facts())).toBe(
      'Ekstensi nama berkas tidak sesuai dengan isinya, yaitu gambar JPEG.',
    );
  });

  it.each([
    ['<html>bukan gambar</html>', /^Berkas harus berupa gambar PNG, JPEG, WebP, atau GIF\.$/],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', /^Foto HEIC .* di iPhone .* Paling Kompatibel/],
    ['\0\0\0\x1cftypmif1\0\0\0\0heicmif1', /^Foto HEIC /],
    ['\0\0\0\x1cftypavif\0\0\0\0mif1avif', /^Gambar AVIF .* PNG atau JPEG/],
    ['\0\0\0\x18ftypisom\0\0\0\0mp42isom', /^Berkas harus berupa gambar/],
  ])('says what to do with the file %j', (start, error) => {
    const head = Buffer.from(start, 'latin1');
    expect(factsOf(head, head.length)).toBeUndefined();
    expect(noImageError(head)).toMatch(error);
  });

  it.each([
    ['has no size', { size: undefined }, 'Gambar rusak atau tidak lengkap.'],
    [
      'has too many pixels',
      { size: { width: 8000, height: 5001 } },
      'Gambar maksimal 40 megapiksel, dan tiap sisi maksimal 16.384 piksel.',
    ],
    [
      'has a side that is too long',
      { size: { width: 16_385, height: 10 } },
      'Gambar maksimal 40 megapiksel, dan tiap sisi maksimal 16.384 piksel.',
    ],
    ['is far too large', { bytes: 65 * 1024 ** 2 }, 'Ukuran gambar maksimal 5 MB.'],
  ])('refuses an image that %s', (_, changes, error) => {
    expect(errorOf('foto.jpg', facts(changes))).toBe(error);
  });

  it('accepts 40 megapixels, and a large file whose size is too far from its start', () => {
    expect(errorOf('foto.jpg', facts({ size: { width: 8000, height: 5000 } }))).toBeUndefined();
    expect(errorOf('foto.jpg', facts({ size: undefined, bytes: 4_000_000 }))).toBeUndefined();
  });
});

describe('shrinking an image', () => {
  it.each([
    ['a small image', {}, false],
    ['an image of many bytes', { bytes: 2_000_000 }, true],
    ['an image of many pixels', { size: { width: 1281, height: 10 } }, true],
    ['an image of an unknown size', { size: undefined }, true],
    ['an animation', { bytes: 2_000_000, hasFrames: true }, false],
  ])('of %s: %j is worth it: %s', (_, changes, isWorth) => {
    expect(isWorthShrinking(facts(changes))).toBe(isWorth);
  });

  it('keeps the proportions, and enlarges nothing', () => {
    expect(sizeInside(2600, 1300)).toEqual({ width: 1280, height: 640 });
    expect(sizeInside(3, 12_000)).toEqual({ width: 1, height: 1280 });
    expect(sizeInside(300, 200)).toEqual({ width: 300, height: 200 });
  });
});
