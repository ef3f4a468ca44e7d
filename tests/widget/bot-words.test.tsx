import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PublicBot } from '../../api/contract/bot/public-bot.ts';
import { openBot } from './open-bot.tsx';
import { faq, sampleFaqs } from './sample-faqs.ts';

const faqs = [...sampleFaqs, faq(6, 'Cek Deposit', { parent_id: 5 })];

const chosen: PublicBot = {
  launcher: 'Tanya Kami dong',
  title: 'Bantuan Toko',
  subtitle: 'Biasanya membalas cepat',
  greeting: 'Selamat datang di toko!',
  pageGreeting: 'Selamat datang di halaman!',
};

it('shows the words that the website has chosen', async () => {
  await openBot(sampleFaqs, {}, chosen);
  screen.getByRole('dialog', { name: 'Bantuan Toko' });
  screen.getByRole('heading', { name: 'Bantuan Toko' });
  screen.getByText('Biasanya membalas cepat');
  screen.getByText('Selamat datang di toko!');
});

it('greets on the phone page with its own words', async () => {
  await openBot(sampleFaqs, { mode: 'page' }, chosen);
  screen.getByRole('heading', { level: 1, name: 'Bantuan Toko' });
  screen.getByText('Selamat datang di halaman!');
});

it('shows an error instead of the status text of the website', async () => {
  const { store } = await openBot(sampleFaqs, {}, chosen);
  store.send({
    type: 'source-changed',
    source: { apiHost: 'https://b.example', websiteId: 1 },
    bot: chosen,
  });
  await screen.findByText('Menyiapkan pertanyaan…', { selector: '.state-line' });
  expect(screen.queryByText('Biasanya membalas cepat')).toBeNull();
});

it('shows the website’s picture, and the icon when it cannot be loaded', async () => {
  await openBot(sampleFaqs, {}, { avatar: 'ab12-96x96.webp' });
  const image = document.querySelector('.avatar img') as HTMLImageElement;
  expect(image.getAttribute('src')).toBe('https://faq.example/faqs/image/ab12-96x96.webp');
  expect(image.alt).toBe('');
  fireEvent.error(image);
  expect(document.querySelector('.avatar img')).toBeNull();
  expect(document.querySelector('.avatar svg')).not.toBeNull();
});

it('offers the shortcuts above the first menu, without deleted FAQs', async () => {
  const { store, choose, ports } = await openBot(faqs, {}, { shortcuts: [6, 999] });
  const menu = screen.getByRole('group', { name: 'Pilih topik' });
  const [first, second] = within(menu).getAllByRole('button');
  expect(first?.textContent).toBe('Cek Deposit');
  expect(second?.textContent).toBe('Akun');
  await choose('Cek Deposit');
  screen.getByRole('form', { name: 'Form Cek Deposit' });
  expect(store.getState().check?.kind).toBe('deposit');
  expect(ports.emitted.at(-1)).toMatchObject({ name: 'faq-question', detail: { id: 6 } });
  await choose('Kembali ke Home');
  expect(
    within(screen.getByRole('group', { name: 'Pilih topik' })).getAllByRole('button')[0]
      ?.textContent,
  ).toBe('Cek Deposit');
});

it('offers no shortcuts below the first menu', async () => {
  const { choose } = await openBot(faqs, {}, { shortcuts: [6] });
  await choose('Deposit');
  const menu = screen.getByRole('group', { name: 'Pilih pertanyaan' });
  expect(menu.querySelector('.shortcuts')).toBeNull();
});
