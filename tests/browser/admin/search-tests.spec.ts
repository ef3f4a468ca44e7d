import { expect, test } from '../fixtures.ts';

test('the search is tested with the words of visitors, and a change shows what it does to them', async ({
  page,
  server,
  signIn,
  checkAxe,
}) => {
  await signIn(page);
  await page.goto(`${server.url}/?website=1`);
  const open = page.getByRole('button', { name: 'Uji pencarian' });
  await open.click();
  const typed = page.getByLabel('Yang diketik pengunjung');
  await expect(page.getByText('Belum ada pertanyaan pengunjung untuk diuji.')).toBeVisible();

  // A sentence becomes a wording, and a test that ignores it.
  await typed.fill('wzqxk banget dari kemarin');
  await page.getByLabel('FAQ yang seharusnya ditemukan').click();
  await expect(page.getByRole('option', { name: 'Cara deposit' })).toBeVisible();
  await page.keyboard.type('Cara klaim bonus');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: 'Tambahkan sebagai kata pengunjung: Cara klaim bonus' })
    .last()
    .click();
  const hits = page.getByRole('region', { name: 'Yang ditemukan bot' });
  await expect(hits.getByText('Pasti', { exact: true })).toBeVisible();
  await typed.fill('klaim bonus');
  await page.getByRole('button', { name: 'Jadikan pertanyaan uji' }).click();
  await typed.fill('');
  const tested = page.getByRole('region', { name: 'Pertanyaan pengunjung' });
  await expect(tested.getByText('1 dari 2 (50 %)').first()).toBeVisible();
  const worst = tested.getByRole('list', { name: 'Yang perlu diperbaiki' });
  await expect(worst.getByRole('listitem')).toContainText('Tidak ditemukan');
  await checkAxe(page);
  await page.keyboard.press('Escape');

  await page
    .getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' })
    .fill('Cara klaim bonus');
  await page.getByRole('button', { name: 'Edit: Cara klaim bonus', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
  await dialog.getByLabel('Question').fill('Promo mingguan');
  await expect(dialog.getByRole('status').filter({ hasText: 'lebih buruk' })).toHaveText(
    '2 pertanyaan pengunjung: 0 lebih baik, 1 lebih buruk.',
  );
  await checkAxe(page);
});
