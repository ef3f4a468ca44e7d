import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { widths } from './looks.ts';
import { openFaqForm } from './open-faq-form.ts';

const launcher = (page: Page) => page.locator('faq-chatbot button').first();
const userMenu = (page: Page) => page.getByRole('button', { name: /^Halo Selamat/ });
const toast = (page: Page) => page.locator('[data-toaster] > *');

/** Fails if the message covers a visible part of one of these elements. */
async function expectClear(page: Page, ...others: Locator[]): Promise<void> {
  await expect(toast(page).first()).toBeVisible();
  const message = await toast(page).first().boundingBox();
  for (const other of others) {
    const box = await other.boundingBox();
    if (!message || !box) throw new Error(`Not on the screen: ${other}`);
    const isApart =
      message.x >= box.x + box.width ||
      box.x >= message.x + message.width ||
      message.y >= box.y + box.height ||
      box.y >= message.y + message.height;
    expect(isApart, `${JSON.stringify(message)} on ${other} ${JSON.stringify(box)}`).toBe(true);
  }
}

/** Returns whether a press in the middle of the element reaches it. */
const isOnTop = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (target.contains(hit) || hit.contains(target));
  });

for (const { width, tag } of widths) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a message covers no primary button, no launcher and not the user menu', async ({
      server,
      page,
      signIn,
    }) => {
      await signIn(page);
      await page.goto(`${server.url}/whitelist`);
      await expect(launcher(page)).toBeVisible();
      await page.getByRole('switch').press('Space');
      const add = page.getByRole('button', { name: 'Add WL' });
      await expectClear(page, add, userMenu(page), launcher(page));

      await userMenu(page).click();
      for (const item of await page.getByRole('menuitem').all())
        expect(await isOnTop(item)).toBe(true);
    });

    test('the message of an added FAQ does not cover the row that it leads to', async ({
      server,
      page,
      signIn,
    }) => {
      await signIn(page);
      await page.goto(`${server.url}/?website=1`);
      await openFaqForm(page);
      // Two messages reach up to the last row of the page, which cannot scroll on.
      for (const question of ['Zakat?', 'Zakat lewat bank?']) {
        await page.getByLabel('Question').fill(question);
        await page
          .getByRole('region', { name: 'FAQ baru' })
          .getByRole('button', { name: 'Add FAQ' })
          .click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
        await expect(toast(page).filter({ hasText: question })).toBeVisible();
      }
      await toast(page).last().getByRole('button', { name: 'Lihat' }).click();
      const row = page.getByRole('row', { name: /Zakat lewat bank/ });
      await expect(row).toBeInViewport();
      await expect.poll(() => isOnTop(row)).toBe(true);
      await expectClear(page, row);

      // A dialog has space for one message only. The other one would leave by itself after 10 seconds.
      await row.getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const earlier = toast(page).filter({ hasText: 'Zakat?' });
      await expect(earlier).toBeHidden({ timeout: 2000 });
    });

    test('the message of an added FAQ does not cover the button for the next one', async ({
      server,
      page,
      signIn,
    }) => {
      await signIn(page);
      await page.goto(`${server.url}/?website=1`);
      await expect(launcher(page)).toBeVisible();
      const add = page.getByRole('region', { name: 'FAQ baru' }).getByRole('button', {
        name: 'Add FAQ',
      });
      await openFaqForm(page);
      await page.getByLabel('Question').fill('Berapa lama deposit?');
      // Scroll so that the button is where messages appear.
      await page.setViewportSize({ width, height: 480 });
      await add.evaluate((button) => {
        const { bottom } = button.getBoundingClientRect();
        window.scrollBy(0, bottom - innerHeight + 30);
      });
      await add.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByText('Ditambahkan: Berapa lama deposit?')).toBeVisible();
      await expectClear(page, add, userMenu(page), launcher(page));
    });

    test('a message below an open list of the header does not cover it', async ({
      server,
      page,
      signIn,
    }) => {
      await signIn(page);
      await page.setViewportSize({ width, height: 430 });
      await page.goto(`${server.url}/whitelist`);
      await page.getByRole('switch').press('Space');
      await expect(toast(page)).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('e');
      await expect(page.getByRole('option').first()).toBeVisible();
      for (const option of await page.getByRole('option').all()) {
        await option.scrollIntoViewIfNeeded();
        expect(await isOnTop(option)).toBe(true);
      }
    });

    test('the message of a failed sign-in does not cover Sign in, and disappears after a success', async ({
      server,
      page,
      allowConsole,
    }) => {
      allowConsole(/401/);
      await page.goto(`${server.url}/signin`);
      const submit = page.getByRole('button', { name: 'Sign in' });
      await page.getByLabel('Username').fill(server.username);
      await page.getByLabel('Password', { exact: true }).fill('salah sekali');
      await submit.click();
      await expect(page.getByRole('alert')).toContainText('Login failed: ');
      await expectClear(page, submit);
      await page.getByLabel('Password', { exact: true }).fill(server.password);
      await submit.click();
      await expect(page.getByText('Login successful!')).toBeVisible();
      await expect(page.getByText('Login failed')).toHaveCount(0);
    });

    test('a message in a dialog does not cover its buttons', async ({ server, page, signIn }) => {
      await signIn(page);
      await page.goto(`${server.url}/whitelist`);
      await page.getByRole('button', { name: 'Add WL' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add WL' });
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('❌ IP format is invalid.')).toBeVisible();
      await expectClear(page, ...(await dialog.getByRole('button').all()));
    });
  });
}

test('Ctrl+K does nothing while a dialog is open', async ({ server, page, signIn }) => {
  await signIn(page);
  await page.goto(`${server.url}/website`);
  await page.getByRole('button', { name: 'Add Website' }).click();
  const name = page.getByLabel('Website Name');
  await name.fill('Toko yang belum disimpan');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('user');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add New Website' })).toBeVisible();
  await expect(name).toHaveValue('Toko yang belum disimpanuser');
  await expect(page).toHaveURL(`${server.url}/website`);
});

test('a message says what failed, before why', async ({ server, page, signIn, allowConsole }) => {
  allowConsole(/503|409/);
  await signIn(page);
  await page.goto(`${server.url}/whitelist`);
  await page.route('**/ip', (route) => route.fulfill({ json: { ip: '203.0.113.50' } }));
  await page.reload();
  await page.getByRole('switch').first().click();
  await expect(page.getByRole('alert')).toHaveText(
    'Status 127.0.0.1 gagal diubah. Alamat IP ini sedang Anda pakai, jadi tidak dapat dihapus atau dinonaktifkan.',
  );
  await page.route('**/logout', (route) => route.fulfill({ status: 503, body: '' }));
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText(/^Gagal keluar\. Server sedang bermasalah\./)).toBeVisible();
});

test('a restore that failed stays in its dialog and can be tried again', async ({
  server,
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/503/);
  await signIn(page);
  await page.goto(`${server.url}/?website=1`);
  await page.getByRole('row').last().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.goto(`${server.url}/history?action=delete`);
  let calls = 0;
  await page.route('**/restore', (route) =>
    calls++ === 0 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Pulihkan' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('gagal dipulihkan. Server sedang');
  await expect(toast(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/berhasil dipulihkan/)).toBeVisible();
});

test('an upload that failed stays in its dialog and can be tried again', async ({
  server,
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_RESET|no response/);
  await signIn(page);
  await page.goto(`${server.url}/?website=1`);
  await page.getByRole('row').nth(2).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
  await dialog.getByLabel('Image', { exact: true }).setInputFiles({
    name: 'gambar.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  let calls = 0;
  await page.route(/\/api\/faqs\/\d+$/, (route) =>
    calls++ === 0 ? route.abort('connectionreset') : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'FAQ gagal disimpan. Tidak dapat menghubungi server. Periksa koneksi lalu coba lagi.',
  );
  await expect(toast(page)).toHaveCount(0);
  await expect(dialog.getByText('gambar.png')).toBeVisible();
  await dialog.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(dialog).toBeHidden();
  const image = page.getByRole('row').nth(2).getByRole('button', { name: 'Perbesar gambar' });
  await expect(image.getByRole('img')).toBeVisible();
});
