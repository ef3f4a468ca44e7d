import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Tanya Kami' });

/** The launcher's distance to the window's lower edge, and whether it has its label. */
async function place(page: Page): Promise<{ bottom: number; hasLabel: boolean }> {
  const box = await launcher(page).boundingBox();
  const bottom = (page.viewportSize()?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
  return { bottom: Math.round(bottom), hasLabel: (box?.width ?? 0) > 60 };
}

/** How many of 81 points of an element a press reaches. */
function pressable(page: Page, name: string): Promise<number> {
  return page.getByRole('button', { name }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const root = button.getRootNode() as Document | ShadowRoot;
    let count = 0;
    for (let x = 1; x < 10; x += 1) {
      for (let y = 1; y < 10; y += 1) {
        const found = root.elementFromPoint(left + (width * x) / 10, top + (height * y) / 10);
        if (found === button) count += 1;
      }
    }
    return count;
  });
}

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, { tag: width === 360 ? [] : slowTag }, () => {
    test.use({ viewport: { width, height: 640 } });

    test('moves above a cookie banner, and returns with its label when the banner is closed', async ({
      hostPages,
      page,
      server,
    }) => {
      hostPages.add(
        '/banner.html',
        host(
          `<div style="position:fixed;left:0;right:0;bottom:0;z-index:1000;background:#eee;padding:16px;display:flex;justify-content:space-between">
            <span>Situs ini memakai cookie.</span>
            <button onclick="this.parentElement.remove()" style="padding:12px 24px">Terima</button></div>`,
          server.url,
        ),
      );
      await page.goto(`${hostPages.url}/banner.html`);
      await expect.poll(() => pressable(page, 'Terima')).toBe(81);
      expect((await place(page)).hasLabel).toBe(false);
      await page.getByRole('button', { name: 'Terima' }).click();
      await expect.poll(() => place(page)).toEqual({ bottom: 20, hasLabel: true });
    });

    test('is above a bar that stays, and opens its whole panel', async ({
      hostPages,
      page,
      server,
    }) => {
      // This bar would cover the bot.
      hostPages.add(
        '/bilah.html',
        host(
          `<nav style="position:fixed;left:0;right:0;bottom:0;z-index:2147483647;height:160px;background:#fde68a">
            <a href="/">Beranda</a></nav>`,
          server.url,
        ),
      );
      await page.goto(`${hostPages.url}/bilah.html`);
      await expect.poll(async () => (await place(page)).bottom).toBe(160 + 8);
      await launcher(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('combobox')).toBeInViewport({ ratio: 1 });
      await expect(dialog).toBeInViewport({ ratio: 1 });
      await dialog.getByRole('combobox').click({ trial: true });
      await dialog.getByRole('button', { name: 'Tutup' }).click();
      expect((await place(page)).bottom).toBe(160 + 8);
    });
  });
}

test('moves above a banner in a wrapper, in a shadow root, and one that is sticky', async ({
  hostPages,
  page,
  server,
}) => {
  for (const [name, open, close] of [
    [
      'inside a wrapper that fills the window',
      '<div style="position:fixed;inset:0;pointer-events:none"><div style="position:absolute;left:0;right:0;bottom:0;pointer-events:auto;background:#eee;padding:16px;text-align:right">',
      '</div></div>',
    ],
    [
      'that is sticky',
      '<div style="height:2000px"></div><div style="position:sticky;bottom:0;background:#eee;padding:16px;text-align:right">',
      '</div>',
    ],
    [
      'in a shadow root',
      '<div><template shadowrootmode="open"><div style="position:fixed;left:0;right:0;bottom:0;background:#eee;padding:16px;text-align:right">',
      '</div></template></div>',
    ],
  ] as const)
    await test.step(name, async () => {
      const button = '<button style="padding:12px 24px">Terima</button>';
      hostPages.add('/bentuk.html', host(`${open}${button}${close}`, server.url));
      await page.goto(`${hostPages.url}/bentuk.html`);
      await expect.poll(() => pressable(page, 'Terima')).toBe(81);
    });
});

test('shows only its icon beside a small button, in its corner and at its height', async ({
  hostPages,
  page,
  server,
}) => {
  hostPages.add(
    '/ke-atas.html',
    host(
      `<button style="position:fixed;left:110px;bottom:44px;width:40px;height:40px">Atas</button>`,
      server.url,
      'data-position="bottom-left" data-offset-y="40"',
    ),
  );
  await page.goto(`${hostPages.url}/ke-atas.html`);
  await expect.poll(() => place(page)).toEqual({ bottom: 40, hasLabel: false });
  expect((await launcher(page).boundingBox())?.x).toBe(20);
});

test('keeps its place in an app that fills the window, and measures nothing while it scrolls', async ({
  hostPages,
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const { elementsFromPoint } = Document.prototype;
    Object.assign(window, { measured: 0 });
    Document.prototype.elementsFromPoint = function (x, y) {
      (window as unknown as { measured: number }).measured += 1;
      return elementsFromPoint.call(this, x, y);
    };
  });
  hostPages.add(
    '/aplikasi.html',
    host(
      `<main style="position:fixed;top:0;right:0;bottom:0;left:0;overflow:auto">
        ${'<p style="height:90px;text-align:right"><a href="/">Beli</a></p>'.repeat(40)}</main>`,
      server.url,
    ),
  );
  await page.goto(`${hostPages.url}/aplikasi.html`);
  await expect(launcher(page)).toBeVisible();
  const measured = () => page.evaluate<number>('measured');
  await expect.poll(measured).toBeGreaterThan(0);
  // The last measurement after the start comes after three seconds.
  const first = await measured();
  await expect.poll(measured).toBeGreaterThan(first);
  const before = await measured();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value;
  };
  const layoutsBefore = await layouts();
  for (let top = 100; top <= 2000; top += 100) {
    await page.evaluate(
      (top) =>
        new Promise((resolve) => {
          document.querySelector('main')?.scrollTo(0, top);
          requestAnimationFrame(resolve);
        }),
      top,
    );
  }
  expect(await layouts()).toBe(layoutsBefore);
  expect(await measured()).toBe(before);
  expect(await place(page)).toEqual({ bottom: 20, hasLabel: true });
});

function host(content: string, serverUrl: string, attributes = ''): string {
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Toko</title>
    <meta name="viewport" content="width=device-width"></head><body><h1>Toko</h1>${content}
    <script src="${serverUrl}/faq-chatbot.js?website=1" ${attributes} async></script></body></html>`;
}
