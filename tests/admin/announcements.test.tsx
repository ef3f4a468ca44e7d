import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Announcement } from '../../api/contract/announcements.ts';
import { expectConsole } from '../fail-on-console.ts';
import { defaultSettings } from './default-settings.ts';
import { serverPerTest } from './fake-server.ts';
import { openApp } from './open-app.tsx';
import { signInAs } from './sign-in-as.ts';
import { websiteList } from './website-list.ts';

const stored: Announcement = {
  id: 4,
  text: 'BCA sedang gangguan.',
  link: null,
  from: '2026-11-28T07:00:00.000Z',
  until: '2026-11-28T08:00:00.000Z',
  website_ids: null,
  last_edited_at: '2026-11-28T07:00:00.000Z',
  last_edited_by: 'admin',
  version: 1,
};

const calls = serverPerTest(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T14:30:00+07:00') });
  calls.respond('GET /api/websites/list', 200, websiteList);
  for (const id of [1, 2]) calls.respond(`GET /api/websites/${id}/settings`, 200, defaultSettings);
  signInAs('admin');
});

async function openDialog(website = 2) {
  const user = openApp(`/blank?website=${website}`);
  await user.click(await screen.findByRole('button', { name: 'Pengumuman' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Pengumuman' })) };
}

it('is set for the current website in three presses: open, until when, send', async () => {
  const { user, dialog } = await openDialog();
  expect(
    await dialog.findByText('Belum ada pengumuman yang berjalan atau akan datang.'),
  ).toBeDefined();
  await user.keyboard('BCA sedang gangguan.{Enter}Pakai BNI.');
  await user.click(dialog.getByRole('button', { name: '3 jam' }));
  expect(dialog.getByText('Sabtu, 28 November 2026, 17.30 WIB')).toBeDefined();
  calls.respond('POST /api/notices', 201, { message: 'Pengumuman berhasil disimpan.', id: 5 });
  await user.click(dialog.getByRole('button', { name: 'Umumkan di 1 website' }));
  await waitFor(() =>
    expect(calls.sent()).toEqual([
      {
        call: 'POST /api/notices',
        body: {
          text: 'BCA sedang gangguan.\nPakai BNI.',
          link: '',
          until: '2026-11-28T17:30:00+07:00',
          website_ids: [2],
        },
      },
    ]),
  );
});

it('never takes an incomplete or past start for now, also not from a draft', async () => {
  const { user, dialog } = await openDialog();
  await user.keyboard('Libur.');
  const start = dialog.getByLabelText<HTMLInputElement>('Mulai (WIB)');
  // A day without its time.
  fireEvent.change(start, { target: { value: '12/5/26' } });
  const send = () => user.click(screen.getByRole('button', { name: 'Umumkan di 1 website' }));
  await send();
  expect(await dialog.findByText(/^Lengkapi tanggal dan jamnya/)).toBeDefined();
  expect(document.activeElement).toBe(start);
  cleanup();

  openApp('/blank?website=2');
  await user.click(await screen.findByRole('button', { name: 'Pengumuman' }));
  await screen.findByText('Draf dipulihkan');
  await send();
  expect(await screen.findByText(/^Lengkapi tanggal dan jamnya/)).toBeDefined();
  const again = screen.getByLabelText('Mulai (WIB)');
  fireEvent.change(again, { target: { value: '12/5/26 10.00' } });
  await send();
  expect(
    await screen.findByText('Waktu mulai sudah lewat. Kosongkan untuk mulai sekarang.'),
  ).toBeDefined();
  expect(calls.sent()).toEqual([]);
  fireEvent.change(again, { target: { value: '' } });
  calls.respond('POST /api/notices', 201, { message: 'Pengumuman berhasil disimpan.', id: 5 });
  await send();
  await waitFor(() => expect(calls.sent()).toHaveLength(1));
});

it('counts and refuses a text that is too long, and removes unseen marks from the link', async () => {
  const { user, dialog } = await openDialog();
  const pasted = `${'a'.repeat(195)} JANGAN transfer.`;
  await user.click(dialog.getByLabelText(/^Teks/));
  await user.paste(pasted);
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Teks/).value).toBe(pasted);
  expect(dialog.getByText('212 / 200')).toBeDefined();
  const send = () => user.click(dialog.getByRole('button', { name: 'Umumkan di 1 website' }));
  await send();
  expect(await dialog.findByText('Maksimal 200 karakter.')).toBeDefined();
  await user.keyboard('{Backspace>12/}');
  await user.click(dialog.getByLabelText('Tautan'));
  await user.paste('\u2060https://toko.example/promo\u200b');
  calls.respond('POST /api/notices', 201, { message: 'Pengumuman berhasil disimpan.', id: 5 });
  await send();
  await waitFor(() =>
    expect(calls.sent()).toMatchObject([
      { body: { text: pasted.slice(0, 200), link: 'https://toko.example/promo' } },
    ]),
  );
});

it('offers a draft only for the website for which it was typed', async () => {
  const { user } = await openDialog(1);
  await user.keyboard('Untuk demo.');
  cleanup();
  const { dialog } = await openDialog(2);
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Teks/).value).toBe('');
  expect(dialog.getByRole('checkbox', { name: 'Toko Dua' })).toMatchObject({ checked: true });
  cleanup();
  const demo = await openDialog(1);
  expect(demo.dialog.getByLabelText<HTMLTextAreaElement>(/^Teks/).value).toBe('Untuk demo.');
  expect(demo.dialog.getByRole('checkbox', { name: 'Website Demo' })).toMatchObject({
    checked: true,
  });
});

it('lists the chosen websites first', async () => {
  const { dialog } = await openDialog(1);
  const websites = within(await dialog.findByRole('group', { name: 'Website tertentu' }));
  expect(websites.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Website Demo',
    'Toko Dua',
  ]);
});

it('shows the server’s error at its field, and asks for a text', async () => {
  expectConsole('error');
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Umumkan di 1 website' }));
  expect(await dialog.findByText('Wajib diisi.')).toBeDefined();
  expect(calls.sent()).toEqual([]);
  await user.type(dialog.getByLabelText(/^Teks/), 'BCA');
  await user.click(dialog.getByRole('checkbox', { name: 'Toko Dua' }));
  const fields = { website_ids: 'Pilih minimal satu website.' };
  calls.respond('POST /api/notices', 400, { message: 'Pilih minimal satu website.', fields });
  await user.click(dialog.getByRole('button', { name: 'Umumkan' }));
  expect(await dialog.findByText('Pilih minimal satu website.')).toBeDefined();
});

it('that a colleague has removed is saved as a new one by the next try', async () => {
  expectConsole('error');
  calls.respond('GET /api/notices', 200, [stored]);
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Ubah: BCA sedang gangguan.' }));
  await user.type(dialog.getByLabelText(/^Teks/), ' Lagi.');
  calls.respond('PUT /api/notices/4', 404, { message: 'Pengumuman tidak ditemukan.' });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText(/^Pengumuman ini baru saja dihapus rekan Anda/)).toBeDefined();
  calls.respond('POST /api/notices', 201, { message: 'Pengumuman berhasil disimpan.', id: 5 });
  await user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { body } = calls.sent().at(-1) ?? {};
  expect(body).toMatchObject({ text: 'BCA sedang gangguan. Lagi.', website_ids: null });
  // It has begun.
  expect(body).not.toHaveProperty('from');
});

it('is edited, also after another admin’s edit was shown, and ended with an undo', async () => {
  expectConsole('error');
  calls.respond('GET /api/notices', 200, [stored]);
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Ubah: BCA sedang gangguan.' }));
  await user.type(dialog.getByLabelText(/^Teks/), ' Lagi.');
  const current = { ...stored, version: 2 };
  calls.respond('PUT /api/notices/4', 409, { message: 'Data ini sudah diubah.', current });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText(/Data ini sudah diubah/)).toBeDefined();
  const saved = { message: 'Pengumuman berhasil diperbarui.', undo_id: 9 };
  calls.respond('PUT /api/notices/4', 200, saved);
  await user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { text: 'BCA sedang gangguan. Lagi.', from: '2026-11-28T14:00:00+07:00' };
  expect(calls.sent()).toMatchObject([
    { body: { ...body, website_ids: null, version: 1 } },
    { body: { ...body, website_ids: null, version: 2 } },
  ]);

  await user.click(screen.getByRole('button', { name: 'Pengumuman' }));
  const removed = { message: 'Pengumuman tidak tampil lagi.', undo_id: 10 };
  calls.respond('DELETE /api/notices/4?version=1', 200, removed);
  await user.click(await screen.findByRole('button', { name: 'Akhiri: BCA sedang gangguan.' }));
  expect(await screen.findByText('Pengumuman tidak tampil lagi.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(calls.sent().at(-1)?.call).toBe('POST /api/audit/10/restore');
});
