import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

test.beforeEach(async ({ page }) => {
  for (const [question, answer] of [
    ['Deposit', 'Minimal 10.000.'],
    ['=Withdraw', 'Minimal 50.000.'],
  ] as const) {
    const multipart = { question, answer, website_id: '1', parent_id: '' };
    await page.request.post('/api/faqs/', { multipart });
  }
  await page.goto('/?website=1');
});

async function exportCsv(page: Page): Promise<string> {
  await chooseInMenu(page, 'Lainnya', 'Ekspor');
  const dialog = page.getByRole('dialog', { name: 'Ekspor FAQ' });
  await expect(dialog.getByRole('radio', { name: 'Excel' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^faq-website-demo-\d{4}-\d\d-\d\d\.csv$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lainnya', exact: true })).toBeFocused();
  return await readFile(await file.path(), 'utf8');
}

test('an Excel file is what people export, and importing it changes nothing', async ({ page }) => {
  await chooseInMenu(page, 'Lainnya', 'Ekspor');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^faq-website-demo-\d{4}-\d\d-\d\d\.xlsx$/);
  await chooseInMenu(page, 'Lainnya', 'Impor');
  const dialog = page.getByRole('dialog', { name: 'Impor FAQ' });
  const buffer = await readFile(await file.path());
  const chosen = { name: file.suggestedFilename(), mimeType: 'application/zip', buffer };
  await dialog.getByLabel('Berkas', { exact: true }).setInputFiles(chosen);
  await dialog.getByRole('button', { name: 'Periksa' }).click();
  await expect(dialog.getByText('Semua FAQ di berkas ini sudah sama')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Tetap 2' })).toBeVisible();
});

const csv = (content: string) => ({
  name: 'faq.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('a CSV is exported, edited, checked, imported and undone', async ({ page, checkAxe }) => {
  const exported = await exportCsv(page);
  expect(exported).toContain(";'=Withdraw;");
  const edited = `${exported.replace('50.000', '20.000')};;Bonus;Setiap hari.;;\r\n`;

  await chooseInMenu(page, 'Lainnya', 'Impor');
  const dialog = page.getByRole('dialog', { name: 'Impor FAQ' });
  await dialog.getByRole('button', { name: 'Periksa' }).click();
  await expect(dialog.getByText('Pilih berkas terlebih dahulu.')).toBeVisible();
  await checkAxe(page);
  await dialog.getByLabel('Berkas', { exact: true }).setInputFiles(csv(edited));
  await dialog.getByRole('button', { name: 'Periksa' }).click();
  await expect(dialog.getByText('Belum ada yang diubah.')).toBeVisible();
  // What is replaced is shown first.
  const changed = dialog.getByRole('row', { name: /^3 .*=Withdraw/ });
  await expect(changed.locator('del')).toContainText('50.000');
  await expect(changed.locator('ins')).toContainText('20.000');
  await dialog.getByRole('button', { name: 'Ditambahkan 1' }).click();
  await expect(dialog.getByRole('row', { name: '4 Bonus Setiap hari.' })).toBeVisible();
  await checkAxe(page);
  await expect(page.locator('main').getByText('Setiap hari.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Impor sekarang' }).click();
  await expect(page.getByText('Impor berhasil: 1 ditambahkan, 1 diubah, 0 dihapus.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Setiap hari.' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Minimal 20.000.' })).toBeVisible();

  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByRole('cell', { name: 'Minimal 50.000.' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Setiap hari.' })).toBeHidden();

  await test.step('the sample file changes no FAQ that has one of its ids', async () => {
    await chooseInMenu(page, 'Lainnya', 'Impor');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Contoh berkas' }).click();
    const content = await readFile(await (await download).path(), 'utf8');
    expect(content).toContain(
      'id;parent_id;question;answer;keywords;wordings;note;own_note;tests;image;shared;website\r\n1;;Deposit;;depo | isi saldo;;;;;;;contoh\r\n',
    );
    await dialog.getByLabel('Berkas', { exact: true }).setInputFiles(csv(content));
    await dialog.getByRole('button', { name: 'Periksa' }).click();
    // FAQ 2 has another question.
    await dialog.getByRole('button', { name: /^Ditambahkan/ }).click();
    await expect(dialog.getByRole('row', { name: /^3 Deposit Cara deposit/ })).toBeVisible();
  });
});

test('an import repeats a check, names bad lines, and asks for the website’s name to replace everything', async ({
  page,
  allowConsole,
}) => {
  // Failed requests are logged (spec, section 8), by the browser and by the page.
  allowConsole(/ERR_FAILED/, /status of 400/, /\/import: (400|no response) /, /503/);
  await chooseInMenu(page, 'Lainnya', 'Impor');
  const dialog = page.getByRole('dialog', { name: 'Impor FAQ' });
  const file = dialog.getByLabel('Berkas', { exact: true });
  const check = '**/import?dry_run=true';
  await file.setInputFiles(csv('question\r\nBonus\r\n'));

  await test.step('a check that makes no progress says so', async () => {
    const progress = { done: 7, total: 500 };
    await page.route(check, (route) =>
      route.fulfill({ status: 503, json: { message: 'Belum semuanya selesai.', progress } }),
    );
    await dialog.getByRole('button', { name: 'Periksa' }).click();
    await expect(dialog.getByText('Belum semuanya selesai.').first()).toBeVisible();
    await page.unroute(check);
  });

  await test.step('a check that needs several requests repeats itself and says how far it is', async () => {
    let requests = 0;
    let setSeen = () => {};
    const isSeen = new Promise<void>((resolve) => {
      setSeen = resolve;
    });
    await page.route(check, async (route) => {
      requests += 1;
      if (requests === 3) return await route.continue();
      if (requests === 2) await isSeen;
      const progress = { done: requests * 200, total: 500 };
      await route.fulfill({ status: 503, json: { message: 'Coba lagi.', progress } });
    });
    await dialog.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(dialog.getByText('Memproses gambar: 200 dari 500 selesai')).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveJSProperty('value', 0.4);
    setSeen();
    await expect(dialog.getByText('Belum ada yang diubah.')).toBeVisible();
    expect(requests).toBe(3);
    await page.unroute(check);
    await dialog.getByRole('button', { name: 'Ubah berkas' }).click();
  });

  await file.setInputFiles(csv('id;parent_id;question\r\n1;2;A\r\n2;1;B\r\n3;99;C\r\n'));
  await dialog.getByRole('button', { name: 'Periksa' }).click();
  await expect(dialog.getByRole('alert')).toContainText('3 kesalahan ditemukan');
  await expect(dialog.getByRole('row').nth(3)).toContainText('43 · Cparent_id 99 tidak ada');
  await expect(dialog.getByRole('button', { name: 'Impor sekarang' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Ubah berkas' }).click();
  await expect(dialog.getByText('faq.csv')).toBeVisible();

  await file.setInputFiles(csv('question\r\nHanya ini?\r\n'));
  await dialog.getByRole('radio', { name: 'Ganti semua' }).check();
  await page.route(check, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Periksa' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Tidak dapat menghubungi server.');
  await page.unroute(check);
  await dialog.getByRole('button', { name: 'Coba lagi' }).click();
  await dialog.getByRole('button', { name: 'Dihapus 2' }).click();
  const name = dialog.getByLabel('Ketik “Website Demo” untuk mengganti semua FAQ-nya');
  await name.fill('salah');
  await dialog.getByRole('button', { name: 'Impor sekarang' }).click();
  await expect(dialog.getByText('Nama website tidak sama.')).toBeVisible();
  await name.fill('Website Demo');
  await dialog.getByRole('button', { name: 'Impor sekarang' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Hanya ini?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Deposit' })).toBeHidden();
  await page.getByRole('combobox', { name: 'Cari halaman atau FAQ' }).fill('riwayat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText('Mengimpor');
});

test('an unknown column costs one press more than a file that is known', async ({
  page,
  checkAxe,
}) => {
  await chooseInMenu(page, 'Lainnya', 'Impor');
  const dialog = page.getByRole('dialog', { name: 'Impor FAQ' });
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await dialog.getByRole('button', { name }).click();
  };
  const rows = 'pertanyaan;solusi;topik\r\nBayar pakai apa?;QRIS\\ndan transfer;Pembayaran\r\n';
  await dialog.getByLabel('Berkas', { exact: true }).setInputFiles(csv(rows));
  await press('Periksa');
  await expect(dialog.getByText('Pilih isi 1 kolom lagi. Belum ada yang dibaca.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Impor sekarang' })).toBeHidden();
  await checkAxe(page);
  const column = dialog.getByLabel('Isi solusi');
  await column.focus();
  presses += 1;
  await page.keyboard.press('j');
  await expect(column.locator('option:checked')).toHaveText('Jawaban');
  await expect(dialog.getByRole('row', { name: /Pembayaran Bayar pakai apa/ })).toBeVisible();
  await expect(column).toBeFocused();

  await test.step('what the import converts can be left as it is', async () => {
    const keep = dialog.getByRole('checkbox', { name: /^Biarkan apa adanya 1 teks: / });
    await keep.check();
    await expect(dialog.getByText('QRIS\\ndan transfer', { exact: true })).toBeVisible();
    await keep.uncheck();
    await expect(dialog.getByText('QRIS dan transfer', { exact: true })).toBeVisible();
  });
  await press('Impor sekarang');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit: Bayar pakai apa?' })).toBeVisible();
  expect(presses).toBe(3);
});

test('a file that was changed on the disk is chosen again, and a file beside the field is not opened', async ({
  page,
  allowConsole,
}, testInfo) => {
  allowConsole(/\/import: |ERR_UPLOAD_FILE_CHANGED/);
  const path = testInfo.outputPath('faq.csv');
  await writeFile(path, 'question;parent_id\r\nBonus;99\r\n');
  await chooseInMenu(page, 'Lainnya', 'Impor');
  const dialog = page.getByRole('dialog', { name: 'Impor FAQ' });
  const file = dialog.getByLabel('Berkas', { exact: true });
  await file.setInputFiles(path);
  await dialog.getByRole('button', { name: 'Periksa' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 kesalahan ditemukan');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh daftar kesalahan' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Baris 2 (Bonus): ');

  await test.step('a file that nothing receives is refused', async () => {
    const isRefused = await dialog.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'lain.csv'));
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      return !element.dispatchEvent(drop);
    });
    expect(isRefused).toBe(true);
  });

  const changed = dialog.getByText(/^Berkas ini berubah sesudah dipilih/);
  await test.step('before another check', async () => {
    await writeFile(path, 'question;answer\r\nBonus;Setiap hari Senin.\r\n');
    await dialog.getByRole('button', { name: 'Ubah berkas' }).click();
    await dialog.getByRole('button', { name: 'Periksa' }).click();
    await expect(changed).toBeVisible();
    await expect(file).toBeFocused();
    await file.setInputFiles(path);
    await expect(changed).toBeHidden();
    await dialog.getByRole('button', { name: 'Periksa' }).click();
    await expect(dialog.getByText('Setiap hari Senin.')).toBeVisible();
  });
  await test.step('between the check and the import', async () => {
    await writeFile(path, 'question;answer\r\nBonus;Setiap hari Rabu.\r\n');
    await dialog.getByRole('button', { name: 'Impor sekarang' }).click();
    await expect(changed).toBeVisible();
    await file.setInputFiles(path);
    await dialog.getByRole('button', { name: 'Periksa' }).click();
    await dialog.getByRole('button', { name: 'Impor sekarang' }).click();
    await expect(page.getByRole('cell', { name: 'Setiap hari Rabu.' })).toBeVisible();
  });

  await test.step('an image', async () => {
    const image = testInfo.outputPath('foto.png');
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await writeFile(image, pixel, 'base64');
    await page.getByRole('button', { name: 'Edit: Bonus', exact: true }).click();
    const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
    await editor.getByLabel('Image', { exact: true }).setInputFiles(image);
    await expect(editor.getByText('foto.png')).toBeVisible();
    await writeFile(image, 'lain');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor.getByText(/Berkas ini berubah sesudah dipilih/)).toBeVisible();
  });
});

test('pasted text stands beside what was understood, and a correction is read again', async ({
  page,
  checkAxe,
}) => {
  await chooseInMenu(page, 'Lainnya', 'Impor');
  const dialog = page.getByRole('dialog', { name: 'Impor FAQ' });
  await dialog.getByRole('button', { name: 'Tempel teks' }).click();
  const text = dialog.getByLabel('Teks', { exact: true });
  await text.fill('*Toko*\nJam buka?\n08.00 sampai 17.00\nAda parkir\nGratis');
  await dialog.getByRole('button', { name: 'Periksa' }).click();
  await expect(dialog.getByRole('row', { name: /Jam buka/ })).toContainText('Ada parkir');
  await checkAxe(page);
  await text.fill('*Toko*\nJam buka?\n08.00 sampai 17.00\nAda parkir?\nGratis');
  await dialog.getByRole('button', { name: 'Baca lagi' }).click();
  await expect(dialog.getByRole('row', { name: /Toko Ada parkir\? Gratis/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Impor sekarang' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Ada parkir?' })).toBeVisible();
});
