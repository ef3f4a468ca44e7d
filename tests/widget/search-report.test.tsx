import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openBot } from './open-bot.tsx';

async function setUp() {
  const bot = await openBot();
  const field = screen.getByRole('combobox', { name: 'Cari pertanyaan' });
  await bot.user.click(field);
  const type = async (typed: string) => {
    await bot.user.type(field, typed);
    // The first search waits until the index is ready.
    await screen.findByRole(/^(halo|zz)/.test(typed) ? 'status' : 'listbox');
    // The results of the last letter follow after a frame.
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const searched = () => bot.ports.reported.filter(({ type }) => type === 'searched');
  return { ...bot, field, type, searched };
}

const fact = (words: string, outcome: string, faq_id?: number) => ({
  type: 'searched',
  words,
  outcome,
  faq_id,
});

it('counts a search once, when a result is chosen', async () => {
  const { user, type, searched } = await setUp();
  await type('kode aneh yang rusak');
  expect(searched()).toEqual([]);
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  expect(searched()).toEqual([fact('kode aneh yang rusak', 'chosen', 3)]);
});

it('counts a search without a sure result, and one without any, when its words are removed', async () => {
  const { user, field, type, searched } = await setUp();
  await type('mau tanya soal kode aneh yang rusak');
  await user.click(screen.getByRole('button', { name: 'Hapus teks' }));
  await type('zzzqqq');
  // Words that are deleted letter by letter are one search.
  await user.type(field, '{Backspace>6/}');
  await type('zzzqqq kkk');
  // Other words replace the search.
  await user.tripleClick(field);
  await user.keyboard('lupa password');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(searched()).toEqual([
    fact('mau tanya soal kode aneh yang rusak', 'unsure', 3),
    fact('zzzqqq', 'none'),
    fact('zzzqqq kkk', 'none'),
    // This search had a sure result, which the visitor could read.
    fact('lupa password', 'chosen', 2),
  ]);
});

it('counts the words in the field once when the panel closes or the page is left', async () => {
  const { user, field, type, searched } = await setUp();
  await type('lupa password');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(searched()).toEqual([fact('lupa password', 'chosen', 2)]);
  await user.clear(field);
  await type('zzzqqq');
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(searched()).toEqual([fact('lupa password', 'chosen', 2), fact('zzzqqq', 'none')]);
});

it('counts no greeting, no single letter and no wish for a human', async () => {
  const { user, type, searched } = await setUp();
  await type('halo');
  await user.keyboard('{Backspace>4/}');
  await type('halo admin');
  await user.click(screen.getByRole('button', { name: 'Hapus teks' }));
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(searched()).toEqual([]);
});

it('scrubs the words', async () => {
  const { user, type, searched } = await setUp();
  await type('lupa password D3612272 budi@contoh.id 0812 3456');
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  expect(searched()).toEqual([fact('lupa password', 'chosen', 2)]);
});
