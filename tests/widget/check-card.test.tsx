import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CheckOutcome } from '../../widget/flow/check-types.ts';
import { openBot } from './open-bot.tsx';
import { faq } from './sample-faqs.ts';

const faqs = [faq(6, 'Cek Deposit', { answer: 'Lihat riwayat.' }), faq(21, 'Cek Withdraw')];
const said = () => screen.getByRole('log').textContent;
const input = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const button = () => screen.getByRole('form').querySelector('button') as HTMLButtonElement;

async function open(kind: 'Deposit' | 'Withdraw', attributes: Record<string, string> = {}) {
  const bot = await openBot(faqs, attributes);
  await bot.choose(`Cek ${kind}`);
  return bot;
}

async function check(
  kind: 'Deposit' | 'Withdraw',
  outcome: CheckOutcome,
  attributes: Record<string, string> = {},
) {
  const bot = await open(kind, attributes);
  const [username, ticket] = screen.getAllByRole('textbox');
  await bot.user.type(username as HTMLElement, 'demo');
  await bot.user.type(ticket as HTMLElement, `${kind.charAt(0)}12{Enter}`);
  bot.ports.lookUps[0]?.resolve(outcome);
  await waitFor(() => expect(bot.store.getState().check?.status).not.toBe('checking'));
  return bot;
}

describe('the form', () => {
  it('has the words of the specification', async () => {
    await open('Deposit');
    screen.getByRole('form', { name: 'Form Cek Deposit' });
    input('Username / ID Login');
    expect(button().textContent).toBe('Send');
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  it('writes the ticket in capitals and without spaces as it is typed', async () => {
    const { user } = await open('Withdraw');
    await user.type(input('Nomor Tiket Withdraw'), 'w 36 12');
    expect(input('Nomor Tiket Withdraw').value).toBe('W3612');
    expect(said()).not.toContain('Format:');
  });

  it('is sent in a frame that forbids forms, where no form is submitted', async () => {
    const { user, ports } = await open('Deposit');
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit');
    const heard = vi.fn();
    screen.getByRole('form').addEventListener('submit', heard, true);
    await user.type(input('Username / ID Login'), 'demo');
    await user.type(input('Nomor Tiket Deposit'), 'D12');
    await user.click(button());
    expect(ports.lookUps).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
    // The button is not described by a text that is not shown.
    expect(button().hasAttribute('aria-describedby')).toBe(false);
  });

  it('shows an error for an empty ticket only after blur', async () => {
    const { user } = await open('Withdraw');
    await user.click(input('Nomor Tiket Withdraw'));
    expect(said()).not.toContain('Format:');
    await user.tab();
    expect(said()).toContain('Format: W diikuti angka (contoh: W3612272).');
    expect(input('Nomor Tiket Withdraw').getAttribute('aria-invalid')).toBe('true');
  });

  it('is sent with Enter in either field, once it is valid', async () => {
    const { user, ports } = await open('Deposit');
    await user.type(input('Nomor Tiket Deposit'), 'D12{Enter}');
    expect(ports.lookUps).toHaveLength(0);
    expect(document.activeElement).toBe(input('Username / ID Login'));
    await user.type(input('Username / ID Login'), ' demo {Enter}');
    expect(ports.lookUps.map(({ source }) => source)).toEqual([
      { kind: 'deposit', username: 'demo', ticket: 'D12' },
    ]);
    expect(button().textContent).toBe('Mengecek...');
    expect(input('Username / ID Login').readOnly).toBe(true);
    // The focus is on the button, so that the keyboard of a phone closes but the focus stays in the panel.
    expect(document.activeElement).toBe(button());
  });
});

describe('the outcome', () => {
  it.each([
    ['floating', 'Untuk cek lagi, pilih Kembali ke Home.'],
    ['page', 'Untuk cek lagi, pilih Back to Home.'],
  ])('locks the form until Home, %s', async (mode, note) => {
    await check('Deposit', { type: 'queued' }, { mode });
    expect(button().textContent).toBe('Terkunci');
    screen.getByText(note);
    expect(said()).toContain(
      'Mohon tunggu, tiket Anda akan diproses sesuai urutan antrean. Bila lama, cek lagi nomornya.',
    );
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is an amount in Indonesian format in every language', async () => {
    await check('Deposit', { type: 'found', amount: 12_345_678 }, { lang: 'en' });
    expect(said()).toContain('Rp 12.345.678');
  });

  it.each([
    ['floating', 'Withdraw Anda sudah diproses, tetapi nominalnya belum tercatat.'],
    ['page', 'Withdraw Anda sudah diproses dengan nominal:Rp 0'],
  ])('may be a withdrawal without an amount, %s', async (mode, words) => {
    await check('Withdraw', { type: 'found', amount: null }, { mode });
    expect(said()).toContain(words);
    expect(said()).toContain('Silakan cek rekening bank Anda dalam 1-5 menit.');
  });

  it('does not mention the bank for a deposit', async () => {
    await check('Deposit', { type: 'found', amount: 1 });
    expect(said()).not.toContain('bank');
  });

  it.each([
    [null, 'Anda sudah terlalu sering mengecek. Silakan coba lagi sebentar lagi.'],
    [42, 'Anda sudah terlalu sering mengecek. Silakan coba lagi dalam 42 detik.'],
    [90, 'Anda sudah terlalu sering mengecek. Silakan coba lagi dalam 2 menit.'],
    [300, 'Anda sudah terlalu sering mengecek. Silakan coba lagi dalam 5 menit.'],
  ])('says how long to wait after too many checks: %s', async (waitSeconds, words) => {
    await check('Deposit', { type: 'limited', waitSeconds });
    expect(said()).toContain(words);
    expect(button().textContent).toBe('Send');
  });

  it('keeps everything typed when it failed, and can be sent again', async () => {
    const { user, ports, store } = await open('Deposit');
    await user.type(input('Username / ID Login'), 'demo');
    await user.type(input('Nomor Tiket Deposit'), 'D12{Enter}');
    ports.lookUps[0]?.reject();
    await screen.findByText('Gagal cek, coba lagi beberapa saat lagi.');
    expect(input('Username / ID Login').value).toBe('demo');
    await user.click(button());
    expect(ports.lookUps).toHaveLength(2);
    expect(store.getState().check?.status).toBe('checking');
  });
});

describe('the amount', () => {
  it('is copied, which is confirmed for two seconds', async () => {
    const { user } = await check('Deposit', { type: 'found', amount: 150_000 });
    await user.click(screen.getByRole('button', { name: 'Salin nominal' }));
    await screen.findByRole('button', { name: 'Disalin!' });
    expect(await navigator.clipboard.readText()).toBe('150.000');
    await waitFor(() => screen.getByRole('button', { name: 'Salin nominal' }), { timeout: 3000 });
  });

  it('is selected if the page has no clipboard', async () => {
    const { user } = await check('Deposit', { type: 'found', amount: 150_000 });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused.'));
    await user.click(screen.getByRole('button', { name: 'Salin nominal' }));
    await waitFor(() => expect(getSelection()?.toString()).toBe('150.000'));
    screen.getByRole('button', { name: 'Salin nominal' });
  });
});

it('shows one form at a time', async () => {
  const { choose, user } = await openBot([faq(6, 'Cek Deposit'), faq(60, 'Jam', { parent_id: 6 })]);
  await choose('Cek Deposit');
  await user.type(input('Username / ID Login'), 'demo');
  await choose('Jam');
  expect(screen.queryByRole('form')).toBeNull();
});
