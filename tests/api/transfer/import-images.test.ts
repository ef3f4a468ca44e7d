// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareImages } from '../../../api/faqs/transfer/images/import-images.ts';
import { importImagesMaxMs } from '../../../api/faqs/transfer/transfer-limits.ts';
import { ApiError, UnfinishedError } from '../../../api/http/errors.ts';
import { damagedImages } from '../damaged-images.ts';
import { zipOf } from '../zip-of.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('reports how many images of an import are encoded when its time limit is reached', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const names = ['a.png', 'b.png', 'c.png', 'a.png', 'none.png'];
  const rows = names.map((image, at) => ({ image, line: at + 2 }) as never);
  const zip = await zipOf({ 'faq.csv': '', 'a.png': 'a.png', 'b.png': 'b.png', 'c.png': 'c.png' });
  const encode = async (content: Buffer) => {
    vi.advanceTimersByTime(importImagesMaxMs / 2 + 1);
    return { name: `${content}.webp` } as never;
  };

  const error = await prepareImages({} as never, encode, rows, zip).catch(
    (reason: unknown) => reason,
  );

  expect(error).toBeInstanceOf(UnfinishedError);
  expect((error as UnfinishedError).progress).toEqual({ done: 2, total: 3 });
});

describe('damaged images', () => {
  const noEncoder = () => Promise.reject(new Error('A damaged image must not be encoded.'));
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ image: `${at}.png`, line: at + 2 }) as never);

  it('count for the bytes that one import may unpack', async () => {
    const [few, many] = [await damagedImages(25, 1), await damagedImages(26, 1)];
    const { faults } = await prepareImages({} as never, noEncoder, rowsOf(25), few);
    expect(faults).toHaveLength(25);
    await expect(prepareImages({} as never, noEncoder, rowsOf(26), many)).rejects.toEqual(
      new ApiError(
        413,
        'Gambar di berkas ini terlalu besar untuk diproses sekaligus. Bagi menjadi beberapa berkas, atau perkecil gambarnya.',
      ),
    );
  });

  it('count for the time that one request may take', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += importImagesMaxMs / 2 + 1;
      return now;
    });
    const unfinished = prepareImages({} as never, noEncoder, rowsOf(3), await damagedImages(3, 1));
    await expect(unfinished).rejects.toMatchObject({ progress: { done: 1, total: 3 } });
  });
});
