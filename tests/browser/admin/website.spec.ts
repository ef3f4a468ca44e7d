import type { Page } from '@playwright/test';
import { expect, test } from './signed-in.ts';

async function openPage(page: Page): Promise<void> {
  await page.goto('/website');
  await expect(page.getByRole('row', { name: /Website Demo/ })).toBeVisible();
}

async function addWebsite(
  page: Page,
  {
    name,
    link = 'example.com/chat',
    ip = '192.0.2.1',
  }: { name: string; link?: string; ip?: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Add Website' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Website' });
  await dialog.getByLabel('Website Name').fill(name);
  await dialog.getByLabel('Livechat Link').fill(link);
  await dialog.getByLabel('Server IP').fill(ip);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Website berhasil ditambahkan.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}

test('websites are added, changed and removed', async ({ page, checkAxe }) => {
  const name = 'Ketidakbertanggungjawaban'.repeat(4);
  const post = (path: string, data: object) => page.request.post(path, { data });
  await post('/api/websites', {
    name,
    livechat_link: `example.com/${'x'.repeat(400)}`,
    server_ip: '2001:db8::1',
  });
  await openPage(page);
  const table = page.getByRole('region', { name: 'Table Website' });
  const row = page.getByRole('row', { name: /Toko Baru/ });
  const question = page.getByRole('alertdialog', { name: 'Confirm Action' });
  const editor = page.getByRole('dialog', { name: 'Edit Website' });

  await test.step('lists the websites under its columns', async () => {
    await expect(page).toHaveTitle('Website · Tanya Kami');
    await expect(table.getByRole('columnheader')).toHaveText([
      'Website Name',
      'Livechat Link',
      'Server IP',
      'Created At',
      'Created By',
      'Action',
    ]);
    await expect(table.getByText('Showing page 1 of 1')).toBeVisible();
  });

  await test.step('shows a long name in full on request', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const long = page.getByRole('row', { name });
    await long.getByRole('button', { name: 'Selengkapnya' }).first().click();
    await expect(long.getByRole('button', { name: 'Lebih sedikit' })).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await long.getByRole('button', { name: 'Remove' }).click();
    const box = await page.getByRole('alertdialog').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(360);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('says why website 1 cannot be removed', async () => {
    const remove = page
      .getByRole('row', { name: /Website Demo/ })
      .getByRole('button', { name: 'Remove' });
    await expect(remove).toHaveAccessibleDescription(/Website utama tidak dapat dihapus/);
    await remove.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Website utama tidak dapat dihapus');
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('adds a website and brings its row into view', async () => {
    await addWebsite(page, { name: 'Toko Baru', link: 'tawk.to/chat/abc123/default' });
    await expect(row).toBeInViewport();
    await expect(row.getByText('tawk.to/chat/abc123/default')).toBeVisible();
    await expect(row.getByText('tawk.to', { exact: true })).toBeVisible();
    await expect(row.getByRole('cell').nth(3)).toHaveText(/^\d\d\/\d\d\/\d{4}, \d\d\.\d\d\.\d\d$/);
    await expect(row.getByRole('cell').nth(4)).toHaveText('admin');
  });

  await test.step('asks before it discards unsaved text', async () => {
    await page.getByRole('button', { name: 'Add Website' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Website' });
    await dialog.getByLabel('Website Name').fill('Setengah');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const missing = '❌ Semua field wajib diisi.';
    await expect(page.locator('[data-toaster] [role=alert]')).toHaveText(missing);
    await expect(dialog.getByText(missing)).toHaveCount(0);
    await expect(dialog.getByLabel('Server IP')).toHaveAccessibleDescription(/Wajib diisi\./);
    await checkAxe(page);
    await page.keyboard.press('Escape');
    const discard = page.getByRole('alertdialog', { name: 'Buang perubahan?' });
    await discard.getByRole('button', { name: 'Lanjut mengisi' }).click();
    await expect(dialog.getByLabel('Website Name')).toHaveValue('Setengah');
    await page.keyboard.press('Escape');
    await discard.getByRole('button', { name: 'Buang' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Website' })).toBeFocused();
  });

  await test.step("changes a website's live-chat link", async () => {
    await row.getByRole('button', { name: 'Edit' }).click();
    await expect(editor.getByLabel('Website Name')).toHaveValue('Toko Baru');
    await editor.getByLabel('Livechat Link').fill('https://direct.lc.chat/12345678/4');
    await expect(editor.getByText('Dikenali sebagai LiveChat')).toBeVisible();
    await editor.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Website berhasil diperbarui.')).toBeVisible();
    await expect(row.getByText('https://direct.lc.chat/12345678/4')).toBeVisible();
    await expect(row.getByText('LiveChat', { exact: true })).toBeVisible();
  });

  await test.step('says what is removed with a website, then removes it', async () => {
    await post('/api/livechatwebsitelinks/', { link: 'sementara.example.com', website_id: 3 });
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(question).toContainText('Toko Baru');
    await expect(question).toContainText('1 link milik website ini ikut terhapus.');
    await expect(question).toContainText('Akun admin tetap ada');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Remove' }).click();
    await question.getByRole('button', { name: 'Yes, Remove' }).click();
    await expect(page.getByText('Website berhasil dihapus.')).toBeVisible();
    // An open confirmation hides the rows from queries by role, so wait until it is closed.
    await expect(question).toBeHidden();
    await expect(row).toHaveCount(0);
  });
});
