import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Calls, fakeServerForListedAddress } from './fake-server.ts';
import { address, closeApp, findHeading, goTo, openApp } from './open-app.tsx';

let calls: Calls;

beforeEach(() => {
  calls = fakeServerForListedAddress();
});

afterEach(closeApp);

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

  it('sends somebody without a connection to the not-found page', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    openApp('/');
    await findHeading('ERROR');
    expect(address()).toBe('/notfound');
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
  it('show the bot alone on /widget', async () => {
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
