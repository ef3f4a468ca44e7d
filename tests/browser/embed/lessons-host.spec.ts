import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Tanya Kami' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Live Chat Bot' });

/** Returns the tag name of the element that a tap in the middle of the launcher or panel would reach. */
async function reached(page: Page, part: 'launcher' | 'panel'): Promise<string | undefined> {
  const box = await (part === 'launcher' ? launcher(page) : panel(page)).boundingBox();
  if (box === null) throw new Error(`The ${part} has no box.`);
  return page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.localName, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const);
}

test('is above the bars of the page and below its dialogs', async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/host-dialogs.html`);
  await expect(launcher(page)).toBeVisible();
  expect(await reached(page, 'launcher')).toBe('faq-chatbot');
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await reached(page, 'panel')).toBe('faq-chatbot');
  await page.getByRole('button', { name: 'Dialog lama' }).click();
  expect(await reached(page, 'panel')).toBe('div');
  await page.locator('.overlay').evaluate((overlay) => overlay.remove());
  await page.getByRole('button', { name: 'Dialog baru' }).click();
  await expect(page.getByText('Dialog halaman')).toBeVisible();
  expect(await reached(page, 'panel')).not.toBe('faq-chatbot');
});

for (const file of ['trusted-types', 'strict-csp']) {
  test(`violates no policy of ${file}.html, from the first tap to a checked ticket`, async ({
    hostPages,
    page,
  }) => {
    await page.goto(`${hostPages.url}/${file}.html`);
    await page.evaluate(() => {
      document.title = 'Nothing broken';
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        document.title = `Broken: ${violatedDirective}`;
      });
    });
    await launcher(page).click();
    await expect(panel(page)).toBeFocused();
    await page.getByRole('combobox', { name: 'Cari pertanyaan' }).fill('depo blm masuk');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Kembali ke Home' }).click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page.getByRole('button', { name: 'Cek Withdraw' }).click();
    await page.getByLabel('Username / ID Login').fill('sari_w');
    await page.getByLabel('Nomor Tiket Withdraw').fill('W3612311');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('1.995.000', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Nothing broken');
  });
}

test('has its styles under a strict policy in browsers without adopted style sheets, by the nonce of the tag', async ({
  hostPages,
  page,
  server,
}) => {
  await page.addInitScript(() => {
    for (const { prototype } of [Document, ShadowRoot]) {
      delete (prototype as Partial<DocumentOrShadowRoot>).adoptedStyleSheets;
    }
  });
  hostPages.add(
    '/nonce.html',
    `<!doctype html>
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; connect-src ${server.url}; img-src 'self' ${server.url} data:">
    <body><script src="${server.url}/faq-chatbot.js" nonce="abc" async></script>`,
  );
  await page.goto(`${hostPages.url}/nonce.html`);
  await expect(launcher(page)).toHaveCSS('cursor', 'pointer');
});

test('has its own appearance on a page that unsets every style', async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/reset-css.html`);
  await launcher(page).click();
  const deposit = page.getByRole('button', { name: 'Deposit', exact: true });
  await expect(deposit).toHaveCSS('font-size', '14px');
  await expect(deposit).toHaveCSS('cursor', 'pointer');
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(360);
  const box = await panel(page).boundingBox();
  expect([box?.x, box?.height]).toEqual([1280 - 20 - 360, 520]);
  await deposit.click();
  await page.getByRole('button', { name: 'Cek Deposit' }).click();
  await expect(page.getByLabel('Nomor Tiket Deposit')).toHaveCSS('border-top-width', '1px');
});

test('stays in the corner of the window beside a body that is transformed', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/transformed-body.html`);
  await expect(launcher(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  const box = await launcher(page).boundingBox();
  const { clientWidth, clientHeight } = await page
    .locator('html')
    .evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }));
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(clientWidth - 20, 1);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(clientHeight - 20, 1);
});

test('has its own size on a page that is zoomed, also at run time', async ({
  hostPages,
  page,
  server,
}) => {
  const box = { x: 900, y: 192, width: 360, height: 520 };
  for (const zoom of [0.8, 1.5]) {
    hostPages.add(
      `/${zoom}.html`,
      `<!doctype html><html lang="id" style="zoom: ${zoom}"><head><title>Diperbesar</title>
        <meta name="viewport" content="width=device-width"></head><body><h1>Diperbesar</h1>
        <script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${hostPages.url}/${zoom}.html`);
    // The panel stays open on the second page.
    if (zoom === 0.8) await launcher(page).click();
    await expect.poll(() => panel(page).boundingBox(), `${zoom}`).toEqual(box);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect
      .poll(() => panel(page).boundingBox(), `${zoom}`)
      .toEqual({ x: 0, y: 0, width: 360, height: 640 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${hostPages.url}/minimal.html`);
  await expect.poll(() => panel(page).boundingBox()).toEqual(box);
  await page.evaluate(() => {
    document.body.style.zoom = '1.5';
  });
  await expect.poll(() => panel(page).boundingBox()).toEqual(box);
});

test('covers nothing around the closed launcher', async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/bottom-bar.html`);
  const box = await launcher(page).boundingBox();
  if (box === null) throw new Error('The launcher has no box.');
  const strays = await page.evaluate(({ x, y, width, height }) => {
    const found: string[] = [];
    for (let left = 2; left < innerWidth; left += 10) {
      for (let top = 2; top < innerHeight; top += 10) {
        const isLauncher = left >= x && left <= x + width && top >= y && top <= y + height;
        const isBot = document.elementFromPoint(left, top)?.localName === 'faq-chatbot';
        if (isBot && !isLauncher) found.push(`${left},${top}`);
      }
    }
    return found;
  }, box);
  expect(strays).toEqual([]);
  const bar = await page.getByRole('navigation').boundingBox();
  expect(box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('scrolls no page by the wheel over its header, its foot or a short conversation', async ({
  hostPages,
  page,
  server,
}) => {
  hostPages.add(
    '/tinggi.html',
    `<!doctype html><html lang="id"><head><title>Tinggi</title><meta charset="utf-8"></head>
      <body style="height: 3000px"><h1>Halaman tinggi</h1>
      <script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/tinggi.html`);
  await launcher(page).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Kembali ke Home' }).click();
  const conversation = page.getByRole('region', { name: 'Percakapan' });
  const search = page.getByRole('combobox', { name: 'Cari pertanyaan' });
  for (const part of [page.getByText('Siap membantu Anda'), search, conversation]) {
    await part.hover();
    await page.mouse.wheel(0, 300);
  }
  // Scrolling takes some frames. After this scroll, an earlier one would be visible in the position too.
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 100);
  const pageTop = () => page.evaluate(() => scrollY);
  await expect.poll(pageTop).toBe(100);
});

test('is hidden on a page that hides its body until it has loaded', async ({
  hostPages,
  page,
  server,
}) => {
  hostPages.add(
    '/memuat.html',
    `<!doctype html><html lang="id"><head><title>Toko</title><style>body.memuat { visibility: hidden }</style></head>
      <body class="memuat"><main>Toko</main><script src="${server.url}/faq-chatbot.js" async></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/memuat.html`);
  await expect(page.locator('faq-chatbot [part=launcher]')).toBeHidden();
  await expect(page.locator('faq-chatbot [part=launcher]')).toHaveCount(1);
  await page.evaluate(() => document.body.classList.remove('memuat'));
  await expect(launcher(page)).toBeVisible();
});

test('checks a ticket in a frame that may not send forms', async ({ hostPages, page }) => {
  hostPages.add(
    '/bingkai.html',
    `<!doctype html><html lang="id"><head><title>Toko</title></head><body>
      <iframe src="/minimal.html" sandbox="allow-scripts" width="600" height="700"></iframe></body></html>`,
  );
  await page.goto(`${hostPages.url}/bingkai.html`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Tanya Kami' }).click();
  await frame.getByRole('button', { name: 'Deposit', exact: true }).click();
  await frame.getByRole('button', { name: 'Cek Deposit', exact: true }).click();
  await frame.getByLabel('Username / ID Login').fill('demo');
  await frame.getByLabel('Nomor Tiket').fill('D3612272');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('150.000', { exact: true })).toBeVisible();
});
