import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openBot } from './open-bot.tsx';
import { faq } from './sample-faqs.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const faqs = [
  faq(1, 'Jam buka', { answer: '**Setiap hari**, lihat [jadwal](https://toko.example/jam).' }),
  faq(2, 'Tanpa jawaban'),
];

it('copies the latest answer as WhatsApp shows it, says so, and shares the same text', async () => {
  vi.stubEnv('MODE', 'page');
  const share = vi.fn(async () => {});
  Object.assign(navigator, { canShare: () => true, share });
  const { choose, user } = await openBot(faqs, { mode: 'page' });
  await choose('Jam buka');
  await choose('Bagikan');
  const text = '*Setiap hari*, lihat jadwal (https://toko.example/jam).';
  expect(share).toHaveBeenCalledWith({ text });
  await choose('Salin');
  expect(await navigator.clipboard.readText()).toBe(text);
  const copied = screen.getByRole('button', { name: 'Disalin!' });
  expect(copied.getAttribute('aria-live')).toBe('polite');

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no https'));
  await user.click(copied);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Tekan lama/ });
  expect(field.value).toBe(text);
  expect(document.activeElement).toBe(field);
  expect(field.selectionEnd).toBe(text.length);

  await user.click(screen.getByText('Pilihan sebelumnya'));
  await choose('Tanpa jawaban');
  expect(screen.queryByRole('group', { name: 'Jawaban ini' })).toBeNull();
});

it('is not in the bot of other pages', async () => {
  const { choose } = await openBot(faqs, { mode: 'page' });
  await choose('Jam buka');
  expect(screen.queryByRole('group', { name: 'Jawaban ini' })).toBeNull();
});
