import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { serverPerTest } from './fake-server.ts';
import { address, findHeading, goTo, openApp } from './open-app.tsx';

const calls = serverPerTest();

describe('the IP gate', () => {
  it('says that it is checking', async () => {
    const respond = calls.hold('GET /whitelist', 200, { whitelist: { status: true } });
    openApp('/signin');
    expect(screen.getByText('Checking IP whitelist...')).toBeDefined();
    expect(screen.queryByLabelText('Username')).toBeNull();
    await act(async () => respond());
    expect(await screen.findByLabelText('Username')).toBeDefined();
    expect(screen.queryByText('Checking IP whitelist...')).toBeNull();
  });

  it.each([
    ['an address off the list', 200, { whitelist: { status: false } }],
    ['a disabledReason', 403, { message: 'Akses ditolak.' }],
    ['an error of the server', 500, { message: 'Server sedang bermasalah.' }],
  ])('sends %s to the not-found page and leaves it there', async (_, status, body) => {
    calls.respond('GET /whitelist', status, body);
    openApp('/signin');
    await findHeading('ERROR');
    expect(address()).toBe('/notfound');
    await waitFor(() => expect(calls.all()).toEqual(['GET /whitelist', 'GET /whitelist']));
    expect(await findHeading('ERROR')).toBeDefined();
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy responds with 502', async () => Response.json({}, { status: 502 })],
    ['a proxy responds with 503', async () => Response.json({}, { status: 503 })],
    ['a proxy responds with 504', async () => Response.json({}, { status: 504 })],
    ['a Wi-Fi portal responds with its own page', async () => new Response('<h1>Wi-Fi</h1>')],
  ])(
    'retries after 0.5, 1, 2 and 4 s while %s, then redirects, and returns later',
    async (_, fail) => {
      vi.useFakeTimers();
      const ask = vi.fn<typeof fetch>(fail);
      vi.stubGlobal('fetch', ask);
      openApp('/widget?a=1');
      const asked: number[] = [];
      for (const ms of [0, 499, 1, 999, 1, 1999, 1, 3999]) {
        await act(() => vi.advanceTimersByTimeAsync(ms));
        asked.push(ask.mock.calls.length);
        expect(address()).toBe('/widget?a=1');
        expect(screen.getByRole('alert').textContent).toBe(
          'Koneksi terputus. Isian Anda aman di tab ini.',
        );
      }
      expect(asked).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(address()).toBe('/notfound');
      expect(screen.getByRole('heading', { level: 1, name: 'ERROR' })).toBeDefined();

      ask.mockImplementation(async () => Response.json({ whitelist: { status: true } }));
      await act(() => vi.advanceTimersByTimeAsync(4000));
      expect(address()).toBe('/widget?a=1');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('retries at once when the browser is online again', async () => {
    vi.useFakeTimers();
    const ask = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', ask);
    openApp('/widget');
    await act(() => vi.advanceTimersByTimeAsync(0));
    ask.mockImplementation(async () => Response.json({ whitelist: { status: true } }));
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(ask).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('treats a call that hangs as a lost connection', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    openApp('/widget');
    await act(() => vi.advanceTimersByTimeAsync(7999));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert').textContent).toContain('Koneksi terputus.');
  });

  it('checks again on another path without hiding the page', async () => {
    openApp('/signin');
    await screen.findByLabelText('Username');
    const respond = calls.hold('GET /whitelist', 200, { whitelist: { status: false } });
    goTo('/widget');
    await screen.findByText(/Tekan tombol Tanya Kami/);
    expect(screen.queryByText('Checking IP whitelist...')).toBeNull();
    await act(async () => respond());
    await findHeading('ERROR');
  });
});

describe('pages that need no sign-in', () => {
  it('show only the bot on /widget', async () => {
    openApp('/widget');
    expect(await findHeading('Tanya Kami')).toBeDefined();
    expect(address()).toBe('/widget');
  });

  it.each(['/not-found', '/notfound', '/tidak/ada'])('show %s as not found', async (path) => {
    openApp(path);
    await findHeading('ERROR');
    expect(screen.getByText("We can't seem to find the page you are looking for!")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Home Page' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('img', { name: '404' })).toBeDefined();
    expect(screen.getByRole('contentinfo').textContent).toBe(
      `© ${new Date().getFullYear()} - Tanya Kami`,
    );
  });
});
