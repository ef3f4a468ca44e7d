import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Faq } from '../../../api/contract/entities.ts';
import { undoDays } from '../../../api/contract/limits.ts';
import { images } from '../../../api/db/schema.ts';
import { encodeImage } from '../../../api/images/encode-image.ts';
import {
  jpegOfSegments,
  packedChunks,
  packedData,
  pngOrientation,
  thinPng,
  withChunks,
} from '../../faults/image-bombs-files.ts';
import { ageAudit } from '../age-audit.ts';
import { faqForm } from '../faq-form.ts';
import { createAdminApi } from '../test-api.ts';

const red = { r: 200, g: 30, b: 30 };
function picture(width: number, height: number, background: object = red) {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function png(width = 40, height = 20, background: object = red): Promise<Buffer> {
  return await picture(width, height, background).png().toBuffer();
}

function noise() {
  const create = { width: 64, height: 48, channels: 3, background: red } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
}

async function setUp() {
  const { api, cookie } = await createAdminApi();
  const write = async (
    method: string,
    path: string,
    upload?: Buffer,
    extra = {},
    name = 'a.png',
  ) => {
    const body = new FormData();
    const fields = { question: 'A', answer: '', website_id: '1', parent_id: '', ...extra };
    for (const [key, value] of Object.entries(fields)) body.set(key, value);
    if (upload) body.set('image', new File([new Uint8Array(upload)], name, { type: 'image/png' }));
    return await api.call(path, { method, cookie, body });
  };
  return {
    api,
    cookie,
    add: (upload?: Buffer, extra = {}, name?: string) =>
      write('POST', '/api/faqs', upload, extra, name),
    edit: (id: number, upload?: Buffer, extra = {}) =>
      write('PUT', `/api/faqs/${id}`, upload, extra),
    imagesOf: async (): Promise<(string | null)[]> => {
      const response = await api.call('/api/faqs/1/100/1', { cookie });
      return ((await response.json()) as Faq[]).map(({ image }) => image);
    },
    stored: () => api.db.read.$count(images),
  };
}

describe('an upload', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('in %s becomes WebP', async (format) => {
    const row = await encodeImage(await picture(40, 20).toFormat(format).toBuffer());
    expect(row.name).toMatch(/^[\da-f]{32}-40x20\.webp$/);
    expect((await sharp(row.content).metadata()).format).toBe('webp');
    expect(row).toMatchObject({ contentType: 'image/webp', width: 40, height: 20 });
    expect(row.byteSize).toBe(row.content.length);
  });

  it('is made at most 1280 pixels long, with its shape unchanged', async () => {
    const row = await encodeImage(await png(2560, 640));
    expect(row.name).toMatch(/-1280x320\.webp$/);
    const upright = await encodeImage(await png(500, 2000));
    expect(upright.name).toMatch(/-320x1280\.webp$/);
  });

  it('is never enlarged', async () => {
    expect((await encodeImage(await png(3, 2))).name).toMatch(/-3x2\.webp$/);
  });

  it('is rotated upright', async () => {
    const sideways = await picture(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect((await encodeImage(sideways)).name).toMatch(/-20x40\.webp$/);
  });

  it('is rotated upright as a PNG too', async () => {
    const sideways = withChunks(await png(40, 20), pngOrientation(6));
    expect((await encodeImage(sideways)).name).toMatch(/-20x40\.webp$/);
  });

  it('as a PNG keeps its colours and loses its metadata', async () => {
    const profiled = await picture(40, 20).withIccProfile('p3').png().toBuffer();
    const { content } = await encodeImage(profiled);
    const withText = withChunks(profiled, packedChunks.zTXt(packedData(1000)));
    expect((await encodeImage(withText)).content).toEqual(content);
    const [first] = await sharp(content).raw().toBuffer();
    expect(first).toBeCloseTo(red.r, -1);
  });

  it.each([
    ['that begins with another chunk', (file: Buffer) => file.fill('iHDR', 12, 16)],
    ['whose chunk is longer than the file', (file: Buffer) => file.fill(0x7f, 33, 34)],
    ['whose pixels are cut off', (file: Buffer) => file.subarray(0, -17)],
  ])('as a PNG %s is refused', async (_, damage) => {
    await expect(encodeImage(damage(await png()))).rejects.toMatchObject({ status: 400 });
  });

  it('as a PNG may lack its end if all pixels are there', async () => {
    const file = await png();
    for (const bytes of [1, 12]) {
      const { name } = await encodeImage(file.subarray(0, -bytes));
      expect(name).toMatch(/-40x20\.webp$/);
    }
  });

  it('may have a side of 16,384 pixels, and not a longer one', async () => {
    expect((await encodeImage(thinPng(1, 16_384))).name).toMatch(/-1x1280\.webp$/);
    for (const file of [thinPng(1, 16_385), thinPng(16_385, 1)]) {
      await expect(encodeImage(file)).rejects.toMatchObject({
        status: 413,
        fields: { image: 'Dimensi gambar terlalu besar.' },
      });
    }
  });

  it('as a JPEG may have bytes after its end, and not lack its end', async () => {
    const file = await noise().jpeg().toBuffer();
    const trailing = Buffer.concat([file, jpegOfSegments(file)]);
    expect((await encodeImage(trailing)).content).toEqual((await encodeImage(file)).content);
    await expect(encodeImage(file.subarray(0, -40))).rejects.toMatchObject({ status: 400 });
  });

  it.each<[string, (image: Sharp) => Sharp]>([
    ['lossy', (image) => image.webp()],
    ['lossless', (image) => image.webp({ lossless: true })],
    ['transparent', (image) => image.ensureAlpha(0.5).webp()],
    ['upside down', (image) => image.withIccProfile('p3').withMetadata({ orientation: 3 }).webp()],
  ])('as a WebP, %s, keeps its pixels', async (_, format) => {
    const file = await format(noise()).toBuffer();
    const expected = await sharp(file).autoOrient().webp({ quality: 82 }).toBuffer();
    expect((await encodeImage(file)).content.equals(expected)).toBe(true);
  });

  it.each([1, 3, 6])(
    'turned by orientation %i is cut to the square in its middle',
    async (turn) => {
      const left = { input: await png(31, 40, { r: 0, g: 200, b: 0 }), left: 0, top: 0 };
      const right = { ...left, left: 71 };
      const file = await picture(102, 40).composite([left, right]).png().toBuffer();
      const { content, name } = await encodeImage(withChunks(file, pngOrientation(turn)), '', 128);
      expect(name).toMatch(/-40x40\.webp$/);
      const { channels } = await sharp(content).stats();
      expect(channels.map(({ min }) => min)).toEqual([
        expect.closeTo(200, -1),
        expect.closeTo(30, -1),
        expect.closeTo(30, -1),
      ]);
      expect(channels[1]?.max).toBeLessThan(60);
    },
  );

  it('from which a square is cut has at least 16 pixels a side, and is at most 20 times as long', async () => {
    for (const file of [thinPng(16, 320), thinPng(320, 16)]) {
      expect((await encodeImage(file, '', 128)).name).toMatch(/-16x16\.webp$/);
    }
    const refusals = [
      [15, 15, 'Gambar terlalu kecil. Lebar dan tingginya minimal 16 piksel.'],
      [321, 16, 'Gambar terlalu panjang. Sisi panjangnya maksimal 20 kali sisi pendeknya.'],
      [16, 321, 'Gambar terlalu panjang. Sisi panjangnya maksimal 20 kali sisi pendeknya.'],
    ] as const;
    for (const [width, height, image] of refusals) {
      const refused = encodeImage(thinPng(width, height), '', 128);
      await expect(refused).rejects.toMatchObject({ status: 400, fields: { image } });
    }
  });

  it('loses the place and the camera in its metadata', async () => {
    const exif = {
      IFD0: { Make: 'Kamera', Copyright: 'Budi' },
      IFD3: { GPSLatitude: '6/1 12/1 0/1' },
    };
    const source = await picture(40, 20).jpeg().withExif(exif).toBuffer();
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const { content } = await encodeImage(source);
    const { exif: left, icc, xmp, iptc } = await sharp(content).metadata();
    expect({ left, icc, xmp, iptc }).toEqual({});
    expect(content.includes('Budi')).toBe(false);
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await sharp([await png(10, 10), await png(10, 10, { r: 0, g: 0, b: 255 })], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { content, name } = await encodeImage(frames);
    expect((await sharp(content, { animated: true }).metadata()).pages ?? 1).toBe(1);
    expect(name).toMatch(/-10x10\.webp$/);
  });

  it.each([
    [
      'HEIC',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      / di iPhone /,
    ],
    ['AVIF', () => picture(16, 16).avif({ effort: 0 }).toBuffer(), / PNG atau JPEG/],
  ])('in %s is refused with advice', async (format, make, advice) => {
    const refusal = await encodeImage(await make()).catch((error) => error);
    expect(refusal).toMatchObject({
      status: 400,
      fields: { image: expect.stringMatching(advice) },
    });
    expect(refusal.message).toContain(`${format} tidak dapat dipakai.`);
  });
});

describe('the image of a FAQ', () => {
  it('is recognised by its content, not by its name or type', async () => {
    const { add, stored } = await setUp();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    const refused = await add(svg, {}, 'picture.png');
    expect(refused.status).toBe(400);
    expect((await refused.json()).fields).toHaveProperty('image');
    expect(await stored()).toBe(0);
    expect((await add(await png(), {}, '../../etc/passwd')).status).toBe(201);
  });

  it('may have any name, apart from the extension of no image', async () => {
    const { add } = await setUp();
    for (const [format, name] of [
      ['png', 'a.PNG'],
      ['jpeg', 'liburan 1.2.jpg'],
      ['jpeg', 'a.jpeg'],
      ['jpeg', 'a.jfif'],
      ['webp', 'a.webp'],
      ['gif', 'a.gif'],
      ['gif', 'gambar'],
      ['gif', '.gif'],
      ['gif', 'a.'],
      ['gif', 'a.gif.'],
      ['jpeg', 'a.svg.jpg '],
      ['png', 'a.jpg'],
      ['jpeg', 'a.png'],
      ['webp', 'a.jpeg'],
      ['gif', 'a.webp'],
      ['jpeg', 'IMG_0042.HEIC'],
    ] as const) {
      const file = await picture(4, 4).toFormat(format).toBuffer();
      expect((await add(file, {}, name)).status, name).toBe(201);
    }
  });

  it('must not be named like another type', async () => {
    const { add, stored } = await setUp();
    for (const [format, name, shown] of [
      ['gif', 'a.html', 'GIF'],
      ['jpeg', 'a.jpg.html', 'JPEG'],
      ['png', 'a.png.exe', 'PNG'],
      ['gif', '.gitignore', 'GIF'],
      ['png', '.svg', 'PNG'],
      ['png', 'a.svg.', 'PNG'],
      ['png', 'a.svg\\x', 'PNG'],
      ['png', 'a.svg ', 'PNG'],
      ['png', 'a.\u200bsvg', 'PNG'],
    ] as const) {
      const response = await add(await picture(4, 4).toFormat(format).toBuffer(), {}, name);
      expect(response.status, name).toBe(400);
      const message = `Ekstensi nama berkas tidak sesuai dengan isinya, yaitu gambar ${shown}.`;
      expect(await response.json(), name).toEqual({ message, fields: { image: message } });
    }
    expect(await stored()).toBe(0);
  });

  it('is one file: a form with two files, or with a text instead, is refused', async () => {
    const { api, cookie } = await setUp();
    const file = new File([new Uint8Array(await png())], 'a.png');
    for (const images of [[file, file], [file, 'x'], ['x', file], ['x']]) {
      const body = faqForm();
      for (const image of images) body.append('image', image);
      const response = await api.call('/api/faqs', { method: 'POST', cookie, body });
      expect(response.status).toBe(400);
      expect((await response.json()).fields).toEqual({ image: 'Harus berupa berkas.' });
    }
  });

  it('is the only file that is read', async () => {
    const { api, cookie, stored } = await setUp();
    const other = new File([Buffer.alloc(1_000_000)], 'lain.bin');
    const body = faqForm({ lain: other, image: new File([new Uint8Array(await png())], 'a.png') });
    expect((await api.call('/api/faqs', { method: 'POST', cookie, body })).status).toBe(201);
    expect(await stored()).toBe(1);
    const named = faqForm({ question: other });
    const response = await api.call('/api/faqs', { method: 'POST', cookie, body: named });
    expect((await response.json()).fields).toHaveProperty('question');
  });

  it('can be read by visitors and admins, and cached for a year', async () => {
    const { api, cookie, add, imagesOf } = await setUp();
    await add(await png());
    const [name] = await imagesOf();
    const open = await api.call(`/faqs/image/${name}`, { ip: '203.0.113.7' });
    expect(open.status).toBe(200);
    expect(Object.fromEntries(open.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${name}"`,
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect((await sharp(Buffer.from(await open.arrayBuffer())).metadata()).width).toBe(40);

    const gated = await api.call(`/api/faqs/image/${name}`, { cookie });
    expect(gated.status).toBe(200);
    expect(gated.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(gated.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);

    const again = await api.call(`/faqs/image/${name}`, {
      headers: { 'If-None-Match': open.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each(['nothing.webp', '..%2f..%2ftanya-kami.db', "' or 1=1 --"])(
    'named %s is not found',
    async (name) => {
      const { api, cookie } = await setUp();
      expect((await api.call(`/faqs/image/${name}`)).status).toBe(404);
      expect((await api.call(`/api/faqs/image/${name}`, { cookie })).status).toBe(404);
    },
  );

  it('stays when an edit has no new file, also when the file input was unused', async () => {
    const { add, edit, imagesOf } = await setUp();
    await add(await png());
    const [name] = await imagesOf();
    await edit(22);
    await edit(22, Buffer.alloc(0));
    expect(await imagesOf()).toEqual([name]);
  });

  it('is replaced by a new file, and the old one is stored only for the undo', async () => {
    const { api, cookie, add, edit, imagesOf, stored } = await setUp();
    await add(await png());
    const [old] = await imagesOf();
    expect((await edit(22, await png(30, 30))).status).toBe(200);
    const [name] = await imagesOf();
    expect(name).toMatch(/-30x30\.webp$/);
    expect((await api.call(`/faqs/image/${old}`)).status).toBe(404);
    expect((await api.call(`/api/faqs/image/${old}`, { cookie })).status).toBe(200);
    await ageAudit(api.db, undoDays - 1);
    expect(await stored()).toBe(2);
    await ageAudit(api.db, undoDays + 1);
    expect(await stored()).toBe(1);
  });

  it('is stored once for two FAQs, until both are deleted', async () => {
    const { api, cookie, add, imagesOf, stored } = await setUp();
    await add(await png());
    await add(await png());
    const [name, ...others] = await imagesOf();
    expect(others).toEqual([name]);
    expect(await stored()).toBe(1);
    const status = async () => (await api.call(`/faqs/image/${name}`)).status;
    await api.call('/api/faqs/22', { method: 'DELETE', cookie });
    expect(await status()).toBe(200);
    await api.call('/api/faqs/23', { method: 'DELETE', cookie });
    expect(await status()).toBe(404);
  });

  it('is not stored when the rest of the form is refused', async () => {
    const { add, stored } = await setUp();
    expect((await add(await png(), { parent_id: '99' })).status).toBe(400);
    expect(await stored()).toBe(0);
  });
});
