import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ hostPages, page }) => {
  // Without close watchers, as in Safari and Firefox, the panel needs a history entry. `phone-back.spec.ts` tests both.
  await page.addInitScript(() => {
    delete (window as { CloseWatcher?: unknown }).CloseWatcher;
  });
  await page.goto(`${hostPages.url}/spa.html`);
  await open(page);
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeVisible();
});

/** Opens the panel, and waits until it has the focus and a history entry, which it gets after rendering. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tanya Kami' }).tap();
  await expect(page.getByRole('dialog')).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state)).toHaveProperty('faqChatbot');
}

test('fills the visible part of the window, and traps the focus while it covers the page', async ({
  page,
}) => {
  const panel = page.getByRole('dialog', { name: 'Live Chat Bot' });
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(panel).toHaveAttribute('aria-modal', 'true');
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toHaveCount(0);

  const stops = new Set<string>();
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press('Tab');
    stops.add(await page.evaluate(() => document.activeElement?.localName ?? 'none'));
  }
  expect([...stops]).toEqual(['faq-chatbot']);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('faq-chatbot');

  await page.getByRole('button', { name: 'Keamanan' }).tap();
  await page.getByRole('button', { name: 'Tips menjaga keamanan akun' }).tap();
  await test.step('has touch targets that are large enough', async () => {
    for (const button of await panel.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        `${await button.textContent()}`,
      ).toBeGreaterThan(43);
    }
  });

  await test.step('fits a phone of 320 px, and a phone in landscape', async () => {
    const overflow = () =>
      panel.evaluate((element) =>
        [element, ...element.querySelectorAll('*')].some(
          (part) =>
            part.getBoundingClientRect().right > innerWidth + 0.5 &&
            getComputedStyle(part).position !== 'absolute',
        ),
      );
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 740, height: 360 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
      expect(await overflow()).toBe(false);
    }
  });
});

test('closes with the Back button instead of leaving the page, and restores its history', async ({
  page,
}) => {
  const state = () => page.evaluate(() => history.state);
  const launcher = page.getByRole('button', { name: 'Tanya Kami' });
  const dialog = page.getByRole('dialog');
  const address = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(launcher).toBeVisible();

  await test.step('restores the history when it is closed in another way', async () => {
    await open(page);
    await page.getByRole('button', { name: 'Tutup' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect.poll(state).toBeNull();
    await page.getByRole('button', { name: 'Pindah halaman' }).tap();
    await expect(page.getByRole('heading', { name: 'Halaman-1' })).toBeVisible();
    await open(page);
    await page.getByRole('button', { name: 'Tutup' }).tap();
    await expect.poll(state).toEqual({ view: 1 });
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Beranda' })).toBeVisible();
  });

  await test.step('never undoes a navigation of the site', async () => {
    await open(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('#pindah')?.click());
    await page.getByRole('button', { name: 'Tutup' }).tap();
    await expect(dialog).toHaveCount(0);
    // A wrong Back of the panel would take a moment. Open and close it again, so that the wrong Back has happened by then.
    await open(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('#Halaman-2');
  });

  await test.step('removes its history entry when the window becomes wide', async () => {
    await open(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(launcher).toBeVisible();
    await expect.poll(state).toEqual({ view: 2 });
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Tutup' }).tap();
  });

  await test.step('restores the history state of the page when it is removed while open', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await page.evaluate(() => document.querySelector('faq-chatbot')?.remove());
    await expect.poll(state).toEqual({ view: 2 });
  });
});
