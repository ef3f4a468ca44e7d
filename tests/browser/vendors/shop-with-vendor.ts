import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { repositoryRoot } from '../../../scripts/build-fingerprint.ts';
import type { HostPages } from '../../../scripts/host-pages.ts';
import type { ServerProcess } from '../../../scripts/server-process.ts';

export interface VendorUnderTest {
  /** The name of its window. */
  name: 'tawk.to' | 'LiveChat';
  link: string;
  script: RegExp;
  standIn: string;
  /** What is true in the page once its script has run. */
  hasRun: string;
  /** What a site owner would have in the page for a chat of their own. */
  snippet: string;
}

export const vendorsUnderTest: readonly VendorUnderTest[] = [
  {
    name: 'tawk.to',
    link: 'https://tawk.to/chat/5f0c1d2e3b4a59687f0e1d2c/1h2g3f4e5',
    script: /^https:\/\/embed\.tawk\.to\/5f0c1d2e3b4a59687f0e1d2c\/1h2g3f4e5$/,
    standIn: 'tawk.js',
    hasRun: 'window.Tawk_API?.onLoaded === true',
    snippet: `<script>var Tawk_API = { onChatMinimized: () => { document.title = 'Page heard it'; } };</script>
      <script async src="https://embed.tawk.to/5f0c1d2e3b4a59687f0e1d2c/1h2g3f4e5" crossorigin="*"></script>`,
  },
  {
    name: 'LiveChat',
    link: 'https://direct.lc.chat/12345678/3',
    script: /^https:\/\/cdn\.livechatinc\.com\/tracking\.js$/,
    standIn: 'livechat.js',
    hasRun: 'Boolean(window.LiveChatWidget?._h)',
    snippet: `<script>
      window.__lc = { license: 777 };
      (function (n, t, c) { function i(n) { return e._h ? e._h.apply(null, n) : e._q.push(n) } var e = { _q: [], _h: null, _v: '2.0', on: function () { i(['on', c.call(arguments)]) }, once: function () { i(['once', c.call(arguments)]) }, off: function () { i(['off', c.call(arguments)]) }, get: function () { if (!e._h) throw new Error('too early'); return i(['get', c.call(arguments)]) }, call: function () { i(['call', c.call(arguments)]) }, init: function () { var n = t.createElement('script'); n.async = !0, n.src = 'https://cdn.livechatinc.com/tracking.js', t.head.appendChild(n) } }; !n.__lc.asyncInit && e.init(), n.LiveChatWidget = n.LiveChatWidget || e }(window, document, [].slice));
      LiveChatWidget.on('visibility_changed', ({ visibility }) => { if (visibility === 'minimized') document.title = 'Page heard it'; });
    </script>`,
  },
];

interface ShopOptions {
  page: Page;
  context: BrowserContext;
  server: ServerProcess;
  hostPages: HostPages;
  signIn: (page: Page) => Promise<void>;
  vendor: VendorUnderTest;
  /** What the vendor's address answers: its stand-in, at once or later, a script of the test's own, nothing, a failure. */
  answer?: 'stand-in' | Promise<void> | 'hang' | 'abort' | { body: string };
  /** Further attributes of the script's tag. */
  attributes?: string;
  /** What else the page has in its head. */
  head?: string;
}

/** A shop's page with the bot, on a website whose live-chat link is the vendor's; answers the addresses asked for. */
export async function openShop(options: ShopOptions): Promise<{ asked: string[] }> {
  const { page, context, server, hostPages, signIn, vendor, answer = 'stand-in' } = options;
  await signIn(page);
  const written = await page.request.put(`${server.url}/api/websites/1`, {
    headers: { Origin: server.url },
    data: { name: 'Toko', livechat_link: vendor.link, server_ip: '203.0.113.1' },
  });
  expect(written.ok()).toBe(true);

  const asked: string[] = [];
  await context.route(/^https:/, async (route) => {
    const address = route.request().url();
    asked.push(address);
    if (!vendor.script.test(address)) return route.fulfill({ body: 'The live chat by itself.' });
    if (answer === 'hang') return;
    if (answer === 'abort') return route.abort();
    const contentType = 'text/javascript';
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (typeof answer === 'object' && 'body' in answer)
      return route.fulfill({ contentType, headers, body: answer.body });
    await answer;
    const path = join(repositoryRoot, 'tests/browser/vendors', vendor.standIn);
    return route.fulfill({ contentType, headers, path });
  });

  for (const path of ['/toko.html', '/lain.html']) {
    hostPages.add(
      path,
      `<!doctype html><html lang="id"><head><title>Toko</title>${options.head ?? ''}</head>
      <body><h1>Toko</h1>
      <script src="${server.url}/faq-chatbot.js" data-website-id="1" ${options.attributes ?? ''} async></script>
      </body></html>`,
    );
  }
  await page.goto(`${hostPages.url}/toko.html`);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('faq-handover', (event) => {
      heard.push((event as CustomEvent<{ outcome: string }>).detail.outcome);
    });
  });
  return { asked };
}

/** Leads to the end of a branch of questions, and on to the live agent; answers the questions on the way. */
export async function askForAgent(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  const panel = page.getByRole('dialog', { name: 'Live Chat Bot' });
  const way = panel.getByRole('button', { name: 'Hubungi Live Agent Kami' });
  const questions: string[] = [];
  const options = panel.getByRole('group').getByRole('button');
  await options.first().waitFor();
  while (!(await way.isVisible())) {
    const question = (await options.first().textContent()) ?? '';
    questions.push(question);
    await options.first().click();
    await panel.getByRole('log').getByText(question, { exact: true }).waitFor();
  }
  await way.click();
  return questions;
}

/** Waits for the vendor's script to have run: it may have come and do nothing yet. */
export async function waitForVendor(page: Page, { hasRun }: VendorUnderTest): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(hasRun)).toBe(true);
}

/** What the page was told of the handover so far. */
export function handoverNews(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
