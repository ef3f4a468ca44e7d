import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPage, lazyPart } from '../../admin/ui/lazy.tsx';

function show(element: ReactElement): void {
  render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
}

const TestPage = () => <p>isi</p>;
const TestDialog = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    isi
  </button>
);

describe('a lazy page', () => {
  it('is in the first render when its code is loaded already', async () => {
    const code = Promise.resolve(TestPage);
    const Page = lazyPage(() => code);
    Page.preload();
    await code;
    await Promise.resolve();
    show(<Page />);
    expect(screen.getByText('isi')).toBeDefined();
  });

  it('shows nothing until its code is loaded', async () => {
    const { promise, resolve } = withResolver<typeof TestPage>();
    const Page = lazyPage(() => promise);
    show(<Page />);
    expect(screen.queryByText('isi')).toBeNull();
    await act(async () => resolve(TestPage));
    expect(screen.getByText('isi')).toBeDefined();
  });

  it('reloads once when its code is missing although the server responds, and says why', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
    const Page = lazyPage(() => Promise.reject(new TypeError('404')));
    show(<Page />);
    expect((await screen.findByRole('alert')).textContent).toContain('versi baru');
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    cleanup();
    show(<Page />);
    await screen.findByRole('alert');
    await Promise.resolve();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('offers a reload when its code cannot be loaded', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const Page = lazyPage(() => Promise.reject(new TypeError('offline')));
    show(<Page />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Halaman ini tidak dapat dibuka.',
    );
    expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a lazy dialog', () => {
  it('offers a reload when its code is missing although the server responds', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
    const Dialog = lazyPart<{ onClose: () => void }>(() => Promise.reject(new TypeError('404')));
    show(<Dialog onClose={() => {}} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Muat ulang' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('tries again after an error, and the page around it stays', async () => {
    let attempts = 0;
    const Dialog = lazyPart(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('offline');
      return TestDialog;
    });
    show(
      <>
        <input aria-label="Di sekitarnya" defaultValue="belum disimpan" />
        <Dialog onClose={() => {}} />
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toBe('Bagian ini tidak dapat dimuat.');
    expect(screen.getByLabelText<HTMLInputElement>('Di sekitarnya').value).toBe('belum disimpan');
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('isi')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes when the user cancels after an error', async () => {
    let isClosed = false;
    const Dialog = lazyPart<{ onClose: () => void }>(() =>
      Promise.reject(new TypeError('offline')),
    );
    show(
      <Dialog
        onClose={() => {
          isClosed = true;
        }}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }));
    expect(isClosed).toBe(true);
  });
});

function withResolver<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
