import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openBot, renderBot } from './open-bot.tsx';
import { sampleFaqs } from './sample-faqs.ts';

it('requests the questions at once', () => {
  expect(renderBot({ mode: 'page' }).ports.faqRequests).toHaveLength(1);
});

it('fills the page: it has a heading, but no launcher and no close button', async () => {
  await openBot(sampleFaqs, { mode: 'page' });
  await screen.findByRole('button', { name: 'Deposit' });
  screen.getByRole('heading', { level: 1, name: 'Live Chat Bot' });
  expect(screen.queryByRole('button', { name: 'Tanya Kami' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has its own greeting and labels', async () => {
  const { choose } = await openBot(sampleFaqs, { mode: 'page' });
  await choose('Jam buka');
  expect(screen.getByRole('log').textContent).toContain('misalnya soal deposit atau lupa password');
  screen.getByRole('button', { name: 'Back to Home' });
  screen.getByRole('button', { name: 'Contact Live Agent' });
});
