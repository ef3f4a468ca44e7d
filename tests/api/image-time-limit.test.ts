import { expect, it, vi } from 'vitest';
import { encodeImage } from '../../api/images/encode-image.ts';
import { thinPng } from '../faults/image-bombs-files.ts';

// The test lowers the limit, because no known image takes longer than the real one.
vi.mock(import('../../api/config/server-limits.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  imageMaxSeconds: 1 as 20,
}));
vi.mock(import('../../api/contract/limits.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  imageMaxInputSide: 40_000_000 as 16_384,
}));

it('refuses an image that takes too long, and accepts the next', async () => {
  const [slow, next] = await Promise.allSettled([
    encodeImage(thinPng(1, 8_000_000)),
    encodeImage(thinPng(4, 4)),
  ]);
  expect(slow).toMatchObject({
    status: 'rejected',
    reason: {
      status: 413,
      fields: {
        image: 'Gambar terlalu berat untuk diproses. Simpan ulang dengan ukuran lebih kecil.',
      },
    },
  });
  expect(next.status).toBe('fulfilled');
}, 60_000);
