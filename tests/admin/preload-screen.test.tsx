import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { preloadScreen } from '../../admin/app/preload-screen.ts';
import { expectConsole } from '../fail-on-console.ts';
import { serverPerTest } from './fake-server.ts';
import { findHeading, openApp } from './open-app.tsx';
import { signInAs } from './sign-in-as.ts';

const calls = serverPerTest();

function openAddress(path: string, isSignedIn: boolean): void {
  const { pathname, search } = new URL(path, 'http://localhost');
  preloadScreen({ pathname, search }, isSignedIn, new QueryClient());
}

describe('before anything is rendered', () => {
  it('requests the IP check and the data of the FAQ page at the same time', async () => {
    openAddress('/?website=2&page=3', true);
    await vi.waitFor(() =>
      expect(calls.all().sort()).toEqual([
        'GET /api/faqs/2/100/3',
        'GET /api/faqs/2/tree',
        'GET /api/rights',
        'GET /api/websites/list',
        'GET /whitelist',
      ]),
    );
  });

  it('requests no FAQ while no website is chosen', async () => {
    openAddress('/', true);
    await vi.waitFor(() =>
      expect(calls.all().sort()).toEqual([
        'GET /api/rights',
        'GET /api/websites/list',
        'GET /whitelist',
      ]),
    );
  });

  it('requests no data of a page that the role did not have at the last visit', async () => {
    const rights = { role: 'editor', website_ids: [1], may_publish: false };
    localStorage.setItem('rights', JSON.stringify({ rights }));
    openAddress('/website/1', true);
    await vi.waitFor(() =>
      expect(calls.all().sort()).toEqual(['GET /api/rights', 'GET /whitelist']),
    );
    localStorage.clear();
  });

  it('requests the FAQs of the website chosen last, if the address names none', async () => {
    signInAs('admin');
    localStorage.setItem('websites:7', '3,1');
    openAddress('/', true);
    await vi.waitFor(() => expect(calls.all()).toContain('GET /api/faqs/3/100/1'));
  });

  it('requests only the IP check without a session', async () => {
    openAddress('/?website=2', false);
    await vi.waitFor(() => expect(calls.all()).toEqual(['GET /whitelist']));
  });

  it('uses the result of the IP check once', async () => {
    calls.respond('GET /whitelist', 200, { whitelist: { status: true } });
    openAddress('/widget', false);
    await vi.waitFor(() => expect(calls.all()).toEqual(['GET /whitelist']));
    openApp('/widget');
    await findHeading('Tanya Kami');
    expect(calls.all()).toEqual(['GET /whitelist']);
  });

  it('ignores refused data, so that the IP check decides', async () => {
    expectConsole('error');
    signInAs('admin');
    calls.respond('GET /whitelist', 403, { message: 'Akses ditolak.' });
    calls.respond('GET /api/faqs/1/100/1', 403, { message: 'Akses ditolak.' });
    openAddress('/?website=1', true);
    openApp('/?website=1');
    await findHeading('ERROR');
  });
});
