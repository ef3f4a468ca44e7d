import { CancelledError, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { finishCreation, finishRemoval, finishWrite } from '../../admin/data/finish-write.ts';
import { dropRows } from '../../admin/data/lists/drop-rows.ts';
import { dismissToast, readToasts, showToast } from '../../admin/data/toasts.ts';

const untold = 'Daftar tidak dapat dimuat ulang, jadi isinya mungkin belum terbaru.';
const messages = () => readToasts().map(({ message }) => message);
const fail = () => Promise.reject(new Error('The list cannot be loaded.'));

beforeEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});

it.each([
  ['write', () => finishWrite(Promise.resolve('saved'), async () => {})],
  ['creation', () => finishCreation(Promise.resolve({ id: 9 }), async () => {})],
  [
    'removal',
    () =>
      finishRemoval(
        Promise.resolve(undefined),
        () => {},
        async () => {},
      ),
  ],
])('a %s removes the errors of the tries before it', async (_name, finish) => {
  showToast('success', 'Tersimpan.');
  showToast('error', '❌ Semua field wajib diisi.');
  await finish();
  expect(messages()).toEqual(['Tersimpan.']);
});

describe('a write', () => {
  it('succeeds when the list cannot be reloaded, and shows a message', async () => {
    expect(await finishWrite(Promise.resolve('saved'), fail)).toBe('saved');
    expect(messages()).toEqual([untold]);
  });

  it('that failed reports only its own error', async () => {
    await expect(finishWrite(Promise.reject(new Error('No.')), fail)).rejects.toThrow('No.');
    await Promise.resolve();
    expect(messages()).toEqual([]);
  });
});

describe('a creation', () => {
  it('does not wait for the list', async () => {
    const never = () => new Promise(() => {});
    expect(await finishCreation(Promise.resolve({ id: 9 }), never)).toMatchObject({ id: 9 });
  });

  it('shows a message when the list cannot be reloaded, unless the next creation reloads it', async () => {
    const { refreshed } = await finishCreation(Promise.resolve({ id: 9 }), () =>
      Promise.reject(new CancelledError()),
    );
    await refreshed;
    expect(messages()).toEqual([]);
    await (await finishCreation(Promise.resolve({ id: 9 }), fail)).refreshed;
    expect(messages()).toEqual([untold]);
  });
});

describe('a removal', () => {
  it('drops the row without waiting for the list', async () => {
    const drop = vi.fn();
    const never = () => new Promise(() => {});
    expect(await finishRemoval(Promise.resolve('gone'), drop, never)).toBe('gone');
    expect(drop).toHaveBeenCalledOnce();
  });

  it('shows a message when the list cannot be reloaded', async () => {
    await finishRemoval(Promise.resolve('gone'), () => {}, fail);
    await vi.waitFor(() => expect(messages()).toEqual([untold]));
  });

  it('that failed drops nothing', async () => {
    const drop = vi.fn();
    const refresh = vi.fn(fail);
    const removal = finishRemoval(Promise.reject(new Error('No.')), drop, refresh);
    await expect(removal).rejects.toThrow('No.');
    expect(drop).not.toHaveBeenCalled();
    // The list is reloaded anyway: another user may have removed the row.
    expect(refresh).toHaveBeenCalledOnce();
  });
});

it('removes dropped rows from every cached list below the key, and changes nothing else', () => {
  const client = new QueryClient();
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  client.setQueryData(['faqs', 1, 'list', 'page', 1], rows);
  client.setQueryData(['faqs', 1, 'tree'], rows);
  client.setQueryData(['faqs', 2, 'tree'], rows);
  client.setQueryData(['faqs', 1, 'counts'], { faqs: 3 });
  dropRows(client, ['faqs', 1], [1, 3]);
  expect(client.getQueryData(['faqs', 1, 'list', 'page', 1])).toEqual([{ id: 2 }]);
  expect(client.getQueryData(['faqs', 1, 'tree'])).toEqual([{ id: 2 }]);
  expect(client.getQueryData(['faqs', 2, 'tree'])).toEqual(rows);
  expect(client.getQueryData(['faqs', 1, 'counts'])).toEqual({ faqs: 3 });
});
