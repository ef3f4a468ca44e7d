import type { Page } from '@playwright/test';
import { expect, test } from './signed-in.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/whitelist');
  await expect(page.getByText('Showing page 1 of 1')).toBeVisible();
});

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add WL' }).click();
  return page.getByRole('dialog', { name: 'Add WL' });
}

async function addEntry(page: Page, ip: string) {
  const dialog = await openForm(page);
  await dialog.getByLabel('IP Address').fill(ip);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
}

function rowOf(page: Page, ip: string) {
  return page.getByRole('row').filter({ has: page.getByText(ip, { exact: true }) });
}

test('adds, switches and removes an address', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Table Whitelist' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'IP Address',
    'Status',
    'Created At',
    'Created By',
    'Action',
  ]);
  await addEntry(page, '203.0.113.7');
  await expect(page.getByText('Alamat IP berhasil ditambahkan.')).toBeVisible();
  const row = rowOf(page, '203.0.113.7');
  await expect(row.getByText('Active', { exact: true })).toBeVisible();

  const status = row.getByRole('switch', { name: 'Status 203.0.113.7' });
  await expect(status).toBeChecked();
  await status.click();
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(status).not.toBeChecked();
  await page.reload();
  await expect(status).not.toBeChecked();
  await status.press('Space');
  await expect(row.getByText('Active', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Action' });
  await expect(
    question.getByText('Are you sure you want to remove whitelist entry for 203.0.113.7?'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await row.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Yes, Remove' }).click();
  await expect(page.getByText('Alamat IP berhasil dihapus.')).toBeVisible();
  // An open confirmation hides the rows from queries by role, so wait until it is closed.
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);
});

test('adds the network of one’s own IPv6 address with a note', async ({ page, checkAxe }) => {
  await page.route('**/ip', (route) => route.fulfill({ json: { ip: '2001:db8:1:2:3:4:5:6' } }));
  await page.reload();
  const dialog = await openForm(page);
  await expect(dialog.getByRole('switch', { name: 'Jaringan atau IPv6' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Alamat saya sekarang' }).click();
  await expect(dialog.getByRole('switch', { name: 'Jaringan atau IPv6' })).toBeChecked();
  const field = dialog.getByLabel('Jaringan atau alamat IPv6');
  await expect(field).toHaveValue('2001:db8:1:2::/64');
  await expect(field).toHaveAccessibleDescription(/^Satu jaringan \/64, .*diusulkan\.$/);
  await field.fill('103.10.20.77/24');
  await expect(field).toHaveAccessibleDescription(
    /^256 alamat, 103\.10\.20\.0 sampai 103\.10\.20\.255\. Yang disimpan 103\.10\.20\.0\/24/,
  );
  await dialog.getByLabel('Catatan').fill('Kantor Bandung');
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
  const row = rowOf(page, '103.10.20.0/24');
  await expect(row.getByText('Kantor Bandung · Belum tercatat dipakai')).toBeVisible();

  await row.getByRole('button', { name: 'Edit' }).click();
  const note = page.getByRole('dialog', { name: 'Catatan 103.10.20.0/24' });
  await note.getByLabel('Catatan').fill('Kantor Cimahi');
  await note.getByRole('button', { name: 'Simpan' }).click();
  await expect(note).toBeHidden();
  await expect(row.getByText('Kantor Cimahi')).toBeVisible();

  await page.getByRole('button', { name: 'Tidak dipakai 90 hari' }).click();
  await expect(page.getByText('Tidak ada alamat yang tidak dipakai')).toBeVisible();
});
