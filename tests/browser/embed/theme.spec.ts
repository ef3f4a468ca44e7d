import type { Page } from '@playwright/test';
import { checkHtml } from '../check-html.ts';
import { expect, test } from '../fixtures.ts';

const theme = (page: Page) => page.locator('faq-chatbot .root').getAttribute('data-theme');

test('follows the theme switch of the page', async ({ hostPages, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${hostPages.url}/dark-toggle.html`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  expect(await theme(page)).toBe('light');
  await page.getByRole('button', { name: 'Ganti tema' }).click();
  await expect.poll(() => theme(page)).toBe('dark');
  await page.getByRole('button', { name: 'Ganti tema' }).click();
  await expect.poll(() => theme(page)).toBe('light');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(() => theme(page)).toBe('dark');
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'));
  await expect.poll(() => theme(page)).toBe('dark');
  await page.evaluate(() =>
    document.documentElement.style.setProperty('color-scheme', 'light dark'),
  );
  await expect.poll(() => theme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(page)).toBe('light');
});

test('follows the theme switches of style sheets, and reads a changed sheet when it is opened', async ({
  hostPages,
  page,
  server,
}) => {
  const scheme = (selector: string) => `<style>${selector} { color-scheme: dark; }</style>`;
  for (const [place, attribute, light, dark, head] of [
    ['html', 'data-mantine-color-scheme', 'light', 'dark'],
    ['html', 'data-color-mode', 'light', 'dark'],
    // Material for MkDocs.
    ['body', 'data-md-color-scheme', 'default', 'slate'],
    [
      'html',
      'data-bs-theme',
      'light',
      'dark',
      '<link rel="stylesheet" href="/lib/bootstrap/dist/css/bootstrap.css">',
    ],
  ] as const) {
    hostPages.add(
      '/tema.html',
      `<!doctype html><html lang="id"><head><title>Toko</title>${head ?? scheme(`[${attribute}=${dark}]`)}</head>
        <body><h1>Toko</h1><script>document.querySelector('${place}').setAttribute('${attribute}', '${light}')</script>
        <script src="${server.url}/faq-chatbot.js" data-theme="host" async></script></body></html>`,
    );
    await page.goto(`${hostPages.url}/tema.html`);
    await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
    expect(await theme(page), attribute).toBe('light');
    for (const [value, expected] of [
      [dark, 'dark'],
      [light, 'light'],
    ] as const) {
      await page
        .locator(place)
        .evaluate((root, set) => root.setAttribute(...set), [attribute, value] as const);
      await expect.poll(() => theme(page), attribute).toBe(expected);
    }
  }

  await page.addStyleTag({ content: ':root { color-scheme: dark !important; }' });
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect.poll(() => theme(page)).toBe('dark');
});

test('follows the background of a page that declares no theme', async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/dark-background.html`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await expect.poll(() => theme(page)).toBe('dark');
  // Wait for the transition to the new colour.
  await page.getByRole('button', { name: 'Siang atau malam' }).click();
  await expect.poll(() => theme(page)).toBe('light');
  await page.evaluate(() => {
    document.body.style.background = 'none';
    document.documentElement.style.background = 'oklch(0.21 0.03 265)';
  });
  await expect.poll(() => theme(page)).toBe('dark');
  // A gradient or an image has no single colour, so the bot reads the colour of the text.
  await page.evaluate(() => {
    document.documentElement.style.background = 'none';
    document.body.style.background = 'linear-gradient(#f8fafc, #e2e8f0)';
  });
  await expect.poll(() => theme(page)).toBe('light');
  await page.evaluate(() => {
    document.body.style.color = '#e2e8f0';
    document.body.style.background = 'linear-gradient(#0f172a, #020617)';
  });
  await expect.poll(() => theme(page)).toBe('dark');
  // A theme that the page declares has priority.
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  await expect.poll(() => theme(page)).toBe('light');
});

test('reads the background again when a style sheet loads later', async ({
  hostPages,
  page,
  server,
}) => {
  hostPages.add(
    '/terlambat.html',
    `<!doctype html><html lang="id"><head><title>Terlambat</title></head><body><h1>Terlambat</h1>
      <script src="${server.url}/faq-chatbot.js"></script>
      <script>
        addEventListener('DOMContentLoaded', () => {
          document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/gelap.css' }));
        });
      </script></body></html>`,
  );
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/gelap.css', async (route) => {
    await responded;
    await route.fulfill({ contentType: 'text/css', body: 'body { background: #0f172a }' });
  });
  await page.goto(`${hostPages.url}/terlambat.html`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => theme(page)).toBe('light');
  respond();
  await expect.poll(() => theme(page)).toBe('dark');
});

test('draws an edge around an accent in the colour of the theme', async ({
  hostPages,
  page,
  checkAxe,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  const launcher = page.getByRole('button', { name: 'Tanya Kami' });
  await expect(launcher).toBeVisible();
  for (const [accent, setting, line] of [
    ['#ffffff', 'light', 'rgb(131, 141, 158)'],
    ['#1a1e26', 'dark', 'rgb(114, 125, 144)'],
  ] as const) {
    await page.evaluate(
      (attributes) => {
        for (const [name, value] of Object.entries(attributes))
          document.querySelector('faq-chatbot')?.setAttribute(name, value);
      },
      { accent, theme: setting },
    );
    await expect.poll(() => theme(page)).toBe(setting);
    await expect
      .poll(() => launcher.evaluate((button) => getComputedStyle(button).boxShadow))
      .toContain(line);
    await launcher.click();
    if (setting === 'light') {
      await page.getByRole('button', { name: 'Keamanan', exact: true }).click();
      await page.getByRole('combobox').fill('cek deposit');
      await page.getByRole('option', { name: 'Cek Deposit', exact: true }).click();
    }
    const own = page
      .getByRole('log')
      .getByRole('heading')
      .filter({ hasText: /^Keamanan$/ });
    await expect(own).toHaveCSS('border-color', line);
    await expect(page.locator('header')).toHaveCSS('border-bottom-color', line);
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCSS('border-color', line);
    await checkAxe(page);
    await page.getByRole('button', { name: 'Tutup' }).click();
  }
});

test('has no error of HTML and no violation that axe can find, in either theme', async ({
  hostPages,
  page,
  checkAxe,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  const launcher = page.getByRole('button', { name: 'Tanya Kami' });
  await expect(launcher).toBeVisible();
  const checkBoth = async () => {
    for (const value of ['light', 'dark']) {
      await page.evaluate(
        (colours) => document.querySelector('faq-chatbot')?.setAttribute('theme', colours),
        value,
      );
      await expect.poll(() => theme(page)).toBe(value);
      await checkAxe(page);
    }
    await checkHtml(page);
  };
  await checkBoth();
  await launcher.click();
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeVisible();
  await checkBoth();
  await page.getByRole('combobox', { name: 'Cari pertanyaan' }).fill('depo');
  await expect(page.getByRole('option').first()).toBeVisible();
  await checkHtml(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Cek Deposit' }).click();
  await page.getByText('Di mana nomor tiket saya?').click();
  await expect(page.getByRole('log').getByRole('img')).toBeVisible();
  await checkBoth();
});

test('follows the system, or neither, and takes its position, layer and colour from attributes at run time', async ({
  hostPages,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${hostPages.url}/minimal.html`);
  const launcher = page.getByRole('button', { name: 'Tanya Kami' });
  await expect(launcher).toBeVisible();
  const set = (value: string) =>
    page.evaluate(
      (setting) => document.querySelector('faq-chatbot')?.setAttribute('theme', setting),
      value,
    );
  await set('auto');
  await expect.poll(() => theme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(page)).toBe('light');
  await set('dark');
  await expect.poll(() => theme(page)).toBe('dark');
  await set('light');

  await page.evaluate(() => {
    const bot = document.querySelector('faq-chatbot');
    for (const [name, value] of Object.entries({
      position: 'bottom-left',
      'offset-x': '40',
      'offset-y': '96',
      'z-index': '7',
      accent: '#ffcc00',
    }))
      bot?.setAttribute(name, value);
  });
  await expect.poll(async () => (await launcher.boundingBox())?.x).toBe(40);
  const box = await launcher.boundingBox();
  expect(800 - (box?.y ?? 0) - (box?.height ?? 0)).toBe(96);
  const styles = await launcher.evaluate((button) => ({
    layer: getComputedStyle(button.parentElement as Element).zIndex,
    fill: getComputedStyle(button).backgroundColor,
    text: getComputedStyle(button).color,
  }));
  expect(styles).toEqual({ layer: '7', fill: 'rgb(255, 204, 0)', text: 'rgb(0, 0, 0)' });
  // Dark Reader finds the colour only in a style sheet.
  const sheets = await launcher.evaluate((button) =>
    (button.getRootNode() as ShadowRoot).adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => /--accent-fill: ([^;]+)/.exec(cssText)?.[1])
      .filter(Boolean),
  );
  expect(sheets).toEqual(['rgb(255, 204, 0)']);
});

test('can be styled from the page, and keeps its borders in forced colours', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await page.addStyleTag({
    content: `faq-chatbot { --faq-panel-width: 320px; --faq-panel-height: 400px; --faq-z-index: 5 }
      faq-chatbot::part(option) { border-radius: 0 }`,
  });
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  const option = page.getByRole('button', { name: 'Deposit' });
  await expect(option).toHaveCSS('border-radius', '0px');
  await expect
    .poll(async () => {
      const box = await page.getByRole('dialog').boundingBox();
      return [box?.width, box?.height];
    })
    .toEqual([320, 400]);
  await page.emulateMedia({ forcedColors: 'active' });
  const border = await page
    .getByRole('dialog')
    .evaluate((panel) => getComputedStyle(panel).borderTopWidth);
  expect(border).toBe('1px');
});
