import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openBot } from './open-bot.tsx';
import { faq, sampleFaqs } from './sample-faqs.ts';

const vote = () => screen.queryByRole('group', { name: 'Apakah ini membantu?' });
const button = (name: string) => within(vote() as HTMLElement).getByRole('button', { name });
const related = () =>
  within(screen.getByRole('group', { name: 'Pilih pertanyaan' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('asks only below an answer without further questions', async () => {
  const faqs = [...sampleFaqs, faq(6, 'Cek Deposit')];
  const { choose } = await openBot(faqs);
  expect(vote()).toBeNull();
  await choose('Akun');
  expect(vote()).toBeNull();
  // This question has no answer.
  await choose('Akun terkunci');
  expect(vote()).toBeNull();
  await choose('Kembali ke Home');
  await choose('Cek Deposit');
  expect(vote()).toBeNull();
  await choose('Kembali ke Home');
  await choose('Jam buka');
  expect(vote()).not.toBeNull();
  await choose('Kembali ke Home');
  expect(vote()).toBeNull();
});

it('accepts one vote that can be changed, and shows it when the answer is read again', async () => {
  const { choose, user, ports } = await openBot();
  await choose('Jam buka');
  await user.click(button('Ya'));
  expect(button('Ya').getAttribute('aria-pressed')).toBe('true');
  expect(button('Tidak').getAttribute('aria-pressed')).toBe('false');
  await user.click(button('Ya'));
  await user.click(button('Tidak'));
  expect(button('Ya').getAttribute('aria-pressed')).toBe('false');
  expect(ports.reported.filter(({ type }) => type === 'voted')).toEqual([
    { type: 'voted', faq_id: 8, helpful: true },
    { type: 'voted', faq_id: 8, helpful: false },
  ]);
  await choose('Kembali ke Home');
  await choose('Jam buka');
  expect(button('Tidak').getAttribute('aria-pressed')).toBe('true');
});

it('thanks for a vote in a live region that was there before', async () => {
  const { choose, user } = await openBot();
  await choose('Jam buka');
  const region = within(vote() as HTMLElement).getByRole('status');
  expect(region.textContent).toBe('');
  await user.click(button('Ya'));
  expect(region.textContent).toBe('Terima kasih.');
  // The buttons still have the question as the name of their group.
  expect(vote()).not.toBeNull();
});

it('offers related questions and a human after an answer that did not help', async () => {
  const { choose, user, ports } = await openBot();
  await choose('Akun');
  await choose('Lupa password');
  expect(screen.queryByRole('group', { name: 'Pilih pertanyaan' })).toBeNull();
  await user.click(button('Tidak'));
  expect(related()).toEqual(['Kode tidak masuk', 'Akun terkunci']);
  expect(screen.getByText('2 pilihan tersedia.')).toBeTruthy();
  expect(document.activeElement).toBe(button('Tidak'));
  // One button for a human: this one takes the place of the other.
  expect(screen.queryByRole('button', { name: 'Hubungi Live Agent Kami' })).toBeNull();
  const human = screen.getByRole('button', { name: 'Hubungi Customer Service' });
  const questions = screen.getByRole('group', { name: 'Pilih pertanyaan' });
  expect(human.compareDocumentPosition(questions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(human);
  expect(ports.handovers).toHaveLength(1);
  await user.click(button('Ya'));
  expect(screen.queryByRole('button', { name: 'Hubungi Customer Service' })).toBeNull();
  // The chat is still loading.
  expect(screen.getByRole('button', { name: 'Menghubungkan…', busy: true })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Pilih pertanyaan' })).toBeNull();
});

it('stays under its answer when a message follows', async () => {
  const { choose, ports } = await openBot();
  await choose('Jam buka');
  await choose('Hubungi Live Agent Kami');
  ports.handovers[0]?.end({ type: 'opened' });
  const notice = await screen.findByText('Live chat sudah dibuka di tab baru.');
  const order = vote()?.compareDocumentPosition(notice) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('is hidden when nothing is counted, and can be in English', async () => {
  const off = await openBot(sampleFaqs, { insights: 'off' });
  await off.choose('Jam buka');
  expect(vote()).toBeNull();
  off.unmount();
  const { choose } = await openBot(sampleFaqs, { lang: 'en' });
  await choose('Jam buka');
  const group = screen.getByRole('group', { name: 'Did this help?' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Yes', 'No']);
});

it('counts an opening of the phone page', async () => {
  const { ports } = await openBot(sampleFaqs, { mode: 'page' });
  expect(ports.reported).toEqual([{ type: 'opened' }]);
});
