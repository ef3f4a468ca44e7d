// @module-tag slow
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { faqForm } from '../api/faq-form.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { isSlowRun } from '../repetitions.ts';
import { cpuSeconds } from '../tools/cpu-time.ts';
import {
  animatedWebpOf,
  gifOf,
  gifOfComments,
  jpegOfSegments,
  lyingJpeg,
  packedChunks,
  packedData,
  pngOf,
  pngOrientation,
  thinPng,
  webpOf,
  webpOfChunks,
  withChunks,
} from './image-bombs-files.ts';
import { peakMb, type RunningServer, signIn, startServer } from './running-server.ts';

const tooManyPixels = 'Dimensi gambar terlalu besar.';
const noPicture = 'Berkas harus berupa gambar PNG, JPEG, WebP, atau GIF.';

const limitMb = 360;
const limitSeconds = 5;

const red = { r: 200, g: 30, b: 30 };
const small = sharp({ create: { width: 64, height: 48, channels: 3, background: red } });
const entities = Array.from(
  { length: 30 },
  (_, level) => `<!ENTITY e${level + 1} "&e${level};&e${level};">`,
);

/** Files by name; each is sent without an extension. One of each decoder is small to make. */
const smallBombs: Record<string, () => Buffer | Promise<Buffer>> = {
  'a PNG of one line of 16,385 pixels': () => thinPng(16_385, 1),
  'a WebP of 268 million pixels in 32 bytes': () => webpOf(16_383),
  'a GIF of 4 billion pixels in 44 bytes': () => gifOf(65_535, 1),
  'a JPEG that says it has 4 billion pixels': async () =>
    lyingJpeg(await small.clone().jpeg().toBuffer(), 65_500),
};
const largeBombs: typeof smallBombs = {
  'a PNG of 900 million pixels in 110 KB': () => pngOf(30_000),
  'a PNG whose 40 million pixels take 8 bytes each': () =>
    pngOf(6324, { bits: 16, rgba: true, interlaced: true }),
  'a PNG of one column of 39 million pixels': () => thinPng(1, 39_000_000),
  'a WebP of 2000 such frames': () => animatedWebpOf(16_383, 2000),
  'a GIF of 5000 frames of 400 million pixels': () => gifOf(20_000, 5000),
};
const bombs = { ...smallBombs, ...(isSlowRun && largeBombs) };

const others: Record<string, () => Buffer | Promise<Buffer>> = {
  'a JPEG and a page': () => Buffer.from('\xff\xd8\xff<html><script>alert(1)</script>', 'latin1'),
  'a GIF and a script': () => Buffer.from('GIF89a/*\x00\x00*/=1;alert(1)//', 'latin1'),
  'a PNG and a program': () => Buffer.from('\x89PNG\r\n\x1a\n#!/bin/sh\nid\n', 'latin1'),
  'an SVG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  'an SVG that unfolds to a billion words': () =>
    Buffer.from(`<!DOCTYPE svg [<!ENTITY e0 "lol">${entities.join('')}]><svg>&e30;</svg>`),
  'a TIFF': () => small.clone().tiff().toBuffer(),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>'),
  'a BMP': () => Buffer.from('BM\x36\0\x0c\0\0\0\0\0\x36\0\0\0', 'latin1'),
  'half a PNG': async () => half(await small.clone().png().toBuffer()),
  'half a JPEG': async () => half(await small.clone().jpeg().toBuffer()),
  'half a WebP': async () => half(await small.clone().webp().toBuffer()),
  'the head of a GIF': () => gifOf(8, 1).subarray(0, 15),
};

const phones: Record<string, () => Buffer | Promise<Buffer>> = {
  AVIF: () => small.clone().avif({ effort: 0 }).toBuffer(),
  HEIC: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
};

function half(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2);
}

async function setUp() {
  const server = await startServer({ dataDir: temporaryFolder() });
  const cookie = await signIn(server.url);
  const upload = async (file: Buffer) => {
    const image = new File([new Uint8Array(file)], 'gambar', { type: 'image/png' });
    const body = faqForm({ image });
    return await fetch(`${server.url}/api/faqs`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body,
    });
  };
  // The first image loads the libraries, whose memory is not measured.
  expect((await upload(await small.clone().png().toBuffer())).status).toBe(201);
  const saveAvatar = async (file: Buffer) => {
    const body = new FormData();
    body.set('image', new File([new Uint8Array(file)], 'gambar'));
    const headers = { Cookie: cookie };
    return await fetch(`${server.url}/api/websites/1/avatar`, { method: 'PUT', headers, body });
  };
  return { server, cookie, upload, saveAvatar, before: peakMb(server) };
}

async function countFaqs({ url }: RunningServer): Promise<number> {
  return ((await (await fetch(`${url}/faqs/1`)).json()) as unknown[]).length;
}

describe('refused uploads', () => {
  it('name the wrong field, and need almost no memory', async () => {
    const { server, upload, before } = await setUp();
    for (const [name, make] of Object.entries(bombs)) {
      const response = await upload(await make());
      expect(await response.json(), name).toEqual({
        message: tooManyPixels,
        fields: { image: tooManyPixels },
      });
      expect(response.status, name).toBe(413);
    }
    for (const [name, make] of Object.entries(others)) {
      const response = await upload(await make());
      expect(await response.json(), name).toEqual({
        message: noPicture,
        fields: { image: noPicture },
      });
      expect(response.status, name).toBe(400);
    }
    for (const [name, make] of Object.entries(phones)) {
      const response = await upload(await make());
      expect((await response.json()).message, name).toContain(name);
      expect(response.status, name).toBe(400);
    }
    expect(peakMb(server) - before).toBeLessThan(32);
    expect(await countFaqs(server)).toBe(1);
  });

  it('may be far too large: only the allowed part is kept in memory', async () => {
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
  });
});

/** Decoding images of the largest size takes half a minute, so these are slow tests. */
if (isSlowRun) {
  describe('avatars', () => {
    it('that are thin, deep and turned need almost no memory', async () => {
      const { server, saveAvatar, before } = await setUp();
      const turned = (file: Buffer) => withChunks(file, pngOrientation(6));
      const tooSmall = [
        thinPng(1, 16_384),
        turned(thinPng(1, 16_384, 16)),
        turned(thinPng(16_384, 1)),
      ];
      for (const file of tooSmall) {
        const message = 'Gambar terlalu kecil. Lebar dan tingginya minimal 16 piksel.';
        const response = await saveAvatar(file);
        expect(await response.json()).toEqual({ message, fields: { image: message } });
        expect(response.status).toBe(400);
      }
      expect((await saveAvatar(turned(thinPng(819, 16_380, 16)))).status).toBe(200);
      expect(peakMb(server) - before).toBeLessThan(64);
    });
  });

  describe('images of the largest size', () => {
    it('need no more memory when there are many', async () => {
      const progressive = (side: number, chromaSubsampling: string) =>
        sharp({ create: { width: side, height: side, channels: 3, background: red } })
          .withMetadata({ orientation: 6 })
          .jpeg({ progressive: true, chromaSubsampling })
          .toBuffer();
      // The second has the largest allowed coefficients.
      const [jpeg, full] = [await progressive(6324, '4:2:0'), await progressive(5160, '4:4:4')];
      const png = pngOf(6324, { bits: 8, rgba: true, interlaced: true });
      const files = [jpeg, png, webpOf(6324), full, animatedWebpOf(6324, 1000), jpeg];
      // Connect only now: creating the files takes long, and an idle connection would be closed.
      const { server, upload, before } = await setUp();
      const decoding = watchDecoder(server);
      const responses = await Promise.all(files.map(upload));
      expect(responses.map(({ status }) => status)).toEqual(files.map(() => 201));
      // Another process decodes them.
      expect(peakMb(server) - before).toBeLessThan(96);
      expect(decoding.peakMb()).toBeLessThan(limitMb);
    });
  });

  describe('an image that takes too much', () => {
    const tooComplex =
      'Gambar terlalu berat untuk diproses. Simpan ulang dengan ukuran lebih kecil.';
    const texts = packedData(50_000_000);

    it.each<[string, () => Buffer | Promise<Buffer>]>([
      ['memory, in zTXt chunks', () => withTexts(packedChunks.zTXt(texts))],
      ['memory, in iTXt chunks', () => withTexts(packedChunks.iTXt(texts))],
      ['time', () => animatedWebpOf(1, 100_000)],
    ])(
      '%s, is refused, and neither slows the server nor stops the next upload',
      async (_, make) => {
        const file = await make();
        const { server, upload, before } = await setUp();
        const alone = await timeSignIn(server);
        const decoding = watchDecoder(server);
        const [signInMs, response, next] = await Promise.all([
          timeSignIn(server),
          upload(file),
          small.clone().png().toBuffer().then(upload),
        ]);
        expect(await response.json()).toEqual({
          message: tooComplex,
          fields: { image: tooComplex },
        });
        expect(response.status).toBe(413);
        expect(next.status).toBe(201);
        expect(signInMs).toBeLessThan(3000 + 10 * alone);
        expect(peakMb(server) - before).toBeLessThan(64);
        // The decoder checks its memory every 10 ms, and less often on a busy machine.
        expect(decoding.peakMb()).toBeLessThan(2 * limitMb);
        expect(decoding.cpuSeconds()).toBeLessThan(1.5 * limitSeconds);
      },
    );

    async function withTexts(chunk: Buffer): Promise<Buffer> {
      const file = await small.clone().png().toBuffer();
      return withChunks(file, ...Array.from({ length: 90 }, () => chunk));
    }
  });

  describe('data besides the pixels', () => {
    it('of a JPEG, a WebP or a GIF needs no memory of the server', async () => {
      const { server, upload, before } = await setUp();
      const files = [
        jpegOfSegments(await small.clone().jpeg().toBuffer()),
        webpOfChunks(await small.clone().webp().toBuffer(), 64, 48),
        gifOfComments(await small.clone().gif().toBuffer(), 900_000),
      ];
      for (const file of files) expect((await upload(file)).status).toBe(201);
      expect(peakMb(server) - before).toBeLessThan(96);
    });
  });
}

/** Reads the memory and the processor time of the server's child processes until the test ends. */
function watchDecoder({ child }: RunningServer) {
  let [peak, seconds] = [0, 0];
  const timer = setInterval(() => {
    try {
      for (const pid of childrenOf(child.pid ?? 0)) {
        peak = Math.max(peak, residentMb(pid));
        seconds = Math.max(seconds, cpuSeconds([{ pid }]));
      }
    } catch {
      // It has ended.
    }
  }, 5);
  onTestFinished(() => clearInterval(timer));
  return { peakMb: () => peak, cpuSeconds: () => seconds };
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

async function timeSignIn({ url }: RunningServer): Promise<number> {
  const start = performance.now();
  await signIn(url);
  return performance.now() - start;
}

/** The body of a client that never stops sending. */
function endlessBody(): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(256 * 1024);
  return new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
}
