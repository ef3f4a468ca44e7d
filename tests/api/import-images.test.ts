// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { importImagesMaxMs } from '../../api/config/server-limits.ts';
import { prepareImages } from '../../api/faqs/transfer/import-images.ts';
import { UnfinishedError } from '../../api/http/errors.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('reports how many images of an import are encoded when its time limit is reached', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const names = ['a.png', 'b.png', 'c.png', 'a.png', 'none.png'];
  const rows = names.map((image, at) => ({ image, line: at + 2 }) as never);
  const zip = {
    findImage: (name: string) => (name === 'none.png' ? undefined : name),
    readImage: async (name: string) => Buffer.from(name),
  };
  const encode = async (content: Buffer) => {
    vi.advanceTimersByTime(importImagesMaxMs / 2 + 1);
    return { name: `${content}.webp` } as never;
  };

  const error = await prepareImages({} as never, encode, { rows, zip: zip as never }).catch(
    (reason: unknown) => reason,
  );

  expect(error).toBeInstanceOf(UnfinishedError);
  expect((error as UnfinishedError).progress).toEqual({ done: 2, total: 3 });
});
