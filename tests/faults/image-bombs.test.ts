import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { faqForm } from '../api/faq-form.ts';
import { temporaryFolder } from '../api/test-api.ts';
import {
  animatedWebpOf,
  gifOf,
  lyingJpeg,
  packedText,
  pngOf,
  webpOf,
} from './image-bombs-files.ts';
import { type RunningServer, signIn, startServer } from './running-server.ts';

const tooManyPixels = 'Dimensi gambar terlalu besar.';
const noPicture = 'File harus berupa gambar PNG, JPEG, WebP atau GIF.';

const red = { r: 200, g: 30, b: 30 };
const small = sharp({ create: { width: 64, height: 48, channels: 3, background: red } });
const entities = Array.from(
  { length: 30 },
  (_, level) => `<!ENTITY e${level + 1} "&e${level};&e${level};">`,
);

/** By what it is; each is sent as `a.png`. */
const bombs: Record<string, () => Buffer | Promise<Buffer>> = {
  'a PNG of 900 million pixels in 110 KB': () => pngOf(30_000),
  'a PNG whose 40 million pixels take 8 bytes each': () =>
    pngOf(6324, { bits: 16, rgba: true, interlaced: true }),
  'a WebP of 268 million pixels in 32 bytes': () => webpOf(16_383),
  'a WebP of 2000 such frames': () => animatedWebpOf(16_383, 2000),
  'a GIF of 4 billion pixels in 44 bytes': () => gifOf(65_535, 1),
  'a GIF of 5000 frames of 400 million pixels': () => gifOf(20_000, 5000),
  'a JPEG that says it has 4 billion pixels': async () =>
    lyingJpeg(await small.clone().jpeg().toBuffer(), 65_500),
};

const others: Record<string, () => Buffer | Promise<Buffer>> = {
  'a JPEG and a page': () => Buffer.from('\xff\xd8\xff<html><script>alert(1)</script>', 'latin1'),
  'a GIF and a script': () => Buffer.from('GIF89a/*\x00\x00*/=1;alert(1)//', 'latin1'),
  'a PNG and a program': () => Buffer.from('\x89PNG\r\n\x1a\n#!/bin/sh\nid\n', 'latin1'),
  'an SVG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  'an SVG that unfolds to a billion words': () =>
    Buffer.from(`<!DOCTYPE svg [<!ENTITY e0 "lol">${entities.join('')}]><svg>&e30;</svg>`),
  'a TIFF': () => small.clone().tiff().toBuffer(),
  'an AVIF': () => small.clone().avif({ effort: 0 }).toBuffer(),
  'a HEIC': () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>'),
  'a BMP': () => Buffer.from('BM\x36\0\x0c\0\0\0\0\0\x36\0\0\0', 'latin1'),
  'half a PNG': async () => half(await small.clone().png().toBuffer()),
  'half a JPEG': async () => half(await small.clone().jpeg().toBuffer()),
  'half a WebP': async () => half(await small.clone().webp().toBuffer()),
  'the head of a GIF': () => gifOf(8, 1).subarray(0, 15),
};

function half(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2);
}

/** Peak of the memory it had in RAM so far, in MB. */
function peakMb({ child }: RunningServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

async function setUp() {
  const server = await startServer({ dataDir: temporaryFolder() });
  const cookie = await signIn(server.url);
  const upload = async (file: Buffer) => {
    const image = new File([new Uint8Array(file)], 'a.png', { type: 'image/png' });
    const body = faqForm({ image });
    return await fetch(`${server.url}/api/faqs`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body,
    });
  };
  // What the first picture takes is the libraries' own.
  expect((await upload(await small.clone().png().toBuffer())).status).toBe(201);
  return { server, cookie, upload, before: peakMb(server) };
}

async function countFaqs({ url }: RunningServer): Promise<number> {
  return ((await (await fetch(`${url}/faqs/1`)).json()) as unknown[]).length;
}

describe('uploads that are refused', () => {
  it('say which field is at fault, and cost the server next to no memory', async () => {
    const { server, upload, before } = await setUp();
    for (const [name, make] of Object.entries(bombs)) {
      const answer = await upload(await make());
      expect(await answer.json(), name).toEqual({
        message: tooManyPixels,
        fields: { image: tooManyPixels },
      });
      expect(answer.status, name).toBe(413);
    }
    for (const [name, make] of Object.entries(others)) {
      const answer = await upload(await make());
      expect(await answer.json(), name).toEqual({
        message: noPicture,
        fields: { image: noPicture },
      });
      expect(answer.status, name).toBe(400);
    }
    expect(peakMb(server) - before).toBeLessThan(32);
    expect(await countFaqs(server)).toBe(1);
  }, 60_000);

  it('may be far too large: no more of them is kept than is allowed', async () => {
    const { server, cookie, upload, before } = await setUp();
    const tooLarge = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 0x89));
    expect(tooLarge.status).toBe(413);
    expect((await tooLarge.json()).fields).toEqual({ image: 'Ukuran gambar maksimal 5 MB.' });

    const announced = await upload(Buffer.alloc(60 * 1024 * 1024));
    expect(announced.status).toBe(413);
    expect(await announced.json()).toEqual({ message: 'Data yang dikirim terlalu besar.' });

    const endless = await fetch(`${server.url}/api/faqs`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: endlessBody(),
      duplex: 'half',
    } as RequestInit);
    expect(endless.status).toBe(413);
    expect(await endless.json()).toEqual({ message: 'Data yang dikirim terlalu besar.' });
    expect(peakMb(server) - before).toBeLessThan(96);
  }, 60_000);
});

describe('pictures as large as may be', () => {
  it('take no more memory by being many', async () => {
    const { server, upload, before } = await setUp();
    const canvas = { width: 6324, height: 6324, channels: 3, background: red } as const;
    const jpeg = await sharp({ create: canvas })
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const png = pngOf(6324, { bits: 8, rgba: true, interlaced: true });
    const files = [jpeg, png, webpOf(6324), jpeg, animatedWebpOf(6324, 1000), jpeg];
    const answers = await Promise.all(files.map(upload));
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 201));
    // One of them alone takes 250.
    expect(peakMb(server) - before).toBeLessThan(400);
  }, 120_000);

  it('bring along texts that are never unpacked', async () => {
    const { server, upload, before } = await setUp();
    const answer = await upload(pngOf(8, { extra: packedText(1_000_000_000) }));
    expect(answer.status).toBe(201);
    expect(peakMb(server) - before).toBeLessThan(48);
  }, 60_000);
});

/** As a client would send that never ends. */
function endlessBody(): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(256 * 1024);
  return new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
}
