import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DeniedContext } from '../../admin/data/gate-passkey.ts';
import { expectConsole } from '../fail-on-console.ts';
import { serverPerTest } from './fake-server.ts';
import { show, toasts } from './show.tsx';

// The server puts it into the page, and the page reads it when its code is loaded.
document.head.innerHTML = '<meta name="tanya-kami-gate-passkey" content="on">';
const { NotFoundPage } = await import('../../admin/features/not-found/not-found-page.tsx');

vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => hasWebAuthn,
  startAuthentication: async () => ({ id: 'passkey' }),
}));

let hasWebAuthn = true;
const calls = serverPerTest(() => {
  hasWebAuthn = true;
  calls.respond('POST /gate/passkey/options', 200, {});
  calls.respond('POST /gate/passkey', 200, { message: 'Passkey diterima.' });
});

function showPage(isDenied: boolean) {
  show(
    <DeniedContext value={isDenied}>
      <NotFoundPage />
    </DeniedContext>,
  );
}

const findButton = () => screen.findByRole('button', { name: 'Masuk dengan passkey' });

describe('the page for a denied visitor', () => {
  it('opens the gate by a passkey and goes on to the sign-in page', async () => {
    showPage(true);
    await userEvent.click(await findButton());
    await vi.waitFor(() => expect(location.pathname).toBe('/signin'));
    expect(toasts()).toEqual(['success: Passkey diterima.']);
  });

  it.each([
    ['the server’s reason', 'POST /gate/passkey', 429, { message: 'Terlalu banyak percobaan.' }],
    ['that the address has changed', 'GET /whitelist', 200, { whitelist: { status: false } }],
  ])('says %s, and the button keeps the focus', async (_, route, status, body) => {
    if (status >= 400) expectConsole('error');
    calls.respond(route, status, body);
    showPage(true);
    const button = await findButton();
    await userEvent.click(button);
    const words = /Terlalu banyak percobaan\.|alamat IP Anda baru saja berganti/;
    await screen.findByText(words);
    expect(document.activeElement).toBe(button);
  });

  it('says why there is no button in a browser without passkeys', async () => {
    hasWebAuthn = false;
    showPage(true);
    await screen.findByText('Browser ini tidak mendukung passkey.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no button for a visitor who is not denied', async () => {
    showPage(true);
    await findButton();
    cleanup();
    // The code of the button is loaded now.
    showPage(false);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
