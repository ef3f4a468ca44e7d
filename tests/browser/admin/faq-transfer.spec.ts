import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { chooseInMenu } from './choose-in-menu.ts';

test.use({ serverEnv: { SEED: 'none' } });

test.beforeEach(async ({ page, server, signIn }) => {
  await signIn(page);
  for (const [question, answer] of [
    ['Deposit', 'Minimal 10.000.'],
    ['=Withdraw', 'Minimal 50.000.'],
  ] as const) {
    const multipart = { question, answer, website_id: '1', parent_id: '' };
    const headers = { Origin: server.url };
    await page.request.post(`${server.url}/api/faqs/`, { multipart, headers });
  }
  await page.goto(`${server.url}/?website=1`);
});

async function exportCsv(page: Page): Promise<string> {
  await chooseInMenu(page, 'Lainnya', 'Ekspor');
  const dialog = page.getByRole('dialog', { name: 'Ekspor FAQ' });
  await expect(dialog.getByRole('radio', { name: 'CSV' })).toBeChecked();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^faq-website-demo-\d{4}-\d\d-\d\d\.csv$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lainnya', exact: true })).toBeFocused();
  return await readFile(await file.path(), 'utf8');
}

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
  await expect(dialog.getByRole('row', { name: '4 Bonus Ditambahkan' })).toBeVisible();
  await checkAxe(page);
  await expect(page.getByText('Setiap hari.')).toBeHidden();
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
      'id;parent_id;question;answer;keywords;wordings;tests;image;shared;website\r\n1;;Deposit;;depo | isi saldo;;;;;contoh\r\n',
    );
    await dialog.getByLabel('Berkas', { exact: true }).setInputFiles(csv(content));
    await dialog.getByRole('button', { name: 'Periksa' }).click();
    // FAQ 2 has another question.
    await dialog.getByRole('button', { name: /^Ditambahkan/ }).click();
    await expect(dialog.getByRole('row', { name: '3 Cara deposit Ditambahkan' })).toBeVisible();
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
