import { valid } from '../../tools/valid.ts';
import { expect, test } from './signed-in.ts';

test('settings are used in chosen websites after their differences were read, and one undo reverts them', async ({
  page,
  server,
}) => {
  const settingsOf = (id: number) => `${server.url}/api/websites/${id}/settings`;
  const accents = async () => {
    const read = async (id: number) =>
      (await (await page.request.get(settingsOf(id))).json()).appearance.accent;
    return await Promise.all(ids.map(read));
  };
  const ids: number[] = [];
  for (let number = 1; number <= 9; number += 1) {
    const data = valid.website({ name: `Toko ${number}` });
    const made = await page.request.post('/api/websites', { data });
    ids.push((await made.json()).id);
  }
  await page.goto('/website/1');
  await page.getByLabel('Warna utama', { exact: true }).fill('#7a1fa2');
  // The draft is stored a moment after the last key press.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /settings:1/.test(key)));
  const open = page.getByRole('button', { name: 'Pakai di website lain' });
  const dialog = page.getByRole('dialog', { name: 'Pakai di website lain' });
  await open.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Simpan terlebih dahulu perubahan di halaman ini.',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Pengaturan website berhasil disimpan.')).toBeVisible();

  await open.click();
  await dialog.getByRole('checkbox', { name: 'Tampilan' }).check();
  await dialog.getByLabel('Semua (9)').check();
  await expect(dialog.getByRole('button', { name: 'Pakai di 9 website' })).toBeEnabled();
  await dialog.getByLabel('Cari nama').fill('toko 4');
  await dialog.getByRole('checkbox', { name: 'Toko 4' }).uncheck();
  await dialog.getByLabel('Cari nama').fill('');
  await expect(dialog.getByText('1 perbedaan')).toHaveCount(1);
  await expect(dialog.getByText('#7a1fa2')).toHaveCount(8);
  await dialog.getByRole('button', { name: 'Pakai di 8 website' }).click();
  await expect(page.getByText('Pengaturan ini sekarang dipakai di 8 website.')).toBeVisible();
  const used = ids.map((_, at) => (at === 3 ? null : '#7a1fa2'));
  expect(await accents()).toEqual(used);

  await page.goto('/history');
  const name = 'admin memakai pengaturan Website Demo di 8 website';
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Urungkan semuanya' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('Toko 9')).toBeVisible();
  await asked.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Perubahan berhasil diurungkan.')).toBeVisible();
  expect(await accents()).toEqual(ids.map(() => null));
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Sudah diurungkan' })).toHaveCount(8);
});
