import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Tanya Kami' });
const failure = (page: Page) =>
  page.getByText('Pertanyaan belum bisa dimuat. Periksa koneksi Anda, lalu coba lagi.');

test.beforeEach(({ allowConsole }) => {
  allowConsole(/Failed to load resource|blocked by CORS policy/);
});

test('says so offline, and continues when the connection returns', async ({
  hostPages,
  page,
  context,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await expect(launcher(page)).toBeVisible();
  await context.setOffline(true);
  await launcher(page).click();
  await expect(failure(page)).toBeVisible();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(failure(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await page.getByRole('button', { name: 'Keamanan' }).click();
  await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
});

test('still offers a human when the questions cannot be loaded', async ({
  hostPages,
  page,
  context,
}) => {
  await context.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Live chat</title>' }),
  );
  await page.route('**/faqs/1', (route) => route.abort());
  await page.goto(`${hostPages.url}/minimal.html`);
  await launcher(page).click();
  await expect(failure(page)).toBeVisible();
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Hubungi Customer Service' }).click();
  await expect(await tab).toHaveURL('https://example.com/livechat');
});

test.describe('with EMBED_ORIGINS=links', () => {
  test.use({ serverEnv: { EMBED_ORIGINS: 'links' } });

  test('a page that copied the tag gets no questions, until its origin is listed', async ({
    hostPages,
    page,
    server,
    signIn,
  }) => {
    await page.goto(`${hostPages.url}/minimal.html`);
    await launcher(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hubungi Customer Service' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keamanan' })).toHaveCount(0);

    await signIn(page);
    const added = await page.request.post(`${server.url}/api/livechatwebsitelinks`, {
      headers: { Origin: server.url },
      data: { link: hostPages.url },
    });
    expect(added.ok()).toBe(true);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('button', { name: 'Keamanan' })).toBeVisible();
  });
});
