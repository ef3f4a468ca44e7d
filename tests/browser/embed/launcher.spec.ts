import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Tanya Kami' });
const words = (page: Page) => launcher(page).getByText('Tanya Kami');
const size = async (page: Page) => {
  const box = await launcher(page).boundingBox();
  return [box?.width, box?.height];
};

test('is a round icon with its attribute, and has an accessible name', async ({
  hostPages,
  page,
  server,
}) => {
  hostPages.add(
    '/ikon.html',
    `<!doctype html><html lang="id"><head><title>Ikon</title></head><body><h1>Ikon</h1>
      <script src="${server.url}/faq-chatbot.js" data-launcher="icon" async></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/ikon.html`);
  await expect(launcher(page)).toBeVisible();
  expect(await size(page)).toEqual([56, 56]);
  await expect(words(page)).toHaveCount(0);
  await page.evaluate(() =>
    document.querySelector('faq-chatbot')?.setAttribute('launcher', 'label'),
  );
  await expect(words(page)).toBeVisible();
  await launcher(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('keeps its label on a desktop when the page is scrolled', async ({ hostPages, page }) => {
  await openTallPage(page, hostPages.url);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(words(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('is a round icon after the first scroll, and stays one', async ({ hostPages, page }) => {
    await openTallPage(page, hostPages.url);
    await expect(words(page)).toBeVisible();
    expect((await size(page))[0]).toBeGreaterThan(100);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => size(page)).toEqual([56, 56]);
    await page.evaluate(() => scrollTo(0, 0));
    await launcher(page).tap();
    await page.getByRole('button', { name: 'Tutup' }).tap();
    expect(await size(page)).toEqual([56, 56]);
  });

  test('is a round icon after the visitor has scrolled a page inside an element', async ({
    hostPages,
    page,
  }) => {
    await openTallPage(page, hostPages.url);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'afterbegin',
        `<ul style="height:80px;overflow:auto"><li style="height:500px">Iklan</ul>
         <main class="isi" style="height:100vh;overflow:auto"><p style="height:3000px">Isi</main>`,
      );
      document.querySelector('ul')?.scrollTo(0, 100);
    });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(words(page)).toBeVisible();
    await page.evaluate(() => document.querySelector('.isi')?.scrollTo(0, 300));
    await expect.poll(() => size(page)).toEqual([56, 56]);
  });
});

async function openTallPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/minimal.html`);
  await page.evaluate(() => document.body.style.setProperty('height', '3000px'));
  await expect(launcher(page)).toBeVisible();
}
