import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../fail-on-console.ts';
import { serverPerTest } from './fake-server.ts';
import { address, findHeading, openApp } from './open-app.tsx';
import { signInAs } from './sign-in-as.ts';

const calls = serverPerTest();

describe('the guard', () => {
  it.each(['/', '/script', '/blank'])(
    'redirects from %s to the sign-in page without a session',
    async (path) => {
      openApp(path);
      await findHeading('Sign in');
      expect(address()).toBe('/signin');
    },
  );

  it('shows the page with a session', async () => {
    signInAs('admin');
    openApp('/blank');
    await findHeading('Blank');
    const trail = within(screen.getByRole('navigation', { name: 'Jejak halaman' }));
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(trail.getByText('Blank').getAttribute('aria-current')).toBe('page');
  });

  it('notices within a second that the token has expired', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signInAs('admin', 5000);
    openApp('/blank');
    await findHeading('Blank');
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(address()).toBe('/blank');
    await act(() => vi.advanceTimersByTimeAsync(1001));
    await findHeading('Sign in');
  });

  it('returns to the page on which the session ended', async () => {
    signInAs('admin');
    const user = openApp('/blank?website=2');
    await findHeading('Blank');
    calls.respond('POST /login', 200, { message: 'Berhasil masuk.' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    // biome-ignore lint/suspicious/noDocumentCookie: the server or another tab deletes the token in this way.
    document.cookie = 'token=; Path=/; Max-Age=0';
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const username = await screen.findByLabelText<HTMLInputElement>('Username');
    expect(username.value).toBe('admin');
    await signInWith(user, () => signInAs('admin'));
    await findHeading('Blank');
    expect(address()).toBe('/blank?website=2');
  });
});

async function signInWith(user: UserEvent, onSent: () => void) {
  await user.type(await screen.findByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'rahasia sekali');
  onSent();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('shows a message and opens the home page', async () => {
    const user = openApp('/signin');
    await user.type(await screen.findByLabelText('Username'), 'admin');
    await user.type(screen.getByLabelText('Password'), 'rahasia sekali');
    const respond = calls.hold('POST /login', 200, { message: 'Berhasil masuk.' });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDefined();
    signInAs('admin');
    await act(async () => respond());
    const words = await screen.findByText('Login successful!');
    expect(words.getAttribute('role')).toBe('status');
    await waitFor(() => expect(address()).toBe('/'));
    expect(calls.sent()).toEqual([
      { call: 'POST /login', body: { username: 'admin', password: 'rahasia sekali' } },
    ]);
  });

  it.each([
    ['a token that this computer takes for expired', -1, /^Jam perangkat ini tidak tepat/],
    ['no token', undefined, /^Browser ini menolak cookie/],
  ])('says what is wrong after a success with %s', async (_, lastsMs, words) => {
    const user = openApp('/signin');
    calls.respond('POST /login', 200, { message: 'Berhasil masuk.' });
    await signInWith(user, () => lastsMs !== undefined && signInAs('admin', lastsMs));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.queryByText('Login successful!')).toBeNull();
    expect(address()).toBe('/signin');
  });

  it.each([
    [
      401,
      { message: 'Username atau password salah.' },
      'Login failed: Username atau password salah.',
    ],
    [502, undefined, 'Login failed: Server sedang bermasalah. Coba lagi beberapa saat lagi.'],
  ])('says why it failed (%i) and keeps the typed text', async (status, body, words) => {
    expectConsole('error');
    const user = openApp('/signin');
    calls.respond('POST /login', status, body ?? null);
    await signInWith(user, () => {});
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('admin');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(address()).toBe('/signin');
  });

  it('says what to do about a forgotten password', async () => {
    openApp('/signin');
    await screen.findByLabelText('Password');
    expect(
      screen.getByText('Lupa password? Minta admin lain menggantinya di halaman User.'),
    ).toBeDefined();
  });

  it('names the empty fields and sends nothing', async () => {
    const user = openApp('/signin');
    await screen.findByLabelText('Username');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const username = await screen.findByRole('textbox', {
      name: 'Username',
      description: 'Username wajib diisi.',
    });
    expect(document.activeElement).toBe(username);
    expect(screen.getByText('Password wajib diisi.')).toBeDefined();
    expect(calls.sent()).toEqual([]);
  });

  it('shows and hides the password', async () => {
    const user = openApp('/signin');
    const password = await screen.findByLabelText<HTMLInputElement>('Password');
    expect(password.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Tampilkan password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
    expect(password.type).toBe('password');
  });

  it('redirects to the home page with a session', async () => {
    signInAs('admin');
    openApp('/signin');
    await waitFor(() => expect(address()).toBe('/'));
  });
});
