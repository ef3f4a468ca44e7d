import { addFaqs } from './add-faqs.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

test('an answer whose day has come is marked, filtered and confirmed with one press', async ({
  page,
}) => {
  await addFaqs(page, ['Deposit', '  Cara deposit | Buka menu Deposit.']);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByText('Cara deposit', { exact: true }) });
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
  const rule = dialog.getByLabel('Periksa lagi');
  const edit = () => row.getByRole('button', { name: 'Edit' }).click();
  const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click();

  // The website's rule is shown in the form of each FAQ.
  await page.goto('/?website=1');
  await chooseInMenu(page, 'Lainnya', 'Periksa lagi');
  const website = page.getByRole('dialog', { name: 'Periksa lagi jawaban' });
  await website.getByLabel('Periksa lagi').selectOption('Tiap 6 bulan');
  await website.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Pengaturan website berhasil disimpan.')).toBeVisible();
  await edit();
  await expect(rule.locator('option:checked')).toHaveText('Ikut website (6 bulan)');

  await page.setViewportSize({ width: 360, height: 640 });
  await rule.selectOption('Pada tanggal...');
  await expect(dialog.getByLabel('Tanggal periksa', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByLabel('Tanggal periksa', { exact: true }).fill('31/02/2026');
  await save();
  await expect(dialog.getByLabel('Tanggal periksa', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByLabel('Tanggal periksa', { exact: true }).fill('31/01/2026');
  await save();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Perlu diperiksa');
  await expect(page.getByText('Perlu diperiksa', { exact: true })).toHaveCount(1);

  await page.goto('/dashboard?website=1');
  const heading = page.getByRole('heading', { name: 'Perlu diperiksa' });
  const tile = page.locator('section').filter({ has: heading });
  await expect(tile).toContainText('1 jawaban menunggu dipastikan masih benar.');
  await tile.getByRole('link', { name: 'Lihat FAQ' }).click();
  await expect(page.getByText('1 FAQ cocok')).toBeVisible();

  await row.getByRole('button', { name: 'Masih benar: Cara deposit' }).click();
  await expect(page.getByText('Jawaban dipastikan masih benar.')).toBeVisible();
  await expect(page.getByText('Tidak ada FAQ yang cocok.')).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(row).toContainText('Perlu diperiksa');

  // In the form, too; the day is then done, and saving the open form does not bring it back.
  await edit();
  await dialog.getByRole('button', { name: 'Masih benar' }).click();
  await expect(dialog.getByRole('button', { name: 'Masih benar' })).toHaveCount(0);
  await expect(rule.locator('option:checked')).toHaveText('Ikut website (6 bulan)');
  await dialog.getByLabel('Question').fill('Cara deposit');
  await save();
  await page.getByRole('button', { name: 'Hapus pencarian' }).click();
  await edit();
  await expect(dialog).toContainText(/Terakhir dipastikan oleh admin, .+ Perlu diperiksa mulai /);
});
