import type { Page } from '@playwright/test';
import { slowTag } from '../slow-tag.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

const field = (page: Page) => page.getByLabel('Kata lain yang dipakai pengunjung');
const chips = (page: Page) => page.getByRole('list', { name: 'Kata lain' }).getByRole('listitem');

test('keywords are typed, pasted, removed, saved and found again', async ({ page, checkAxe }) => {
  await page.goto('/?website=1&q=cara+deposit');
  await page.getByRole('button', { name: 'Edit: Cara deposit', exact: true }).click();
  await expect(chips(page)).toHaveText(['cara isi saldo', 'cara topup', 'langkah setor']);

  await field(page).focus();
  await page.keyboard.type('Beli koin');
  await page.keyboard.press('Enter');
  await page.keyboard.type('beli KOIN,');
  await expect(page.getByText('“beli KOIN” sudah ada.')).toBeAttached();
  await field(page).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'isi dompet\ntambah saldo, dua');
    input.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  });
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Dihapus: dua. 6 dari 20.')).toBeAttached();
  await page.getByRole('button', { name: 'Hapus kata lain: cara topup', exact: true }).click();
  await expect(
    page.getByRole('button', { name: 'Hapus kata lain: langkah setor', exact: true }),
  ).toBeFocused();
  await checkAxe(page);

  // Text that was typed without Enter becomes a keyword too.
  await field(page).focus();
  await page.keyboard.type('x'.repeat(61));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/maksimal 60 karakter/)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('gerai tunai');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit FAQ' })).toBeHidden();

  await page.getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' }).fill('gerai');
  const row = page.getByRole('row').filter({ hasText: 'Kata lain: gerai tunai' });
  await expect(row.getByText('Cara deposit', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit: Cara deposit', exact: true }).click();
  await expect(chips(page)).toHaveText([
    'cara isi saldo',
    'langkah setor',
    'Beli koin',
    'isi dompet',
    'tambah saldo',
    'gerai tunai',
  ]);

  await page.keyboard.press('Escape');
  await chooseInMenu(page, 'Lainnya: Cara deposit', 'Riwayat');
  await page.getByRole('button', { name: 'Lihat detail' }).first().click();
  await expect(page.getByRole('dialog').getByRole('insertion').first()).toContainText('Beli koin');
});

// `unanswered.spec.ts` does the same with the words of visitors.
test('words without a result become keywords of a FAQ, and the bot finds it', {
  tag: slowTag,
}, async ({ page }) => {
  await page.goto('/?website=1');
  await chooseInMenu(page, 'Lainnya', 'Uji pencarian');
  const typed = page.getByLabel('Yang diketik pengunjung');
  await typed.fill('minimal depo xyzzy');
  const hits = page.getByRole('region', { name: 'Yang ditemukan bot' });
  await expect(hits.getByRole('listitem').first()).toContainText('Minimal dan maksimal deposit');
  await expect(hits.getByText('Tidak dikenali: “xyzzy”')).toBeVisible();

  await typed.fill('wzqxk');
  await expect(hits.getByText('Bot tidak menemukan FAQ untuk kata-kata ini.')).toBeVisible();
  await page.getByLabel('FAQ yang seharusnya ditemukan').click();
  // Enter has no effect before the list is rendered.
  await expect(page.getByRole('option', { name: 'Cara deposit' })).toBeVisible();
  await page.keyboard.type('Cara klaim bonus');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tambahkan sebagai kata lain: Cara klaim bonus' }).click();
  await expect(hits.getByRole('listitem')).toContainText('Cara klaim bonus');
  await expect(hits.getByText('Pasti', { exact: true })).toBeVisible();
  // Hover over the toast, which stays while the pointer is on it.
  await page.getByText('“wzqxk” menjadi kata lain untuk “Cara klaim bonus”.').hover();

  const visitor = await page.context().newPage();
  await visitor.goto('/mobilefaq');
  await visitor.getByRole('combobox').fill('wzqxk');
  await expect(visitor.getByRole('option').locator('span')).toHaveText(['Cara klaim bonus']);

  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(hits.getByText('Bot tidak menemukan FAQ untuk kata-kata ini.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Lainnya', exact: true })).toBeFocused();
});
