import type { Locator } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { slowTag } from '../slow-tag.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// `create-once.spec.ts` tests the forms that create a row without a connection.
test('a form that is sent while the connection is lost keeps its text, and is sent again', {
  tag: slowTag,
}, async ({ page, context, allowConsole }) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED|no response/);
  const data = valid.website({ name: 'Toko' });
  await page.request.post('/api/websites', { data });

  /** Sends the form of the dialog without a connection, then again with a connection. */
  const sendTwice = async (dialog: Locator, button: string, expectKept: () => Promise<void>) => {
    const submit = dialog.getByRole('button', { name: button, exact: true });
    await expect(submit).toBeEnabled();
    await context.setOffline(true);
    await submit.click();
    await expect(dialog.getByText(/Tidak dapat menghubungi server\./)).toBeVisible();
    await expectKept();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: new RegExp(`^(${button}|Coba lagi)$`) }).click();
  };

  await test.step('edit of a question', async () => {
    await page.goto('/?website=1');
    await page.getByRole('button', { name: 'Edit: Deposit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
    const answer = dialog.getByLabel('Answer');
    // Without it, the preview would offer to load again, too.
    await expect(dialog.getByRole('log')).toContainText('Anda: Deposit');
    await answer.fill('Ditulis di dalam lift.');
    await dialog
      .getByLabel('Image', { exact: true })
      .setInputFiles({ name: 'gambar.png', mimeType: 'image/png', buffer: picture });
    await sendTwice(dialog, 'Save', async () => {
      await expect(dialog.getByRole('alert')).toHaveText(
        'FAQ gagal disimpan. Tidak dapat menghubungi server. Periksa koneksi lalu coba lagi.',
      );
      await expect(page.locator('[data-toaster] > *')).toHaveCount(0);
      await expect(answer).toHaveValue('Ditulis di dalam lift.');
      await expect(dialog.getByText('gambar.png')).toBeVisible();
    });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Ditulis di dalam lift.' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Deposit', exact: true })).toBeVisible();
  });

  await test.step('words replaced', async () => {
    await chooseInMenu(page, 'Lainnya', 'Ganti kata');
    const dialog = page.getByRole('dialog', { name: 'Ganti kata' });
    const find = dialog.getByLabel('Cari');
    await find.fill('di dalam lift');
    await dialog.getByLabel('Ganti dengan').fill('di kereta');
    await sendTwice(dialog, 'Ganti di 1 FAQ', () => expect(find).toHaveValue('di dalam lift'));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Ditulis di kereta.' })).toBeVisible();
  });

  await test.step('copy to another website', async () => {
    await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    await page.getByRole('button', { name: 'Ke website lain' }).click();
    const dialog = page.getByRole('dialog', { name: 'Salin atau pindahkan ke website' });
    const target = dialog.getByRole('combobox', { name: 'Website tujuan' });
    await target.click();
    await page.getByRole('option', { name: /^Toko/ }).click();
    await sendTwice(dialog, 'Salin', () => expect(target).toContainText('Toko'));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/FAQ berhasil disalin ke Toko\./)).toBeVisible();
  });

  await test.step('import', async () => {
    await chooseInMenu(page, 'Lainnya', 'Impor');
    const dialog = page.getByRole('dialog', { name: 'Impor FAQ' });
    const buffer = Buffer.from('question;answer\r\nDari berkas;Ya.\r\n');
    const file = { name: 'faq.csv', mimeType: 'text/csv', buffer };
    await dialog.getByLabel('Berkas', { exact: true }).setInputFiles(file);
    const expectFile = () => expect(dialog.getByText('faq.csv')).toBeVisible();
    await sendTwice(dialog, 'Periksa', expectFile);
    const expectReport = () => expect(dialog.getByText('Belum ada yang diubah.')).toBeVisible();
    await expectReport();
    await sendTwice(dialog, 'Impor sekarang', expectReport);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Impor berhasil: 1 ditambahkan/)).toBeVisible();
  });

  await test.step('edit of a website', async () => {
    await page.goto('/website');
    await page
      .getByRole('row')
      .filter({ hasText: 'Toko' })
      .getByRole('button', { name: 'Edit' })
      .click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('Website Name');
    await name.fill('Toko Kereta');
    await sendTwice(dialog, 'Simpan', () => expect(name).toHaveValue('Toko Kereta'));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Toko Kereta' })).toBeVisible();
  });
});
