import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openFaqForm } from './open-faq-form.ts';

const toasts = (page: Page) => page.locator('[data-toaster] [role=alert]');

test.describe('a signed-in admin', () => {
  test.beforeEach(async ({ signIn, page }) => {
    await signIn(page);
  });

  test('gets an alert for a blank form, and the fields have their own messages', async ({
    server,
    page,
  }) => {
    await page.goto(`${server.url}/website`);
    await page.getByRole('button', { name: 'Add Website' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(toasts(page)).toHaveText('❌ Semua field wajib diisi.');
    await expect(dialog.getByText('❌ Semua field wajib diisi.')).toHaveCount(0);
    await expect(page.getByLabel('Website Name')).toHaveAccessibleDescription('Wajib diisi.');

    await page.goto(`${server.url}/link`);
    await page.getByRole('button', { name: 'Add Link' }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(toasts(page)).toHaveText('Input tidak boleh kosong.');
    await expect(dialog.getByText('Input tidak boleh kosong.')).toHaveCount(0);
  });

  test('reads only the sentence of the specification when an account cannot be deleted', async ({
    server,
    page,
    allowConsole,
  }) => {
    allowConsole(/500/);
    const headers = { Origin: server.url };
    await page.request.post(`${server.url}/api/users/`, {
      data: { username: 'budi', password: 'rahasia-pengujian', website_id: 1 },
      headers,
    });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    await page.goto(`${server.url}/user`);
    await page.route(/\/api\/users\/\d+\?/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Akun budi sedang dipakai.' } }),
    );
    await page.getByRole('row', { name: /budi/ }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toasts(page)).toHaveText('Gagal menghapus akun "budi".');
    // The console has the reason, but not the name.
    expect(
      logged.filter((line) => /^error: DELETE \/api\/users\/\d+: 500$/.test(line)),
    ).toHaveLength(1);
    expect(logged.join('\n')).not.toContain('budi');
  });

  test('calls the paths of the specification, and failures are logged without typed text', async ({
    server,
    page,
    allowConsole,
  }) => {
    allowConsole(/409|503/);
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
    });
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.goto(`${server.url}/user`);
    await page.getByRole('button', { name: 'New User' }).click();
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('rahasia-pengujian');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Website' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Username sudah dipakai.')).toBeVisible();

    await page.goto(`${server.url}/link`);
    await page.getByRole('button', { name: 'Add Link' }).click();
    await page.getByLabel('Link', { exact: true }).fill('toko.example');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto(`${server.url}/?website=1`);
    await openFaqForm(page);
    await page.getByLabel('Question').fill('Apakah ada bonus?');
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
    await expect(page.getByText('Ditambahkan: Apakah ada bonus?')).toBeVisible();
    expect(posted.filter((path) => path.startsWith('/api/'))).toEqual([
      '/api/users/',
      '/api/livechatwebsitelinks/',
      '/api/faqs/',
    ]);

    await page.route('**/api/audit/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${server.url}/history?user=siti`);
    await expect.poll(() => logged).toContain('GET /api/audit/100/1: 503');
    expect(logged).toContain('POST /api/users/: 409');
    expect(logged.filter((line) => /admin|siti/.test(line.replace(/https?:\S+/g, '')))).toEqual([]);
  });
});
