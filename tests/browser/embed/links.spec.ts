import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Live Chat Bot' });
const link = '<p><a href="#tanya=2"><b>Cara deposit?</b></a> <a href="#harga">Harga</a></p>';

/** A page with a hash router, which writes the current route into the title. */
const pageOf = (server: string, body: string) => `<!doctype html><html lang="id"><head>
  <meta name="viewport" content="width=device-width"><title>Toko</title></head><body>${body}
  <script>
    const route = () => { document.title = 'Rute ' + location.hash; };
    addEventListener('hashchange', route);
    route();
  </script>
  <script src="${server}/faq-chatbot.js" async></script></body></html>`;

test('opens the answer in the address, again on the same link, and closes when Back leaves the link', async ({
  hostPages,
  page,
  server,
}) => {
  hostPages.add('/toko.html', pageOf(server.url, link));
  await page.goto(`${hostPages.url}/toko.html`);
  await page.getByRole('link', { name: 'Cara deposit?' }).click();
  await expect(panel(page).getByRole('log')).toContainText('Anda: Cara deposit');
  const { length, address } = await page.evaluate(() => ({
    length: history.length,
    address: location.href,
  }));

  await panel(page).press('Escape');
  await expect(panel(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.getByRole('link', { name: 'Cara deposit?' }).click();
  await expect(panel(page)).toBeFocused();
  await expect(panel(page).getByText('Anda: Cara deposit')).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(length);

  await page.reload();
  await expect(panel(page).getByText('Anda: Cara deposit')).toHaveCount(1);
  await expect(panel(page)).not.toBeFocused();
  // Do not use `goBack`: Playwright waits for a load, but Firefox loads no page when only the hash differs.
  await page.evaluate(() => history.back());
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveTitle('Rute ');

  // Other hashes belong to the page.
  await page.getByRole('link', { name: 'Harga' }).click();
  await expect(page).toHaveTitle('Rute #harga');
  await expect(panel(page)).toHaveCount(0);
});

test('keeps a conversation that was continued when the address leaves its link', async ({
  hostPages,
  page,
  server,
}) => {
  hostPages.add('/toko.html', pageOf(server.url, link));
  await page.goto(`${hostPages.url}/toko.html#/promo?tanya=2`);
  await expect(page).toHaveTitle('Rute #/promo?tanya=2');
  await panel(page).getByRole('button', { name: 'Kembali ke Home' }).click();
  await page.evaluate(() => {
    location.hash = '#/keranjang';
  });
  await expect(page).toHaveTitle('Rute #/keranjang');
  await expect(panel(page)).toBeVisible();
});

test('opens its menu for a FAQ that was deleted', async ({ hostPages, page, server }) => {
  hostPages.add('/toko.html', pageOf(server.url, link));
  await page.goto(`${hostPages.url}/toko.html#tanya=98765`);
  await expect(panel(page).getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
  await expect(panel(page).getByRole('log')).not.toContainText('Anda:');
});

test('follows links of a page that uses pushState, also when its element is added later', async ({
  hostPages,
  page,
}) => {
  await page.goto(`${hostPages.url}/spa.html`);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="#tanya=2">Tanya</a>');
    document.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      history.pushState({ view: 'tanya' }, '', '#tanya=2');
    });
  });
  await page.getByRole('button', { name: 'Pindah halaman' }).click();
  await page.getByRole('link', { name: 'Tanya' }).click();
  await expect(panel(page).getByRole('log')).toContainText('Anda: Cara deposit');
  expect(await page.evaluate(() => history.state)).toEqual({ view: 'tanya' });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman-1');
  await expect(panel(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Lepas bot' }).click();
  await expect(page.locator('faq-chatbot')).toHaveCount(0);
  await page.goForward();
  await page.getByRole('button', { name: 'Pasang bot' }).click();
  await expect(panel(page).getByText('Anda: Cara deposit').first()).toBeVisible();
});

test('opens the answer on a page with <base>, which sends links elsewhere', async ({
  context,
  hostPages,
  page,
  server,
}) => {
  const links = `<a href="#tanya-2">Di sini</a> <a href="#tanya-kami">Tentang kami</a>
    <a href="/toko.html#tanya-2">Dengan alamat halaman</a>`;
  const add = (path: string, base: string) =>
    hostPages.add(path, pageOf(server.url, links).replace('<head>', `<head>${base}`));
  add('/toko.html', '<base href="/lain/">');
  add('/lain/', '');
  await page.goto(`${hostPages.url}/toko.html`);
  // Only the bot can keep the link on the page.
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.getByRole('link', { name: 'Di sini' }).click();
  await expect(panel(page).getByRole('log')).toContainText('Anda: Cara deposit');
  await expect(page).toHaveURL(`${hostPages.url}/toko.html`);
  await panel(page).press('Escape');
  // The page's own links go where they went.
  await page.getByRole('link', { name: 'Tentang kami' }).click();
  await expect(page).toHaveURL(`${hostPages.url}/lain/#tanya-kami`);
  await page.getByRole('link', { name: 'Dengan alamat halaman' }).click();
  await expect(page).toHaveURL(`${hostPages.url}/toko.html#tanya-2`);
  await expect(panel(page).getByRole('log')).toContainText('Anda: Cara deposit');

  add('/tab.html', '<base target="_blank">');
  await page.goto(`${hostPages.url}/tab.html`);
  await panel(page).press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Di sini' }).click();
  await expect(panel(page).getByRole('log')).toContainText('Anda: Cara deposit');
  expect(context.pages()).toHaveLength(1);
});

test('opens one of two bots, and any bot by its method', async ({ hostPages, page }) => {
  await page.goto(`${hostPages.url}/two-widgets.html#tanya=2`);
  await expect(page.locator('#kiri').getByRole('log')).toContainText('Anda: Cara deposit');
  await expect(page.locator('#kanan').getByRole('dialog')).toHaveCount(0);
  const right = page.locator('#kanan');
  await right.evaluate((bot: HTMLElement & { open(options: object): void }) =>
    bot.open({ faqId: 2 }),
  );
  await expect(right.getByRole('log')).toContainText('You: Cara deposit');
  await right.evaluate((bot: HTMLElement & { open(options: object): void }) =>
    bot.open({ faqId: 98765 }),
  );
  await expect(right.getByRole('log').getByText('You: ')).toHaveCount(1);
});

test('opens the phone page with the answer in its address', async ({ page }) => {
  await page.goto('/mobilefaq#tanya=2');
  await expect(page.getByRole('log')).toContainText('Anda: Cara deposit');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // Firefox with close watchers disabled simulates Safari, which has none.
  test('needs one Back for the panel and one for the link', async ({
    browserName,
    hostPages,
    page,
    server,
  }) => {
    if (browserName === 'firefox')
      await page.addInitScript(() => {
        delete (window as { CloseWatcher?: unknown }).CloseWatcher;
      });
    hostPages.add('/toko.html', pageOf(server.url, link));
    await page.goto(`${hostPages.url}/toko.html`);
    const cara = page.getByRole('link', { name: 'Cara deposit?' });
    for (const _ of ['first', 'again']) {
      await cara.click();
      await expect(panel(page).getByText('Anda: Cara deposit')).toHaveCount(1);
      // Chrome's close watcher reacts only to a user's Back, not to a scripted one.
      await (browserName === 'firefox' ? page.goBack() : panel(page).press('Escape'));
      await expect(panel(page)).toHaveCount(0);
      await expect(page).toHaveTitle('Rute #tanya=2');
    }
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle('Rute ');
  });
});

const smoothScrollers = {
  // Both snippets throw for a hash that is no CSS selector, and the second for one that is no element.
  'a hand-written snippet': `<script>
    for (const link of document.querySelectorAll('a[href^="#"]'))
      link.addEventListener('click', (event) => {
        event.preventDefault();
        document.querySelector(link.getAttribute('href'))?.scrollIntoView({ behavior: 'smooth' });
      });
  </script>`,
  'the snippet with jQuery': `<script src="/lib/jquery/dist/jquery.js"></script><script>
    $('a').on('click', function (event) {
      event.preventDefault();
      const hash = this.hash;
      $('html, body').animate({ scrollTop: $(hash).offset().top }, 800, () => { location.hash = hash; });
    });
  </script>`,
  'smooth-scroll': `<script src="/lib/smooth-scroll/dist/smooth-scroll.js"></script><script>
    new SmoothScroll('a[href*="#"]');
  </script>`,
};

for (const [name, script] of Object.entries(smoothScrollers)) {
  test(`opens the answer of a link beside a script that scrolls smoothly: ${name}`, {
    tag: slowTag,
  }, async ({ allowConsole, hostPages, page, server }) => {
    // Chromium's and Firefox's words for the error of the snippet with jQuery.
    allowConsole(/#tanya=2/, /reading 'top'/, /property "top"/);
    const links = `<a href="#tanya=2">Sama dengan</a> <a href="#tanya-2">Tanda hubung</a>
      <a href="#akhir">Akhir</a><p style="height:3000px"></p><h2 id="akhir">Akhir halaman</h2>`;
    hostPages.add('/halus.html', pageOf(server.url, links + script));
    await page.goto(`${hostPages.url}/halus.html`);
    for (const name of ['Sama dengan', 'Tanda hubung']) {
      await page.getByRole('link', { name }).click();
      await expect(panel(page).getByRole('log')).toContainText('Anda: Cara deposit');
      await panel(page).press('Escape');
      await expect(panel(page)).toHaveCount(0);
    }
    // The page's own links still scroll.
    await page.getByRole('link', { name: 'Akhir' }).click();
    await expect(page.getByRole('heading', { name: 'Akhir halaman' })).toBeInViewport();
    await page.goto('about:blank');
    await page.goto(`${hostPages.url}/halus.html#tanya-2`);
    await expect(panel(page).getByRole('log')).toContainText('Anda: Cara deposit');
  });
}
