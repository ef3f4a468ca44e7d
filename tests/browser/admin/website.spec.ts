import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { widths } from './looks.ts';

/** Tag of tests that `tests/admin/websites.test.tsx` repeats without a server. */
const testedWithoutServer = slowTag;

const themes = [
  { theme: 'light', tag: [] },
  { theme: 'dark', tag: slowTag },
];

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/website`);
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

for (const { width, tag } of widths) {
  test.describe(`the Website page at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(async ({ page, server, signIn }) => {
      await signIn(page);
      await openPage(page, server.url);
    });

    test('lists the websites under its columns', async ({ page }) => {
      await expect(page).toHaveTitle('Website · Tanya Kami');
      const table = page.getByRole('region', { name: 'Table Website' });
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

    test('adds a website and brings its row into view', async ({ page }) => {
      await addWebsite(page, { name: 'Toko Baru', link: 'tawk.to/chat/abc123/default' });
      const row = page.getByRole('row', { name: /Toko Baru/ });
      await expect(row).toBeInViewport();
      await expect(row.getByText('tawk.to/chat/abc123/default')).toBeVisible();
      await expect(row.getByText('tawk.to', { exact: true })).toBeVisible();
      await expect(row.getByRole('cell').nth(3)).toHaveText(
        /^\d\d\/\d\d\/\d{4}, \d\d\.\d\d\.\d\d$/,
      );
      await expect(row.getByRole('cell').nth(4)).toHaveText('admin');
    });

    test('names what is missing, and keeps what was typed when the server fails', {
      tag: testedWithoutServer,
    }, async ({ page, allowConsole }) => {
      allowConsole(/500/);
      await page.getByRole('button', { name: 'Add Website' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add New Website' });
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('alert')).toHaveText('❌ Semua field wajib diisi.');
      await expect(dialog.getByLabel('Website Name')).toBeFocused();

      await dialog.getByLabel('Website Name').fill('Toko Baru');
      await dialog.getByLabel('Livechat Link').fill('ftp://example.com');
      await dialog.getByLabel('Server IP').fill('192.0.2.1');
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(dialog.getByLabel('Livechat Link')).toHaveAccessibleDescription(
        /Alamat harus berupa tautan http atau https\./,
      );

      await dialog.getByLabel('Livechat Link').fill('example.com');
      await page.route('**/api/websites', (route) =>
        route.fulfill({ status: 500, json: { message: 'Terjadi kesalahan di server.' } }),
      );
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(dialog.getByRole('alert')).toContainText('❌ Gagal menambahkan website.');
      await expect(dialog.getByLabel('Website Name')).toHaveValue('Toko Baru');

      await page.unroute('**/api/websites');
      await dialog.getByLabel('Server IP').press('Enter');
      await expect(dialog.getByRole('status')).toHaveText('Website berhasil ditambahkan.');
      await expect(dialog.getByLabel('Website Name')).toHaveValue('');
      await expect(dialog.getByLabel('Website Name')).toBeFocused();
    });

    test('asks before it discards unsaved text', async ({ page }) => {
      await page.getByRole('button', { name: 'Add Website' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add New Website' });
      await dialog.getByLabel('Website Name').fill('Setengah');
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Buang perubahan?' });
      await question.getByRole('button', { name: 'Lanjut mengisi' }).click();
      await expect(dialog.getByLabel('Website Name')).toHaveValue('Setengah');
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Buang' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Add Website' })).toBeFocused();
    });

    test("changes a website's live-chat link", async ({ page }) => {
      const row = page.getByRole('row', { name: /Website Demo/ });
      await row.getByRole('button', { name: 'Edit' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Website' });
      await expect(dialog.getByLabel('Website Name')).toHaveValue('Website Demo');
      await dialog.getByLabel('Livechat Link').fill('https://direct.lc.chat/12345678/4');
      await expect(dialog.getByText('Dikenali sebagai LiveChat')).toBeVisible();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Website berhasil diperbarui.')).toBeVisible();
      await expect(row.getByText('https://direct.lc.chat/12345678/4')).toBeVisible();
      await expect(row.getByText('LiveChat', { exact: true })).toBeVisible();
    });

    test('says what is removed with a website, then removes it', async ({ page, server }) => {
      await addWebsite(page, { name: 'Toko Sementara' });
      await page.request.post(`${server.url}/api/livechatwebsitelinks/`, {
        data: { link: 'sementara.example.com', website_id: 2 },
        headers: { Origin: server.url },
      });
      const row = page.getByRole('row', { name: /Toko Sementara/ });
      await row.getByRole('button', { name: 'Remove' }).click();
      const question = page.getByRole('alertdialog', { name: 'Confirm Action' });
      await expect(question).toContainText('Toko Sementara');
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

    test('says why website 1 cannot be removed', async ({ page }) => {
      const remove = page
        .getByRole('row', { name: /Website Demo/ })
        .getByRole('button', { name: 'Remove' });
      await expect(remove).toHaveAccessibleDescription(/Website utama tidak dapat dihapus/);
      await remove.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Website utama tidak dapat dihapus');
    });

    test('shows a long name in full on request', async ({ page, server }) => {
      const name = 'Ketidakbertanggungjawaban'.repeat(4);
      await page.request.post(`${server.url}/api/websites`, {
        data: { name, livechat_link: `example.com/${'x'.repeat(400)}`, server_ip: '2001:db8::1' },
        headers: { Origin: server.url },
      });
      await page.reload();
      const row = page.getByRole('row', { name });
      await row.getByRole('button', { name: 'Selengkapnya' }).first().click();
      await expect(row.getByRole('button', { name: 'Lebih sedikit' })).toBeVisible();
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await row.getByRole('button', { name: 'Remove' }).click();
      const box = await page.getByRole('alertdialog').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width);
      expect(await overflow()).toBeLessThanOrEqual(0);
    });

    for (const { theme, tag } of themes) {
      test(`has no accessibility error, ${theme}`, { tag }, async ({ page, checkAxe }) => {
        await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await addWebsite(page, { name: 'Toko Baru', link: 'tawk.to/chat/abc123/default' });
        await checkAxe(page);

        await page.getByRole('button', { name: 'Add Website' }).click();
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await checkAxe(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();

        const row = page.getByRole('row', { name: /Toko Baru/ });
        await row.getByRole('button', { name: 'Edit' }).click();
        await expect(page.getByRole('dialog', { name: 'Edit Website' })).toBeVisible();
        await checkAxe(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();

        await row.getByRole('button', { name: 'Remove' }).click();
        await expect(page.getByText('Website ini tidak memiliki FAQ atau link.')).toBeVisible();
        await checkAxe(page);
      });
    }
  });
}

test('a list that cannot be loaded says so and loads on request', async ({
  page,
  server,
  signIn,
  allowConsole,
}) => {
  allowConsole(/400/);
  await signIn(page);
  await page.route('**/api/websites/100/1', (route) =>
    route.fulfill({ status: 400, json: { message: 'Permintaan tidak dapat dibaca.' } }),
  );
  await page.goto(`${server.url}/website`);
  await expect(page.getByRole('alert')).toContainText('Permintaan tidak dapat dibaca.');
  await page.unroute('**/api/websites/100/1');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('row', { name: /Website Demo/ })).toBeVisible();
});

test('a form is restored after the session ended', { tag: testedWithoutServer }, async ({
  page,
  context,
  server,
  signIn,
}) => {
  await signIn(page);
  await openPage(page, server.url);
  await page.getByRole('button', { name: 'Add Website' }).click();
  await page.getByLabel('Website Name').fill('Setengah Jalan');
  await context.clearCookies();
  await expect(page).toHaveURL(`${server.url}/signin`);
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${server.url}/website`);
  await expect(page.getByLabel('Website Name')).toHaveValue('Setengah Jalan');
});

test('the keyboard alone adds a website', async ({ page, server, signIn }) => {
  await signIn(page);
  await openPage(page, server.url);
  await page.getByRole('button', { name: 'Add Website' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Website Name')).toBeFocused();
  await page.keyboard.type('Toko Papan Ketik');
  await page.keyboard.press('Tab');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('192.0.2.8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Website berhasil ditambahkan.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row', { name: /Toko Papan Ketik/ })).toBeVisible();
});
