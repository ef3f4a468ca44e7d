import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

test('the search is tested with the words of visitors, and a change shows what it does to them', async ({
  page,
}) => {
  await page.goto('/?website=1&page=2');
  await chooseInMenu(page, 'Lainnya', 'Uji pencarian');
  const typed = page.getByLabel('Yang diketik pengunjung');
  await expect(page.getByText('Belum ada pertanyaan pengunjung untuk diuji.')).toBeVisible();

  // A sentence becomes a wording, and a test that ignores it.
  await typed.fill('wzqxk banget dari kemarin');
  await page.getByLabel('FAQ yang seharusnya ditemukan').click();
  await expect(page.getByRole('option', { name: 'Cara deposit' })).toBeVisible();
  await page.keyboard.type('Cara klaim bonus');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: 'Tambahkan sebagai kalimat pengunjung: Cara klaim bonus' })
    .last()
    .click();
  const hits = page.getByRole('region', { name: 'Yang ditemukan bot' });
  await expect(hits.getByText('Pasti', { exact: true })).toBeVisible();
  await expect(hits.getByText('sama dengan kalimat pengunjung')).toBeVisible();
  await typed.fill('klaim bonus');
  await page.getByRole('button', { name: 'Jadikan pertanyaan uji' }).click();
  await typed.fill('');
  const tested = page.getByRole('region', { name: 'Pertanyaan pengunjung' });
  await expect(tested.getByText('1 dari 2 (50%)').first()).toBeVisible();
  const worst = tested.getByRole('list', { name: 'Yang perlu diperbaiki' });
  await expect(worst.getByRole('listitem')).toContainText('Tidak ditemukan');
  await page.keyboard.press('Escape');

  await page
    .getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' })
    .fill('Cara klaim bonus');
  await expect(page.locator('tbody[aria-busy]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit: Cara klaim bonus', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
  await dialog.getByLabel('Question').fill('Wzqxk banget dari kemarin');
  await expect(dialog.getByRole('status').filter({ hasText: 'lebih baik' })).toHaveText(
    '2 pertanyaan pengunjung: 1 lebih baik, 0 lebih buruk, 1 kini pasti.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Buang' }).click();

  // Deleting many FAQs.
  await page.getByRole('checkbox', { name: 'Pilih: Cara klaim bonus', exact: true }).click();
  await page
    .getByRole('region', { name: 'FAQ terpilih' })
    .getByRole('button', { name: 'Hapus' })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('status').filter({ hasText: 'lebih buruk' })).toHaveText(
    '2 pertanyaan pengunjung: 0 lebih baik, 1 lebih buruk.',
  );
  await question.getByRole('button', { name: 'Batal' }).click();

  // An import.
  await chooseInMenu(page, 'Lainnya', 'Impor');
  const importing = page.getByRole('dialog', { name: 'Impor FAQ' });
  const csv = 'question;answer\r\nWzqxk banget dari kemarin;Sabar.\r\n';
  await importing
    .getByLabel('Berkas', { exact: true })
    .setInputFiles({ name: 'faq.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await importing.getByText('Ganti semua').click();
  await importing.getByRole('button', { name: 'Periksa' }).click();
  await expect(importing.getByRole('status').filter({ hasText: 'lebih buruk' })).toHaveText(
    '2 pertanyaan pengunjung: 0 lebih baik, 1 lebih buruk, 1 kini pasti tetapi salah.',
  );
});
