import type { Locator, Page } from '@playwright/test';
import { requireMaterialUi } from '../../tools/material-ui.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });

  test('is used by taps on a page with FastClick', async ({ hostPages, page, server }) => {
    hostPages.add(
      '/fastclick.html',
      `<!doctype html><html lang="id"><head><meta name="viewport" content="width=device-width"><title>Toko</title>
        <script src="/lib/fastclick/lib/fastclick.js"></script></head><body>
        <button onclick="document.title += '!'">Beli</button><script>FastClick.attach(document.body)</script>
        <script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
    );
    await page.goto(`${hostPages.url}/fastclick.html`);
    await page.getByRole('button', { name: 'Beli' }).tap();
    await expect(page).toHaveTitle('Toko!');
    await page.getByRole('button', { name: 'Tanya Kami' }).tap();
    await page.getByRole('button', { name: 'Keamanan' }).tap();
    await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
    await page.getByRole('combobox').tap();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.getByRole('button', { name: 'Tutup' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

for (const [browser, script] of [
  ['a browser', ''],
  ['a browser without popovers', 'delete HTMLElement.prototype.showPopover;'],
] as const) {
  test(`is above the fixed bars of the page while it fills the screen of ${browser}`, async ({
    hostPages,
    page,
    server,
  }) => {
    hostPages.add(
      '/bilah.html',
      `<!doctype html><html lang="id"><head><meta name="viewport" content="width=device-width"><title>Toko</title>
        <script>${script}</script></head>
        <body><header style="position:fixed;z-index:10000;top:0;left:0;right:0;height:64px;background:red">Menu</header>
        <dialog><p>Pesan toko</p></dialog>
        <script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
    );
    await page.goto(`${hostPages.url}/bilah.html`);
    await expectAboveBar(page);
  });
}

test('is above the app bar of Material UI and below a dialog that is opened later', {
  tag: slowTag,
}, async ({ hostPages, page, server }) => {
  hostPages.add('/material-ui.js', await requireMaterialUi());
  hostPages.add(
    '/material.html',
    `<!doctype html><html lang="id"><head><meta name="viewport" content="width=device-width"><title>Toko</title>
      <script src="/material-ui.js"></script></head><body><div id="app"></div>
      <dialog><p>Pesan toko</p></dialog><script>
        const { AppBar, Toolbar, Button } = MaterialUI;
        ReactDOM.createRoot(document.getElementById('app')).render(
          React.createElement(AppBar, null, React.createElement(Toolbar, null, React.createElement(Button, { color: 'inherit' }, 'Menu'))));
      </script><script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/material.html`);
  const bar = page.locator('.MuiAppBar-root');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar).toHaveCSS('z-index', '1100');
  await expectAboveBar(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
});

test('is as large as on other pages on a page without a viewport meta, and when the phone is turned', async ({
  hostPages,
  page,
  server,
}) => {
  // Phones lay such a page out 980 px wide and shrink it to the screen.
  hostPages.add(
    '/tanpa-viewport.html',
    `<!doctype html><html lang="id"><head><title>Toko</title></head><body><h1>Toko</h1><p>${'Selamat datang. '.repeat(200)}</p>
      <script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/tanpa-viewport.html`);
  await page.waitForLoadState('networkidle');
  const screenWidth = () => page.evaluate(() => screen.width);
  /** The place of an element in pixels of the screen. */
  const onScreen = async (part: Locator) => {
    const shrinkage = (await screenWidth()) / 980;
    const { x, y, width, height } = (await part.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return [x, y, width, height].map((length) => Math.round(length * shrinkage));
  };
  expect(await page.evaluate(() => innerWidth)).toBe(980);
  const launcher = page.getByRole('button', { name: 'Tanya Kami' });
  await expect.poll(async () => (await onScreen(launcher))[3]).toBe(56);
  await launcher.tap();
  const panel = page.getByRole('dialog', { name: 'Live Chat Bot' });
  await expect.poll(() => onScreen(panel)).toEqual([0, 0, 360, 740]);
  const topic = page.getByRole('button', { name: 'Deposit', exact: true });
  expect((await onScreen(topic))[3]).toBeGreaterThanOrEqual(44);
  await topic.tap();
  await expect(page.getByRole('log')).toContainText('Anda: Deposit');
  await page.getByRole('combobox').tap();
  await page.keyboard.type('lupa password');
  await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(async () => (await onScreen(panel))[3]).toBe(360);
  expect((await onScreen(panel))[2]).toBeGreaterThanOrEqual(740);
  await page.getByRole('button', { name: 'Tutup' }).tap();
  await expect(panel).toHaveCount(0);
});

async function expectAboveBar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tanya Kami' }).tap();
  const panel = page.getByRole('dialog', { name: 'Live Chat Bot' });
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(panel).toBeFocused();
  // A dialog that the page opens later is above the panel.
  const tagAt = () =>
    page.evaluate(
      () => document.elementFromPoint(180, 370)?.closest('dialog, faq-chatbot')?.localName,
    );
  expect(await tagAt()).toBe('faq-chatbot');
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  expect(await tagAt()).toBe('dialog');
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await page.getByRole('button', { name: 'Tutup' }).tap();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
}
