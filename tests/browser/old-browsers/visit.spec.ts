import { test as base, expect } from '../fixtures.ts';
import { type BotVisitor, visitBot } from './bot-visitor.ts';
import type { BrowserDriver } from './browser-driver.ts';
import { startChromium } from './chromium-driver.ts';
import { startWebKit } from './webkit-driver.ts';

const { CHROMIUM_80_PATH = '', WEBKIT_DRIVER_PATH = '', XVFB_PATH = '' } = process.env;

const browsers: Readonly<Record<string, () => Promise<BrowserDriver>>> = {
  'Chromium 80': () => startChromium(CHROMIUM_80_PATH),
  WebKitGTK: () => startWebKit({ driver: WEBKIT_DRIVER_PATH, screen: XVFB_PATH }),
};

for (const [name, start] of Object.entries(browsers)) {
  const test = base.extend<{ driver: BrowserDriver; bot: BotVisitor }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    driver: async ({}, use) => {
      const driver = await start();
      await use(driver);
      await driver.stop();
    },
    bot: async ({ driver }, use) => use(visitBot(driver)),
  });

  // No server listens there; the test only needs the tab to open.
  test.use({ liveChatLink: 'https://live-chat.example/' });

  test.describe(name, () => {
    test('a visitor taps through questions, types one, and comes back on the next page', async ({
      hostPages,
      driver,
      bot,
    }) => {
      await driver.open(`${hostPages.url}/minimal.html`);
      await bot.click('Tanya Kami');
      await bot.click('Deposit');
      await bot.expectText('Anda: Deposit');
      await bot.fill('Cari pertanyaan', 'lupa sandi');
      await bot.click('Lupa password');
      await bot.expectText('Anda: Lupa password');
      await driver.open(`${hostPages.url}/minimal.html`);
      await bot.expectText('Anda: Lupa password');
      await bot.click('Kembali ke Home');
      await bot.expectNoText('Anda: Lupa password');
    });

    test('a visitor checks a deposit', async ({ hostPages, driver, bot }) => {
      await driver.open(`${hostPages.url}/minimal.html`);
      await bot.click('Tanya Kami');
      await bot.click('Deposit');
      await bot.click('Cek Deposit');
      await bot.fill('Username / ID Login', 'demo');
      await bot.fill('Nomor Tiket Deposit', 'd3612272');
      await bot.click('Send');
      await bot.expectText('Deposit Anda sudah diproses dengan nominal:');
      await bot.expectText('150.000');
    });

    test('a visitor enlarges an image over the whole window, and closes it', async ({
      hostPages,
      driver,
      bot,
    }) => {
      await driver.open(`${hostPages.url}/minimal.html`);
      await bot.click('Tanya Kami');
      await bot.click('Deposit');
      await bot.click('Cara deposit');
      const measure = () =>
        driver.evaluate(() => {
          const root = document.querySelector('faq-chatbot')?.shadowRoot;
          // A closed dialog has the same corner.
          const zoom = root?.querySelector('.zoom[open]')?.getBoundingClientRect();
          return { box: zoom ? [zoom.left, zoom.top] : null, scrolled: window.scrollY };
        }, null);
      await bot.click('Perbesar gambar: Cara deposit');
      await expect.poll(measure).toEqual({ box: [0, 0], scrolled: 0 });
      await bot.click('Tutup');
      await expect.poll(measure).toEqual({ box: null, scrolled: 0 });
    });

    test('a visitor is handed over to a person in a new tab', async ({
      hostPages,
      server,
      driver,
      bot,
    }) => {
      hostPages.add(
        '/tab.html',
        `<!doctype html><body><script src="${server.url}/faq-chatbot.js" data-live-agent="tab" async></script>`,
      );
      await driver.open(`${hostPages.url}/tab.html`);
      await bot.click('Tanya Kami');
      await bot.fill('Cari pertanyaan', 'lupa sandi');
      await bot.click('Lupa password');
      await bot.click('Kode OTP tidak masuk');
      await bot.click('Hubungi Live Agent Kami');
      await bot.expectText('Live chat sudah dibuka di tab baru.');
    });

    test('a strict policy leaves the bot its styles', async ({ hostPages, driver, bot }) => {
      await driver.open(`${hostPages.url}/strict-csp.html`);
      await bot.click('Tanya Kami');
      await bot.expectText('Live Chat Bot');
      const readPosition = () =>
        driver.evaluate(() => {
          const root = document.querySelector('faq-chatbot')?.shadowRoot;
          const panel = root?.querySelector('.panel');
          return panel ? getComputedStyle(panel).position : 'no panel';
        }, null);
      await expect.poll(readPosition).toBe('fixed');
    });
  });
}
