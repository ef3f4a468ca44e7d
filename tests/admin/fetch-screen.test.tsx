import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchScreen } from '../../admin/app/fetch-screen.ts';
import { lazyPart } from '../../admin/ui/lazy-part.ts';
import { answerCalls, type Calls } from './answer-calls.ts';
import { closeApp, findHeading, openApp } from './open-app.tsx';
import { signInAs } from './sign-in-as.ts';

let calls: Calls;

beforeEach(() => {
  calls = answerCalls();
});

afterEach(closeApp);

function openAddress(path: string, isSignedIn: boolean): void {
  const { pathname, search } = new URL(path, 'http://localhost');
  fetchScreen({ pathname, search }, isSignedIn, new QueryClient());
}

describe('before anything is on the screen', () => {
  it('the gate is asked, and what the FAQ page shows is asked for along with it', async () => {
    openAddress('/?website=2&page=3', true);
    await vi.waitFor(() =>
      expect(calls.all().sort()).toEqual([
        'GET /api/faqs/2/100/3',
        'GET /api/faqs/2/tree',
        'GET /api/websites/list',
        'GET /whitelist',
      ]),
    );
  });

  it('no FAQ is asked for while no website is chosen', async () => {
    openAddress('/', true);
    await vi.waitFor(() =>
      expect(calls.all().sort()).toEqual(['GET /api/websites/list', 'GET /whitelist']),
    );
  });

  it('nothing but the gate is asked for somebody without a session', async () => {
    openAddress('/?website=2', false);
    await vi.waitFor(() => expect(calls.all()).toEqual(['GET /whitelist']));
  });

  it('the gate’s answer is used once', async () => {
    calls.answer('GET /whitelist', 200, { whitelist: { status: true } });
    openAddress('/widget', false);
    await vi.waitFor(() => expect(calls.all()).toEqual(['GET /whitelist']));
    openApp('/widget');
    await findHeading('Tanya Kami');
    expect(calls.all()).toEqual(['GET /whitelist']);
  });

  it('data that the server refuses leaves the decision to the gate', async () => {
    signInAs('admin');
    calls.answer('GET /whitelist', 403, { message: 'Akses ditolak.' });
    calls.answer('GET /api/faqs/1/100/1', 403, { message: 'Akses ditolak.' });
    openAddress('/?website=1', true);
    openApp('/?website=1');
    await findHeading('ERROR');
  });
});

describe('a part whose code comes later', () => {
  it('is shown at once when it has been fetched', async () => {
    const { Part, load } = lazyPart(async () => () => <p>isi</p>);
    await load();
    render(
      <Suspense fallback="menunggu">
        <Part />
      </Suspense>,
    );
    expect(screen.getByText('isi')).toBeDefined();
    expect(screen.queryByText('menunggu')).toBeNull();
  });

  it('has its place held until then', async () => {
    let arrive: (part: () => React.ReactNode) => void = () => {};
    const coming = new Promise<() => React.ReactNode>((resolve) => {
      arrive = resolve;
    });
    const { Part } = lazyPart(() => coming);
    render(
      <Suspense fallback={<p>menunggu</p>}>
        <Part />
      </Suspense>,
    );
    expect(screen.getByText('menunggu')).toBeDefined();
    await act(async () => arrive(() => <p>isi</p>));
    expect(await screen.findByText('isi')).toBeDefined();
  });
});
