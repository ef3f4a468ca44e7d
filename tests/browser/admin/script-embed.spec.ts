import type { Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { askForAgent, vendorsUnderTest } from '../vendors/shop-with-vendor.ts';
import { widths } from './looks.ts';
import { expect, test } from './signed-in.ts';

const violation = /violates the following Content Security Policy/;

async function setLivechat(page: Page, link: string): Promise<void> {
  const written = await page.request.put('/api/websites/1', {
    data: valid.website({ name: 'Toko', livechat_link: link }),
  });
  expect(written.ok()).toBe(true);
}

/** Returns the text in the Script page's card with this title. */
async function readPrinted(page: Page, title: string): Promise<string> {
  const card = page.locator('section', { has: page.getByRole('heading', { name: title }) });
  return (await card.locator('pre').textContent()) ?? '';
}

/** Creates a site owner's page with the shown tag, whose policy allows only the shown lines. */
async function readShop(page: Page): Promise<string> {
  await page.goto('/script');
  const policy = await readPrinted(page, 'Content-Security-Policy');
  const tag = await readPrinted(page, 'Pasang widget');
  return `<!doctype html><html lang="id"><head><title>Toko</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${policy}"></head>
    <body><h1>Toko</h1>${tag}</body></html>`;
}

for (const vendor of vendorsUnderTest) {
  test(`${vendor.name} opens on a page with the shown policy`, { tag: vendor.tag }, async ({
    page,
    context,
    hostPages,
  }) => {
    await setLivechat(page, vendor.link);
    hostPages.add('/toko.html', await readShop(page));
    const path = `tests/browser/vendors/${vendor.standIn}`;
    await context.route(vendor.script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        path,
      }),
    );
    await page.goto(`${hostPages.url}/toko.html`);
    await askForAgent(page);
    await expect(page.getByRole('region', { name: vendor.name })).toBeVisible();
  });

  test(`the shown tag works on a page with only the shown policy, but ${vendor.name} needs its lines`, {
    tag: vendor.tag,
  }, async ({ page, context, hostPages, allowConsole }) => {
    allowConsole(violation);
    await setLivechat(page, 'https://wa.me/6281234');
    const shop = await readShop(page);
    await setLivechat(page, vendor.link);
    hostPages.add('/toko.html', shop);
    const violations: string[] = [];
    page.on('console', (message) => {
      if (violation.test(message.text())) violations.push(message.text());
    });
    let isAsked = false;
    await context.route(vendor.script, (route) => {
      isAsked = true;
      return route.abort();
    });
    await context.route(/^https:\/\/(tawk\.to|direct\.lc\.chat)/, (route) =>
      route.fulfill({ body: 'The live chat by itself.' }),
    );
    await page.goto(`${hostPages.url}/toko.html`);
    await page.getByRole('button', { name: 'Tanya Kami' }).click();
    const panel = page.getByRole('dialog', { name: 'Live Chat Bot' });
    await panel.getByRole('button', { name: 'Deposit', exact: true }).click();
    await panel.getByRole('button', { name: 'Cara deposit' }).click();
    const picture = panel.getByRole('log').getByRole('img').last();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    const background = await panel.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).toBe('rgb(245, 247, 250)');
    expect(violations).toEqual([]);

    for (const name of ['Kembali ke Home', 'Keamanan', 'Tips menjaga keamanan akun'])
      await panel.getByRole('button', { name, exact: true }).click();
    await panel.getByRole('button', { name: 'Hubungi Live Agent Kami' }).click();
    await expect.poll(() => violations).not.toEqual([]);
    expect(isAsked).toBe(false);
  });
}

for (const { width, tag } of widths) {
  test(`the preview is a real bot, separate from the page's own, at ${width} px`, { tag }, async ({
    page,
    checkAxe,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // axe would report the contrast of options that fade in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/script');
    const preview = page.getByRole('region', { name: 'Pratinjau Live Chat Bot' });
    await preview.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(preview.getByRole('log')).toContainText('Ada yang bisa kami bantu soal deposit?');
    await checkAxe(page);

    const stage = await page.getByRole('region', { name: 'Pratinjau', exact: true }).boundingBox();
    // Do not measure the log, because its first messages are scrolled away.
    const bot = await preview.getByRole('region', { name: 'Percakapan' }).boundingBox();
    if (!stage || !bot) throw new Error('The preview is not in sight.');
    expect(bot.x).toBeGreaterThanOrEqual(stage.x);
    expect(bot.y).toBeGreaterThanOrEqual(stage.y);
    expect(bot.x + bot.width).toBeLessThanOrEqual(stage.x + stage.width);
    expect(bot.y + bot.height).toBeLessThanOrEqual(stage.y + stage.height);

    // The page's own bot, which is hidden beside the preview, has a separate conversation.
    if (width < 1024) await page.getByRole('button', { name: 'Buka menu' }).click();
    await page.getByRole('link', { name: 'User', exact: true }).click();
    const own = page.getByRole('region', { name: 'Tanya Kami', exact: true });
    await own.getByRole('button', { name: 'Tanya Kami' }).click();
    const dialog = own.getByRole('dialog', { name: 'Live Chat Bot' });
    await expect(dialog.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible();
    await expect(dialog.getByRole('log')).not.toContainText('soal deposit?');
  });
}
