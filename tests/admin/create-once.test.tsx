import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, type withHeaders } from '../../admin/data/api-client.ts';
import { useCreateOnce } from '../../admin/data/forms/create-once.ts';

const keyOf = async (options: ReturnType<typeof withHeaders>) =>
  ((await options.headers()) as Record<string, string>)['Idempotency-Key'];

/** Renders a form; returns the keys that its creations are sent with. */
function openForm() {
  const { result } = renderHook(() => useCreateOnce());
  return {
    succeed: () => result.current(keyOf),
    async fail(status: number) {
      let key: string | undefined;
      const sending = result.current(async (options) => {
        key = await keyOf(options);
        throw new ApiError(status, { message: `Gagal ${status}.` });
      });
      const { message } = await sending.catch((error: ApiError) => error);
      return { key, message };
    },
  };
}

it('sends the same key again after a failure, and a new one after a success', async () => {
  const form = openForm();
  const lost = await form.fail(0);
  const refused = await form.fail(400);
  const created = await form.succeed();
  expect(lost).toEqual({ key: created, message: 'Gagal 0.' });
  expect(refused.key).toBe(created);
  expect(await form.succeed()).not.toBe(created);
});

it('uses a different key for each form', async () => {
  expect(await openForm().succeed()).not.toBe(await openForm().succeed());
});

it('creates a new key when the server has the old one with other values', async () => {
  const form = openForm();
  const { key, message } = await form.fail(422);
  expect(message).toBe(
    'Isian yang Anda kirim sebelumnya ternyata sudah tersimpan. Periksa daftarnya sebelum menyimpan lagi.',
  );
  expect(await form.succeed()).not.toBe(key);
});

it('keeps the headers that every request has', async () => {
  const { result } = renderHook(() => useCreateOnce());
  const headers = await result.current(async (options) => options.headers());
  expect(headers).toMatchObject({ Accept: 'application/json' });
});
