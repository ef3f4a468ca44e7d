import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../fail-on-console.ts';
// Import the page early: loading it within `findBy` could exceed its time limit on a slow machine.
import '../../admin/ui/form/search-select-popup.tsx';
import '../../admin/features/script/preview-card.tsx';
import { ScriptPage } from '../../admin/features/script/script-page.tsx';
import '../../admin/ui/form/website-select.tsx';
import { attributes } from '../../embed/attributes.ts';
import { serverPerTest } from './fake-server.ts';
import { setListHeights } from './set-list-heights.ts';
import { show } from './show.tsx';
import { websiteList } from './website-list.ts';

const origin = window.location.origin;

const calls = serverPerTest(() => {
  setListHeights();
  calls.respond('GET /api/websites/list', 200, websiteList);
  calls.respond('GET /websites/1/livechat', 200, { livechat_link: 'https://wa.me/6281234' });
  calls.respond('GET /websites/2/livechat', 200, {
    livechat_link: 'https://tawk.to/chat/5f0c1d2e3b4a/1h2g3f4e5',
  });
});

const stage = () =>
  [...screen.getByRole('region', { name: 'Pratinjau' }).querySelectorAll('div')].find(
    ({ shadowRoot }) => shadowRoot !== null,
  )?.shadowRoot;
const findBot = () => stage()?.querySelector('faq-chatbot');

async function chooseWebsite(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Website' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

const snippets = () => screen.getAllByRole('code').map((code) => code.textContent);

describe('the Script page', () => {
  it('shows the phone address as a QR code', async () => {
    show(<ScriptPage />, '/script?website=1');
    const code = await screen.findByRole('img', { name: 'Kode QR alamat FAQ untuk ponsel' });
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    // The first dark module is the corner of a finder pattern, inside the quiet zone of 4 modules.
    expect(size).toBeGreaterThan(28);
    expect(code.querySelectorAll('path')[1]?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  });

  it('says what an address is without its attribute', () => {
    show(<ScriptPage />, '/script?website=1');
    const preset = (name: string) =>
      screen.getByRole('row', { name: new RegExp(`^${name} `) }).children[2]?.textContent;
    expect(preset('api-host')).toBe('server asal script');
    expect(preset('chat-host')).toBe('api-host');
  });

  it('offers the snippets of its website, and the phone address', () => {
    show(<ScriptPage />, '/script?website=1');
    expect(snippets()).toContain(
      `<script src="${origin}/faq-chatbot.js?website=1" async=""></script>`,
    );
    expect(snippets()).toContain(`${origin}/mobilefaq`);
    expect(snippets()).toContain(
      `<faq-chatbot website-id="1"></faq-chatbot>\n<script src="${origin}/faq-chatbot.js?website=1" async=""></script>`,
    );
  });

  it('follows the chosen website', async () => {
    const user = show(<ScriptPage />, '/script?website=1');
    await chooseWebsite(user, 'Toko Dua');
    expect(snippets()[0]).toBe(
      `<script src="${origin}/faq-chatbot.js?website=2" async=""></script>`,
    );
    expect(snippets()).toContain(`${origin}/mobilefaq?website-id=2`);
    expect(screen.getByLabelText('address').textContent).toBe('/script?website=2');
  });

  it('copies the snippet, confirms it for two seconds, and announces it', async () => {
    const user = show(<ScriptPage />, '/script?website=1');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: 'Salin script' }));
    expect(await navigator.clipboard.readText()).toBe(snippets()[0]);
    expect(screen.getByRole('button', { name: 'Disalin!' })).toBeDefined();
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Disalin!');
    await act(() => vi.advanceTimersByTimeAsync(1900));
    expect(screen.getByRole('button', { name: 'Disalin!' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(101));
    expect(screen.getByRole('button', { name: 'Salin script' })).toBeDefined();
  });

  it('says what to do when the browser refuses to copy', async () => {
    const user = show(<ScriptPage />, '/script?website=1');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Salin alamat FAQ ponsel' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Gagal menyalin. Pilih teksnya lalu salin sendiri.',
    );
  });

  it('shows the lines that a page with a Content-Security-Policy needs, and copies them', async () => {
    const user = show(<ScriptPage />, '/script?website=1');
    await user.click(await screen.findByRole('button', { name: 'Salin CSP' }));
    expect(await navigator.clipboard.readText()).toBe(
      `script-src ${origin};\nconnect-src ${origin};\nimg-src ${origin}`,
    );
    expect(screen.queryByText(/Sudah termasuk alamat/)).toBeNull();
  });

  it('shows the lines for the live-chat vendor of the chosen website', async () => {
    show(<ScriptPage />, '/script?website=2');
    await screen.findByText(/^Sudah termasuk alamat tawk\.to,/);
    expect(snippets().join()).toContain(`connect-src ${origin} https://*.tawk.to wss://*.tawk.to;`);
  });

  it('says when the live-chat link cannot be read, and tries again', async () => {
    expectConsole('error');
    calls.respond('GET /websites/1/livechat', 503, { message: 'Server sedang sibuk.' });
    const user = show(<ScriptPage />, '/script?website=1');
    const error = await screen.findByRole('alert');
    expect(error.textContent).toContain('Server sedang sibuk.');
    calls.respond('GET /websites/1/livechat', 200, { livechat_link: null });
    await user.click(within(error).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('button', { name: 'Salin CSP' })).toBeDefined();
  });

  it('previews the real bot of its website, and leads to its appearance', async () => {
    const user = show(<ScriptPage />, '/script?website=1');
    expect(findBot()?.outerHTML).toMatch(
      /website-id="1" live-agent="tab" insights="off" mode="floating"/,
    );
    await chooseWebsite(user, 'Toko Dua');
    expect(findBot()?.getAttribute('website-id')).toBe('2');
    expect(stage()?.childElementCount).toBe(1);
    const link = screen.getByRole('link', { name: 'Ubah tema, posisi, dan warna di Tampilan' });
    expect(link.getAttribute('href')).toBe('/website/2?tab=tampilan');
    expect(screen.queryByRole('combobox', { name: 'Tema' })).toBeNull();
  });

  it('lists every attribute of the element', () => {
    show(<ScriptPage />, '/script?website=1');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(
      attributes.map(({ name }) => name),
    );
    const theme = within(screen.getByRole('row', { name: /^theme/ })).getAllByRole('cell');
    expect(theme[1]?.textContent).toBe('hostlightdarkauto');
    expect(theme[2]?.textContent).toBe('host');
    expect(theme[3]?.textContent).toMatch(/^host mengikuti halaman/);
  });
});
