import type { Cookie, Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { slowTag } from '../slow-tag.ts';
import { pressInRow } from './press-in-row.ts';
import { expect, test } from './signed-in.ts';

const password = 'rahasia-pengujian';

/** Signs in as another account, in the same browser. */
async function signInAs(page: Page, url: string, username: string) {
  await page.context().clearCookies();
  await page.goto('/signin');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`^${url}/(\\?|$)`));
}

async function addFaq(page: Page) {
  const multipart = {
    question: 'Cara deposit',
    answer: 'Buka menu.',
    website_id: '1',
    parent_id: '',
  };
  expect((await page.request.post('/api/faqs/', { multipart })).status()).toBe(201);
}

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data });
  expect(response.status()).toBe(201);
  return (await response.json()).id as number;
}

// One FAQ is enough, and axe checks it faster than the demo's hundreds.
test.use({ serverEnv: { SEED: 'none' }, viewport: { width: 360, height: 800 } });

const toko = valid.website({ name: 'Toko Dua' });

async function put(page: Page, path: string, data: object) {
  const response = await page.request.put(path, { data });
  expect(response.status()).toBe(200);
}

/** Adds an account of website 1 and returns its id. */
async function addAccount(page: Page, role: string) {
  return await post(page, '/api/users/', { username: 'dimas', password, website_id: 1, role });
}

/**
 * Changes the account as the admin, from outside the browser: cookies of the admin in the page's own browser would make
 * its tab reload as the admin's.
 */
async function changeAccount(url: string, admin: Cookie[], id: number, change: object) {
  const response = await fetch(`${url}/api/users/${id}`, {
    method: 'PUT',
    headers: {
      Origin: url,
      'Content-Type': 'application/json',
      Cookie: admin.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(change),
  });
  expect(response.status).toBe(200);
}

test('an admin makes an editor of one website, who edits a FAQ there', async ({
  server: { url },
  page,
}) => {
  await post(page, '/api/websites', toko);
  await addFaq(page);
  await page.goto('/user');
  await page.getByRole('button', { name: 'New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'New User' });
  await dialog.getByLabel('Username').fill('penyunting');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('combobox', { name: 'Website' }).click();
  await page.getByRole('listbox').getByRole('option', { name: '1 FAQ' }).click();
  await dialog.getByLabel('Peran').selectOption('Penyunting');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Penyunting · 1 website')).toBeVisible();

  await signInAs(page, url, 'penyunting');
  await pressInRow(page.locator('tbody tr[id]').first(), 'Edit');
  const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
  await editor.getByLabel('Question').fill('Disunting penyunting');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Disunting penyunting' })).toBeVisible();
});

test('an editor publishes only when that is ticked', { tag: slowTag }, async ({
  server: { url },
  page,
  allowConsole,
}) => {
  // A request that is on its way when the rights change is refused.
  allowConsole(/403/);
  const settings = await (await page.request.get('/api/websites/1/settings')).json();
  await put(page, '/api/websites/1/settings', {
    version: settings.version,
    publishing: 'draft',
  });
  await addFaq(page);
  const id = await addAccount(page, 'editor');
  const admin = await page.context().cookies();
  await signInAs(page, url, 'dimas');
  const bar = page.getByRole('region', { name: 'Penerbitan' });
  await expect(bar).toContainText('1 belum terbit');
  await expect(bar.getByRole('button', { name: 'Terbitkan' })).toHaveCount(0);

  await changeAccount(url, admin, id, { may_publish: true });
  await page.reload();
  await bar.getByRole('button', { name: 'Terbitkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan sekarang' }).click();
  await expect(bar).toContainText('Semua sudah terbit');
});

test('an editor has only the pages of the role, and as a viewer reads only, and keeps what was typed', async ({
  server: { url },
  page,
  checkAxe,
  allowConsole,
}) => {
  await post(page, '/api/websites', toko);
  await addFaq(page);
  const id = await addAccount(page, 'editor');
  const admin = await page.context().cookies();
  await signInAs(page, url, 'dimas');

  await test.step('pages that a role does not have are in no menu, and say so by their address', async () => {
    await page.getByRole('button', { name: 'Buka menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await expect(menu.getByRole('link')).toHaveText(['FAQ', 'Dashboard', 'Belum terjawab']);
    for (const path of ['/user', '/script', '/website/1']) {
      await page.goto(path);
      await expect(page.getByText('Peran Anda tidak mencakup halaman ini.')).toBeVisible();
    }
    await checkAxe(page);
    allowConsole(/404/);
    await page.goto('/?website=2');
    await expect(page.getByText('Website tidak ditemukan.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'FAQ baru' })).toHaveCount(0);
  });

  await page.goto('/?website=1&page=2');
  await page.getByRole('button', { name: 'FAQ baru' }).click();
  const form = page.getByRole('region', { name: 'FAQ baru' });
  await form.getByLabel('Question').fill('Diketik sebelum perannya diubah');
  await changeAccount(url, admin, id, { role: 'viewer' });
  allowConsole(/403/);
  await form.getByRole('button', { name: 'Add FAQ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page.getByText(/Peran Anda tidak mengizinkan ini/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form.getByLabel('Question')).toHaveValue('Diketik sebelum perannya diubah');
  await page.getByRole('button', { name: 'Lainnya', exact: true }).first().click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ekspor', 'Uji pencarian']);
  await page.keyboard.press('Escape');
  await checkAxe(page);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Peran' })).toContainText('Pembaca');
});
