import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readToasts } from '../../admin/data/toasts.ts';
import { expectConsole } from '../fail-on-console.ts';
import { serverPerTest } from './fake-server.ts';
import { address, findHeading, openApp } from './open-app.tsx';
import { signInAs } from './sign-in-as.ts';

const calls = serverPerTest();

describe('the user menu', () => {
  it('greets by the time in Jakarta and signs out', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-01T07:10:00+07:00') });
    signInAs('budi');
    const user = openApp('/blank');
    await user.click(await screen.findByRole('button', { name: 'Halo Selamat Pagi budi !' }));
    calls.respond('POST /logout', 200, { message: 'Anda sudah keluar.' });
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await findHeading('Sign in');
    expect(screen.queryByText(/^Sesi Anda berakhir/)).toBeNull();
    expect(calls.sent().map(({ call }) => call)).toEqual(['POST /logout']);
    expect(document.cookie).not.toContain('token=e30');
  });

  it('keeps the session when the server cannot be reached', async () => {
    expectConsole('error');
    signInAs('budi');
    const user = openApp('/blank');
    await user.click(await screen.findByRole('button', { name: /^Halo .* budi !$/ }));
    calls.respond('POST /logout', 500, { message: 'Server sedang bermasalah.' });
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() =>
      expect(readToasts().map(({ message }) => message)).toContain(
        'Gagal keluar. Server sedang bermasalah.',
      ),
    );
    expect(address()).toBe('/blank');
  });
});

describe('the header', () => {
  it('has a clock that updates every second', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T15:04:58+07:00') });
    signInAs('admin');
    openApp('/blank');
    await findHeading('Blank');
    expect(screen.getByText('Jum, 20 Nov 2026')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    const times = screen.getAllByText(/^15\.05\.0[0-2]$/);
    expect(times).toHaveLength(1);
  });

  it('changes and saves the theme', async () => {
    signInAs('admin');
    const user = openApp('/blank');
    await user.click(await screen.findByRole('button', { name: 'Ganti ke tema gelap' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Ganti ke tema terang' }));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('lists the pages in their order and marks the current one', async () => {
    signInAs('admin');
    openApp('/script');
    const menu = within(await screen.findByRole('navigation', { name: 'Menu utama' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'FAQ',
      'User',
      'Whitelist',
      'Link',
      'Website',
      'Script',
      'Dashboard',
      'Belum terjawab',
      'Akses program',
    ]);
    // The pages below the line are a separate list.
    expect(menu.getAllByRole('list')).toHaveLength(2);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Script');
  });
});
