import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Tanya Kami' });
const offline = (page: Page) =>
  page.getByText('Pertanyaan belum dapat dimuat. Periksa koneksi Anda, lalu coba lagi.');
const failure = (page: Page) =>
  page.getByText('Pertanyaan belum dapat dimuat. Silakan coba lagi sebentar lagi.');

const refusal = (page: Page) => page.getByText('Bot belum tersedia di halaman ini.');

test.beforeEach(({ allowConsole }) => {
  allowConsole(/Failed to load resource/);
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
  await expect(offline(page)).toBeVisible();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(offline(page)).toBeVisible();
  // It loads the questions again by itself.
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Keamanan' }).click();
  await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
});

test('says of an unknown website that there is no bot, and logs the reason for the owner', async ({
  allowConsole,
  checkAxe,
  hostPages,
  page,
  server,
}) => {
  allowConsole(/^faq-chatbot: /);
  const warnings = collectWarnings(page);
  hostPages.add(
    '/tanpa-website.html',
    `<!doctype html><html lang="id"><head><title>Toko</title></head><body><main><h1>Toko</h1></main>
      <script src="${server.url}/faq-chatbot.js" data-website-id="999" async></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/tanpa-website.html`);
  await launcher(page).click();
  await expect(refusal(page)).toBeVisible();
  await expect(page.getByText('Belum tersedia', { exact: true })).toBeVisible();
  await expect(page.getByText(/koneksi|terhubung/)).toHaveCount(0);
  // The live chat of an unknown website is unknown too.
  await expect(page.getByRole('button', { name: 'Hubungi Customer Service' })).toHaveCount(0);
  await checkAxe(page);
  expect(warnings).toEqual([
    `faq-chatbot: ${server.url} refuses website 999 on this page: 404, Website tidak ditemukan.`,
  ]);
});

test.describe('with EMBED_ORIGINS=links', () => {
  test.use({ serverEnv: { EMBED_ORIGINS: 'links' } });

  test('a page that copied the tag gets no questions, until its origin is listed', async ({
    allowConsole,
    hostPages,
    page,
    server,
    signIn,
  }) => {
    allowConsole(/^faq-chatbot: /);
    const warnings = collectWarnings(page);
    await page.goto(`${hostPages.url}/minimal.html`);
    await launcher(page).click();
    await expect(refusal(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Keamanan' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(refusal(page)).toBeVisible();
    expect(warnings).toEqual([
      `faq-chatbot: ${server.url} refuses website 1 on this page: 403, Situs ini tidak terdaftar untuk website tersebut.`,
    ]);

    await signIn(page);
    const added = await page.request.post('/api/livechatwebsitelinks', {
      data: { link: hostPages.url },
    });
    expect(added.ok()).toBe(true);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('button', { name: 'Keamanan' })).toBeVisible();
  });
});

/** Collects the warnings of the bot, without the warnings of the browser. */
function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('faq-chatbot:'))
      warnings.push(message.text());
  });
  return warnings;
}
