import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WordsDialog } from '../../admin/features/faqs/words/words-dialog.tsx';
import { expectConsole } from '../fail-on-console.ts';
import { defaultSettings } from './default-settings.ts';
import { serverPerTest } from './fake-server.ts';
import { show, toasts } from './show.tsx';

const address = '/api/websites/1/words';
const words = [
  { name: 'jam', value: null, default: '24 jam', uses: 0 },
  { name: 'nomor_cs', value: '0812', default: null, uses: 3 },
];
const put = 'PUT /api/websites/1/settings';
const save = () => screen.getByRole('button', { name: 'Simpan' });

const calls = serverPerTest();

async function open() {
  calls.respond(`GET ${address}`, 200, { version: 4, words });
  const user = show(<WordsDialog websiteId={1} onClose={() => {}} />);
  return { user, value: await screen.findByLabelText<HTMLInputElement>('{nomor_cs}') };
}

describe('the dialog of words', () => {
  it('shows where a word is used and its default, and saves only the own words', async () => {
    const { user, value } = await open();
    calls.respond(put, 200, { message: 'Disimpan.', settings: defaultSettings, undo_id: 9 });
    expect(screen.getByText('Dipakai di 3 FAQ.')).toBeDefined();
    expect(screen.getByText('Bila kosong: 24 jam. Belum dipakai.')).toBeDefined();
    await user.clear(value);
    await user.type(value, '0813');
    await user.click(screen.getByRole('button', { name: 'Tambah kata isian' }));
    await user.keyboard('nomor_cs');
    await user.click(save());
    expect(await screen.findByText('Nama ini sudah ada.')).toBeDefined();
    await user.type(screen.getByLabelText('Nama kata isian baru'), '_2');
    await user.click(save());
    expect(calls.sent()).toEqual([
      { call: put, body: { version: 4, words: { nomor_cs: '0813', nomor_cs_2: '' } } },
    ]);
    await expect.poll(toasts).toEqual(['success: Disimpan.']);
  });

  it('shows what another admin saved meanwhile, and keeps the typed text', async () => {
    expectConsole('error');
    const { user, value } = await open();
    const current = { ...defaultSettings, version: 5, words: { nomor_cs: '0899' } };
    calls.respond(put, 409, { message: 'Sudah diubah.', current });
    await user.type(value, '-1');
    await user.click(save());
    const conflict = within(await screen.findByRole('region', { name: /Perbandingan/ }));
    expect(conflict.getByText('{nomor_cs}: 0899')).toBeDefined();
    expect(conflict.getByText('{nomor_cs}: 0812-1')).toBeDefined();
    calls.respond(put, 200, { message: 'Disimpan.', settings: defaultSettings, undo_id: 9 });
    await user.click(screen.getByRole('button', { name: 'Simpan isian saya' }));
    expect(calls.sent().at(-1)?.body).toEqual({ version: 5, words: { nomor_cs: '0812-1' } });
  });

  it('can be loaded again after an error', async () => {
    expectConsole('error');
    calls.respond(`GET ${address}`, 500, { message: 'Gagal.' });
    const user = show(<WordsDialog websiteId={1} onClose={() => {}} />);
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    calls.respond(`GET ${address}`, 200, { version: 1, words: [] });
    await user.click(retry);
    expect(await screen.findByText('Belum ada kata isian.')).toBeDefined();
  });
});
