import { valid } from '../../tools/valid.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

test('the list is filtered by words and filters in the URL, and shows marked words and paths', async ({
  page,
  checkAxe,
}) => {
  const site = valid.website({ name: 'Toko Dua' });
  const created = await page.request.post('/api/websites', { data: site });
  const { id: other } = await created.json();
  const faq = { question: 'Turnover toko dua', website_id: `${other}`, parent_id: '' };
  await page.request.post('/api/faqs/', { multipart: faq });

  await page.goto('/?website=1&page=2');
  // Not those of 'Mungkin', which are shown once the words of the search have arrived.
  const rows = page.getByRole('region', { name: 'Daftar FAQ' }).getByRole('row');
  // This is not a placeholder, so the page handles keys.
  await expect(page.locator('tbody tr[id]').nth(4)).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' });
  await expect(field).toBeFocused();
  await page.keyboard.type('TURNÓVER bonus/');
  await page.keyboard.press('Backspace');

  await expect(page.getByRole('status').filter({ hasText: '5 FAQ cocok' })).toBeVisible();
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toContainText('Withdraw › Withdraw ditolak');
  await expect(rows.nth(1).locator('mark').first()).toHaveText('turnover');
  await expect(page).toHaveURL(/q=TURN/);
  await checkAxe(page);

  await page.reload();
  await expect(field).toHaveValue('TURNÓVER bonus');
  await expect(rows).toHaveCount(6);
  // Words in quotes are one phrase.
  await field.fill('"bonus turnover"');
  await expect(page.getByText('Tidak ada FAQ yang cocok.')).toBeVisible();
  await field.fill('turnover');
  await page.getByRole('button', { name: 'Cari di semua website' }).click();
  const everywhere = page.getByRole('region', { name: 'Hasil di semua website' });
  await everywhere.getByRole('link', { name: 'Toko Dua' }).click();
  await expect(page).toHaveURL(new RegExp(`website=${other}#row-`));
  await expect(page.getByRole('row', { name: 'Turnover toko dua' })).toBeVisible();
  await expect(field).toHaveValue('');

  await chooseInMenu(page, 'Filter', 'Ada gambar');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Tidak ada FAQ yang cocok.')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus pencarian' }).click();
  await expect(page.getByRole('row', { name: 'Turnover toko dua' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?website=${other}$`));
});
