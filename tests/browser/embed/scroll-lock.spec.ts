import type { Page } from '@playwright/test';
import { chromiumFlags } from '../../tools/browser.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

test.use({
  // Use scrollbars that take up space, as on Windows.
  launchOptions: {
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  },
});

const panel = (page: Page) => page.getByRole('dialog', { name: 'Live Chat Bot' });
const image = (page: Page) => page.getByRole('dialog', { name: 'Gambar untuk Cara deposit' });

const pages = {
  'a plain page': 'body { height: 3000px }',
  'a page that clips its body':
    'html, body { height: 100% } body { overflow-x: hidden } main { height: 3000px }',
  'a page that scrolls its root':
    'html { overflow-y: scroll } body { overflow-x: hidden; height: 3000px }',
};

for (const [name, css] of Object.entries(pages)) {
  // The second page is the most important one: both elements have styles that the lock must restore.
  test.describe(name, { tag: name.includes('clips') ? [] : slowTag }, () => {
    test.beforeEach(async ({ hostPages, page, server }) => {
      hostPages.add(
        '/tinggi.html',
        `<!doctype html><html lang="id"><head><title>Tinggi</title><meta charset="utf-8">
          <meta name="viewport" content="width=device-width"><style>${css}</style></head>
          <body><main><h1 style="text-align: right">Halaman tinggi</h1></main>
          <script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
      );
      await page.goto(`${hostPages.url}/tinggi.html`);
      await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 700));
    });

    test('does not scroll behind an enlarged image, nor shift', async ({ page }) => {
      const before = await look(page);
      expect(before.scrollY).toBe(700);
      await page.getByRole('button', { name: 'Tanya Kami' }).click();
      await page.getByRole('button', { name: 'Deposit', exact: true }).click();
      await page.getByRole('button', { name: 'Cara deposit' }).click();
      await page.getByRole('button', { name: 'Perbesar gambar: Cara deposit' }).click();
      await expect(image(page)).toBeVisible();
      await expect.poll(() => isLocked(page)).toBe(true);
      await tryToScroll(page);
      expect(await look(page)).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(image(page)).toHaveCount(0);
      await expect.poll(() => isLocked(page)).toBe(false);
      expect(await look(page)).toEqual(before);
      // A panel that does not cover the page leaves it scrollable.
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1100);
    });

    test('does not scroll behind a full-screen panel', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.evaluate(() => scrollTo(0, 700));
      const before = await look(page);
      await page.getByRole('button', { name: 'Tanya Kami' }).click();
      await expect(panel(page)).toBeVisible();
      await expect.poll(() => isLocked(page)).toBe(true);
      await tryToScroll(page);
      expect(await look(page)).toEqual(before);
      // Closing an image above the panel must not unlock the page.
      await page.getByRole('button', { name: 'Deposit', exact: true }).click();
      await page.getByRole('button', { name: 'Cara deposit' }).click();
      await page.getByRole('button', { name: 'Perbesar gambar: Cara deposit' }).click();
      await expect(image(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(image(page)).toHaveCount(0);
      await tryToScroll(page);
      expect(await look(page)).toEqual(before);
      await page.getByRole('button', { name: 'Tutup' }).click();
      await expect.poll(() => isLocked(page)).toBe(false);
      expect(await look(page)).toEqual(before);
    });
  });
}

test('scrolls again when the element is removed or the window grows', async ({
  hostPages,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => isLocked(page)).toBe(false);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.evaluate(() => document.querySelector('faq-chatbot')?.remove());
  await expect.poll(() => isLocked(page)).toBe(false);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('does not scroll by a finger on the header or the foot', async ({ hostPages, page }) => {
    await page.goto(`${hostPages.url}/minimal.html`);
    // Override the lock of the page, because iPhones ignore it. Only the bot's own styles remain.
    await page.addStyleTag({ content: 'html, body { overflow: visible !important }' });
    await page.evaluate(() => {
      document.body.style.height = '3000px';
      scrollTo(0, 700);
    });
    await page.getByRole('button', { name: 'Tanya Kami' }).tap();
    await page.getByRole('button', { name: 'Keamanan', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Kembali ke Home' })).toBeVisible();
    const session = await page.context().newCDPSession(page);
    for (const y of [30, 620]) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 150,
        y,
        yDistance: y < 320 ? 300 : -300,
        gestureSourceType: 'touch',
      });
      expect(await page.evaluate(() => scrollY)).toBe(700);
    }
  });
});

/** Returns what a visitor sees of the page and what its scripts can read. */
function look(page: Page) {
  return page.evaluate(() => ({
    scrollY,
    heading: document.querySelector('h1')?.getBoundingClientRect().right,
    attributes: [document.documentElement, document.body].map(({ attributes }) =>
      [...attributes].map(({ name, value }) => [name, value]),
    ),
  }));
}

function isLocked(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    ),
  );
}

/** Tries to scroll the page: with the wheel over the top of the overlay, and with keys while the page has the focus. */
async function tryToScroll(page: Page): Promise<void> {
  await page.mouse.move(100, 20);
  for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 500);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('PageDown');
  await page.waitForTimeout(300);
}
