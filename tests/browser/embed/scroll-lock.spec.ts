import type { Page } from '@playwright/test';
import { chromiumFlags } from '../../tools/browser.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { isLocked } from './is-locked.ts';

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
    test('does not scroll behind an enlarged image or a full-screen panel, nor shift', async ({
      hostPages,
      page,
      server,
    }) => {
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

      await test.step('an enlarged image', async () => {
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
        await page.getByRole('button', { name: 'Tutup' }).click();
      });

      await test.step('a full-screen panel', async () => {
        await page.setViewportSize({ width: 360, height: 640 });
        await page.evaluate(() => scrollTo(0, 700));
        const before = await look(page);
        await page.getByRole('button', { name: 'Tanya Kami' }).click();
        await expect(panel(page)).toBeVisible();
        await expect.poll(() => isLocked(page)).toBe(true);
        await tryToScroll(page);
        expect(await look(page)).toEqual(before);
        // Closing an image above the panel must not unlock the page.
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
  });
}

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

/** Tries to scroll the page: with the wheel over the top of the overlay, and with keys while the page has the focus. */
async function tryToScroll(page: Page): Promise<void> {
  await page.mouse.move(100, 20);
  for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 500);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('PageDown');
  await page.waitForTimeout(300);
}
