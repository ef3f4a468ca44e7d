import type { Page } from '@playwright/test';
import { defaultAppearance } from '../../../api/contract/bot/appearance.ts';
import { expect, test } from '../fixtures.ts';

const appearance = {
  ...defaultAppearance,
  launcher_label: 'Tanya Toko',
  title: 'Bantuan Toko',
  subtitle: 'Dijawab cepat',
  greeting: 'Selamat datang di toko!',
  accent: '#0a7d4f',
  theme: 'dark',
  position: 'bottom-left',
  shortcuts: [6, 21],
};

async function save(page: Page, url: string): Promise<void> {
  const settings = `${url}/api/websites/1/settings`;
  const { version } = await (await page.request.get(settings)).json();
  const response = await page.request.put(settings, {
    headers: { Origin: url },
    data: { version, appearance },
  });
  expect(response.status()).toBe(200);
}

test('has the appearance of its website from the start, and opens a check by a shortcut', async ({
  checkAxe,
  hostPages,
  page,
  server,
  signIn,
}) => {
  await signIn(page);
  await save(page, server.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  hostPages.add(
    '/toko.html',
    `<!doctype html><html lang="id"><head><title>Toko</title></head><body><main><h1>Toko</h1></main>
      <script src="${server.url}/faq-chatbot.js?website=1" data-theme="light" async></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/toko.html`);
  const launcher = page.getByRole('button', { name: 'Tanya Toko' });
  await expect(launcher).toBeVisible();
  expect((await launcher.boundingBox())?.x).toBe(20);
  expect(asked).toEqual(['/toko.html', '/faq-chatbot.js']);
  // The attribute has priority over the setting.
  await expect(page.locator('faq-chatbot .root')).toHaveAttribute('data-theme', 'light');
  await launcher.click();
  await expect(page.getByRole('dialog', { name: 'Bantuan Toko' })).toContainText('Dijawab cepat');
  await expect(page.getByText('Selamat datang di toko!')).toBeVisible();
  const menu = page.getByRole('group', { name: 'Pilih topik' });
  await expect(menu.getByRole('button').first()).toHaveText('Cek Deposit');
  await checkAxe(page);
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 4; presses += 1) {
    if (
      await menu
        .getByRole('button')
        .first()
        .evaluate((button) => button.matches(':focus'))
    )
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Form Cek Deposit' })).toBeVisible();
  await page.getByLabel('Username / ID Login').fill('budi88');
  await page.getByLabel('Nomor Tiket Deposit').fill('d3612272');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Untuk cek lagi, pilih Kembali ke Home.')).toBeVisible();
  expect(asked).not.toContain('/websites/1/bot');
});

test('loads the settings with the questions on a page with an earlier tag', async ({
  hostPages,
  page,
  server,
  signIn,
}) => {
  await signIn(page);
  await save(page, server.url);
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).hover();
  await page.getByRole('button', { name: 'Tanya Toko' }).click();
  await expect(page.getByRole('heading', { name: 'Bantuan Toko' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cek Withdraw' })).toBeVisible();
  await expect(page.locator('faq-chatbot .root')).toHaveAttribute('data-theme', 'dark');
});
