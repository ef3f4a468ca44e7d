import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

const row = { answer: 'Lihat gambar ini.', parent_id: null };
const faqs = [
  { ...row, id: 900, question: 'Panduan panjang', image: 'ab12-600x1200.webp' },
  { ...row, id: 901, question: 'Panduan lebar', image: 'cd34-2000x800.webp' },
];
const small = (page: Page, question: string) =>
  page.getByRole('button', { name: `Perbesar gambar: ${question}` });

test.beforeEach(async ({ page }) => {
  await page.route('**/faqs/1*', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: faqs }),
  );
  await page.route('**/faqs/image/**', (route) => {
    const [, width, height] = /-(\d+)x(\d+)/.exec(route.request().url()) ?? [];
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`,
    });
  });
});

async function ask(page: Page, address: string, question: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: question }).click();
}

test('shows an image at most 300 px high, in its proportions, before it has loaded too', async ({
  hostPages,
  page,
}) => {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/ab12-600x1200.webp', async (route) => {
    await responded;
    await route.fallback();
  });
  await ask(page, `${hostPages.url}/minimal.html`, 'Panduan panjang');
  const image = small(page, 'Panduan panjang').getByRole('img');
  const size = async () => {
    // While the message moves, the sizes that the browser reports differ in the fifth digit.
    const box = await image.boundingBox();
    return [box?.width, box?.height].map((side) => Math.round(side ?? 0));
  };
  await expect.poll(size).toEqual([150, 300]);
  respond();
  await expect(image).toHaveJSProperty('naturalHeight', 1200);
  expect(await size()).toEqual([150, 300]);
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`fits an enlarged image into the window first, then shows the tapped place in its own size, ${viewport.width} px`, {
    tag: viewport.width === 360 ? [] : slowTag,
  }, async ({ hostPages, page }) => {
    await page.setViewportSize(viewport);
    await ask(page, `${hostPages.url}/minimal.html`, 'Panduan lebar');
    await small(page, 'Panduan lebar').click();
    const zoom = page.getByRole('dialog', { name: 'Gambar untuk Panduan lebar' });
    const image = zoom.getByRole('img');
    const box = async () => {
      const { x, y, width, height } = (await image.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return [x, y, width, height].map(Math.round);
    };
    const { width, height } = viewport;
    const fitted = width * 0.4;
    await expect.poll(box).toEqual([0, Math.round((height - fitted) / 2), width, fitted]);
    await expect(image).toHaveCSS('cursor', 'zoom-in');

    // A quarter from the left; this place moves to the middle of the window.
    await image.click({ position: { x: width / 4, y: fitted / 2 } });
    const top = height < 800 ? Math.round((height - 800) / 2) : 0;
    await expect.poll(box).toEqual([Math.min(0, width / 2 - 500), top, 2000, 800]);
    await page.mouse.move(width / 2, height / 2);
    // Scroll to the opposite corner of the image. The browser's thread for scrolling may not know the new size yet.
    await expect(async () => {
      await page.mouse.wheel(3000, 3000);
      expect(await box()).toEqual([width - 2000, Math.min(0, height - 800), 2000, 800]);
    }).toPass();
    const close = await zoom.getByRole('button', { name: 'Tutup' }).boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBe(width - 8);
    expect(close?.y).toBe(8);
    await page.mouse.click(width / 2, height / 2);
    await expect(zoom).toHaveCount(0);
  });
}

test('shows an enlarged image in its own size by keyboard', async ({
  hostPages,
  page,
  checkAxe,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await ask(page, `${hostPages.url}/minimal.html`, 'Panduan lebar');
  await small(page, 'Panduan lebar').click();
  const zoom = page.getByRole('dialog', { name: 'Gambar untuk Panduan lebar' });
  const enlarge = zoom.getByRole('button', { name: 'Perbesar gambar' });
  await expect(enlarge).toHaveAttribute('aria-pressed', 'false');
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
  expect((await zoom.getByRole('img').boundingBox())?.width).toBe(2000);
  await checkAxe(page);
  await page.keyboard.press('Enter');
  expect((await zoom.getByRole('img').boundingBox())?.width).toBe(360);
});

test('covers the window in browsers that do not position a modal dialog as fixed', async ({
  hostPages,
  page,
}) => {
  // A dialog that is not modal has the same style as any dialog in Chromium before 86.
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.evaluate(() => {
    document.body.style.height = '3000px';
    scrollTo(0, 700);
  });
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Panduan lebar' }).click();
  await small(page, 'Panduan lebar').click();
  await expect
    .poll(() => page.getByRole('dialog', { name: 'Gambar untuk Panduan lebar' }).boundingBox())
    .toEqual({ x: 0, y: 0, width: 360, height: 640 });
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('opens an image in a new tab in browsers without dialogs', async ({ hostPages, page }) => {
  await page.addInitScript(() => {
    delete (window as { HTMLDialogElement?: unknown }).HTMLDialogElement;
  });
  await ask(page, `${hostPages.url}/minimal.html`, 'Panduan lebar');
  const opened = page.context().waitForEvent('page');
  await small(page, 'Panduan lebar').click();
  expect((await opened).url()).toContain('/faqs/image/cd34-2000x800.webp');
});

test('loads an image again that has failed, and keeps the focus on it', async ({
  hostPages,
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  let isDown = true;
  await page.route('**/cd34-2000x800.webp', (route) => (isDown ? route.abort() : route.fallback()));
  await ask(page, `${hostPages.url}/minimal.html`, 'Panduan lebar');
  await expect(page.getByText('Gambar tidak dapat dimuat.')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Muat lagi' });
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(retry).toBeVisible();
  isDown = false;
  await page.keyboard.press('Enter');
  const image = small(page, 'Panduan lebar');
  await expect(image.getByRole('img')).toHaveJSProperty('naturalWidth', 2000);
  await expect(image).toBeFocused();
});
