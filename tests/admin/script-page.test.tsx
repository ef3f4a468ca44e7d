import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScriptPage } from '../../admin/features/script/script-page.tsx';
import { attributes } from '../../embed/attributes.ts';
import { answerCalls } from './answer-calls.ts';
import { show } from './show.tsx';

const origin = window.location.origin;

beforeEach(() => {
  answerCalls().answer('GET /api/websites/list', 200, [
    { id: 1, name: 'Website Demo' },
    { id: 2, name: 'Toko Dua' },
  ]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const snippets = () => screen.getAllByRole('code').map((code) => code.textContent);

describe('the Script page', () => {
  it('offers website 1 first', () => {
    show(<ScriptPage />, '/script');
    expect(snippets()).toContain(
      `<script src="${origin}/faq-chatbot.js" data-website-id="1" async></script>`,
    );
    expect(snippets()).toContain(`${origin}/mobilefaq`);
    expect(snippets()).toContain(
      `<faq-chatbot website-id="1"></faq-chatbot>\n<script src="${origin}/faq-chatbot.js" async></script>`,
    );
  });

  it('follows the chosen website', async () => {
    const user = show(<ScriptPage />, '/script');
    await user.click(await screen.findByRole('combobox', { name: 'Website' }));
    await user.click(await screen.findByRole('option', { name: 'Toko Dua' }));
    expect(snippets()[0]).toBe(
      `<script src="${origin}/faq-chatbot.js" data-website-id="2" async></script>`,
    );
    expect(snippets()).toContain(`${origin}/mobilefaq?website-id=2`);
    expect(screen.getByLabelText('address').textContent).toBe('/script?website=2');
  });

  it('copies, says so for two seconds, and announces it', async () => {
    const user = show(<ScriptPage />, '/script');
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

  it('says what to do when the browser will not copy', async () => {
    const user = show(<ScriptPage />, '/script');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Salin alamat FAQ ponsel' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Gagal menyalin. Pilih teksnya lalu salin sendiri.',
    );
  });

  it('prints every attribute of the element', () => {
    show(<ScriptPage />, '/script');
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
