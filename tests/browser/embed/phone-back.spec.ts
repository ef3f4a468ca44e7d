import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Live Chat Bot' });
const image = (page: Page) => page.getByRole('dialog', { name: 'Gambar untuk Cek Deposit' });

test('with close watchers: closes the image, then the panel, without a history entry or a popstate', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    Object.assign(window, { popstates: 0 });
    addEventListener('popstate', () => {
      (window as unknown as { popstates: number }).popstates += 1;
    });
  });
  await openImage(page);
  await requestClose(page);
  await expect(image(page)).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await requestClose(page);
  await expect(panel(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Tanya Kami' }).tap();
  await page.getByRole('button', { name: 'Tutup' }).tap();
  await expect(panel(page)).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await page.evaluate(() => (window as unknown as { popstates: number }).popstates)).toBe(0);
});

test('with history entries: Back or a button closes the image, then Back the panel, also after three reloads', async ({
  hostPages,
  page,
}) => {
  await page.addInitScript(() => {
    delete (window as { CloseWatcher?: unknown }).CloseWatcher;
  });
  await page.goto(`${hostPages.url}/minimal.html`);
  await openImage(page);
  await expect.poll(() => layer(page)).toBe(2);
  await page.goBack();
  await expect(image(page)).toHaveCount(0);
  await expect(panel(page)).toBeVisible();

  // An image that is closed otherwise removes its entry.
  const small = page.getByRole('log').getByRole('img');
  await small.tap();
  await expect.poll(() => layer(page)).toBe(2);
  await image(page).getByRole('button', { name: 'Tutup' }).tap();
  await expect.poll(() => layer(page)).toBe(1);
  await expect(panel(page)).toBeVisible();

  await small.tap();
  await expect.poll(() => layer(page)).toBe(2);
  for (let round = 0; round < 3; round += 1) {
    await page.reload();
    await expect(panel(page)).toBeVisible();
    await expect.poll(() => layer(page)).toBe(1);
  }
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  expect(await layer(page)).toBe(0);
  expect(page.url()).toContain('/minimal.html');
});

async function openImage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tanya Kami' }).tap();
  await page.getByRole('button', { name: 'Deposit', exact: true }).tap();
  await page.getByRole('button', { name: 'Cek Deposit', exact: true }).tap();
  await page.getByText('Di mana nomor tiket saya?').tap();
  const small = page.getByRole('log').getByRole('img');
  await expect
    .poll(() => small.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(960);
  await small.tap();
  await expect(image(page)).toBeVisible();
}

/** Presses Escape outside the bot: a close request like Android's Back, which the bot's key handlers do not get. */
async function requestClose(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
}

function layer(page: Page): Promise<number> {
  return page.evaluate(() => (history.state as { faqChatbot?: number } | null)?.faqChatbot ?? 0);
}
