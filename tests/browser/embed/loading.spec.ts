import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test('says that it is loading, without a jump when the questions arrive', async ({
  hostPages,
  page,
}) => {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/faqs/1*', async (route) => {
    await responded;
    await route.continue();
  });
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  const loading = page.getByRole('status', { name: 'Menyiapkan pertanyaan…' });
  await expect(loading).toBeVisible();
  // Wait until the panel has finished its opening animation.
  await page
    .getByRole('dialog')
    .evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
  const before = await loading.locator('.option').first().boundingBox();
  respond();
  const first = page.getByRole('button', { name: 'Deposit' });
  await expect(first).toBeVisible();
  const after = await first.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
});

test('says that loading failed, offers a human, and recovers', async ({
  hostPages,
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Cross-Origin Request Blocked/);
  await context.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Live chat</title>' }),
  );
  await page.route('**/faqs/1*', (route) => route.abort());
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(
    page.getByText('Pertanyaan belum dapat dimuat. Silakan coba lagi sebentar lagi.'),
  ).toBeVisible();
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Hubungi Customer Service' }).click();
  await expect(await tab).toHaveURL('https://example.com/livechat');
  await page.unroute('**/faqs/1*');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeVisible();
});

test('times out after ten seconds without a response', async ({ hostPages, page }) => {
  await page.clock.install();
  await page.route('**/faqs/1*', () => {});
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(page.getByRole('status', { name: 'Menyiapkan pertanyaan…' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Pertanyaan belum dapat dimuat.')).toBeVisible();
});

test('has the styles of its panel only once the visitor shows interest', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  const launcher = page.getByRole('button', { name: 'Tanya Kami' });
  await expect(launcher).toBeVisible();
  const countSheets = () =>
    page
      .locator('faq-chatbot')
      .evaluate(({ shadowRoot }) =>
        shadowRoot?.adoptedStyleSheets.map(({ cssRules }) => cssRules.length),
      );
  // The launcher's, and one with its colour.
  expect(await countSheets()).toHaveLength(2);
  await launcher.focus();
  await expect.poll(countSheets).toHaveLength(3);
});

const firstFrames = {
  'that a visitor opens': async (page: Page, url: string) => {
    await page.goto(`${url}/minimal.html`);
    await page.getByRole('button', { name: 'Tanya Kami' }).click();
  },
  'that was open on the page before': async (page: Page, url: string) => {
    await page.goto(`${url}/minimal.html`);
    await page.getByRole('button', { name: 'Tanya Kami' }).click();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.reload();
  },
  'that fills its box': (page: Page, url: string) => page.goto(`${url}/page-mode.html`),
  'of an element that comes to fill its box': async (page: Page, url: string) => {
    await page.goto(`${url}/minimal.html`);
    await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
    await page.locator('faq-chatbot').evaluate((bot) => bot.setAttribute('mode', 'page'));
  },
};

for (const [which, show] of Object.entries(firstFrames))
  test(`a panel ${which} has its styles in its first frame`, async ({ hostPages, page }) => {
    await page.addInitScript(() => {
      requestAnimationFrame(function look() {
        const root = document.querySelector('faq-chatbot')?.shadowRoot;
        const panel = root?.querySelector('.panel');
        if (!panel) requestAnimationFrame(look);
        // Only the panel's styles set `flex`.
        else Object.assign(window, { firstDisplay: getComputedStyle(panel).display });
      });
    });
    await show(page, hostPages.url);
    await expect
      .poll(() => page.evaluate(() => (window as { firstDisplay?: string }).firstDisplay))
      .toBe('flex');
  });
