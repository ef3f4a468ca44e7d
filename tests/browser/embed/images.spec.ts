import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

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
  test(`enlarges an image to its own size, with scrolling, ${viewport.width} px`, async ({
    hostPages,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await ask(page, `${hostPages.url}/minimal.html`, 'Panduan lebar');
    await small(page, 'Panduan lebar').click();
    const zoom = page.getByRole('dialog', { name: 'Gambar untuk Panduan lebar' });
    await expect(zoom.getByRole('img')).toHaveJSProperty('naturalWidth', 2000);
    const box = await zoom.getByRole('img').boundingBox();
    expect([box?.width, box?.height]).toEqual([2000, 800]);
    expect(box?.x).toBe(0);
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await page.mouse.wheel(3000, 3000);
    // Scroll to the opposite corner of the image.
    await expect
      .poll(async () => {
        const moved = await zoom.getByRole('img').boundingBox();
        return [(moved?.x ?? 0) + 2000, (moved?.y ?? 0) + 800];
      })
      .toEqual([viewport.width, viewport.height < 800 ? viewport.height : 800]);
    const close = await zoom.getByRole('button', { name: 'Tutup' }).boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBe(viewport.width - 8);
    expect(close?.y).toBe(8);
  });
}

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
