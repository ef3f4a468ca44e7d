import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { repositoryRoot } from '../../../build/repository-root.ts';
import type { HostPages } from '../../tools/host-pages.ts';
import { test as base, expect } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

export interface VendorUnderTest {
  /** The name of its window. */
  name: 'tawk.to' | 'LiveChat' | 'Crisp';
  link: string;
  script: RegExp;
  standIn: string;
  /** An expression that is true in the page when its script has run. */
  hasRun: string;
  /** Whether the vendor notifies the page when the agent ends the chat. */
  reportsEnd: boolean;
  /** The snippet of a site owner who uses the vendor without the bot. */
  snippet: string;
  /**
   * Tag of tests that are the same for every vendor: `npm test` runs them with one vendor, the slow tests with all.
   */
  tag: string[];
}

export const vendorsUnderTest: readonly VendorUnderTest[] = [
  {
    name: 'tawk.to',
    link: 'https://tawk.to/chat/5f0c1d2e3b4a59687f0e1d2c/1h2g3f4e5',
    script: /^https:\/\/embed\.tawk\.to\/5f0c1d2e3b4a59687f0e1d2c\/1h2g3f4e5$/,
    standIn: 'tawk.js',
    hasRun: 'window.Tawk_API?.onLoaded === true',
    reportsEnd: true,
    tag: [],
    snippet: `<script>var Tawk_API = { onChatMinimized: () => { document.title = 'Page heard it'; } };</script>
      <script async src="https://embed.tawk.to/5f0c1d2e3b4a59687f0e1d2c/1h2g3f4e5" crossorigin="*"></script>`,
  },
  {
    name: 'LiveChat',
    link: 'https://direct.lc.chat/12345678/3',
    script: /^https:\/\/cdn\.livechatinc\.com\/tracking\.js$/,
    standIn: 'livechat.js',
    hasRun: 'Boolean(window.LiveChatWidget?._h)',
    reportsEnd: true,
    tag: [slowTag],
    snippet: `<script>
      window.__lc = { license: 777 };
      (function (n, t, c) { function i(n) { return e._h ? e._h.apply(null, n) : e._q.push(n) } var e = { _q: [], _h: null, _v: '2.0', on: function () { i(['on', c.call(arguments)]) }, once: function () { i(['once', c.call(arguments)]) }, off: function () { i(['off', c.call(arguments)]) }, get: function () { if (!e._h) throw new Error('too early'); return i(['get', c.call(arguments)]) }, call: function () { i(['call', c.call(arguments)]) }, init: function () { var n = t.createElement('script'); n.async = !0, n.src = 'https://cdn.livechatinc.com/tracking.js', t.head.appendChild(n) } }; !n.__lc.asyncInit && e.init(), n.LiveChatWidget = n.LiveChatWidget || e }(window, document, [].slice));
      LiveChatWidget.on('visibility_changed', ({ visibility }) => { if (visibility === 'minimized') document.title = 'Page heard it'; });
    </script>`,
  },
  {
    name: 'Crisp',
    link: 'https://go.crisp.chat/chat/embed/?website_id=e93e073a-1f69-4cbc-8934-f9e1611e65bb',
    script: /^https:\/\/client\.crisp\.chat\/l\.js$/,
    standIn: 'crisp.js',
    hasRun: "Boolean(window.$crisp?.get?.('session:identifier'))",
    reportsEnd: false,
    tag: [slowTag],
    snippet: `<script>
      window.$crisp = []; window.CRISP_WEBSITE_ID = '7c3ef21c-1e04-41ce-8c06-5605c346f73e';
      (function () { var d = document, s = d.createElement('script'); s.src = 'https://client.crisp.chat/l.js'; s.async = 1; d.getElementsByTagName('head')[0].appendChild(s); })();
      $crisp.push(['on', 'chat:closed', () => { document.title = 'Page heard it'; }]);
    </script>`,
  },
];

interface ShopOptions {
  /** The response of the vendor's address: the fake script, now or later, a script of the test, none, or an error. */
  response?: 'stand-in' | Promise<void> | 'hang' | 'abort' | { body: string };
  /** Further attributes of the script's tag. */
  attributes?: string;
  /** Further HTML in the page's head. */
  head?: string;
}

interface ShopFixtures {
  vendor: VendorUnderTest;
  /** Opens a page with a bot whose live-chat link is the vendor's; returns the requested addresses. */
  openShop: (options?: ShopOptions) => Promise<{ asked: string[] }>;
}

export const test = base.extend<ShopFixtures>({
  vendor: [vendorsUnderTest[0] as VendorUnderTest, { option: true }],

  liveChatLink: async ({ vendor }, use) => use(vendor.link),

  openShop: async ({ page, context, server, hostPages, vendor }, use) => {
    await use((options) => openShop({ page, context, server, hostPages, vendor }, options));
  },
});

interface Shop {
  page: Page;
  context: BrowserContext;
  server: { url: string };
  hostPages: HostPages;
  vendor: VendorUnderTest;
}

async function openShop(
  { page, context, server, hostPages, vendor }: Shop,
  { response = 'stand-in', attributes = '', head = '' }: ShopOptions = {},
): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  await context.route(/^https:/, async (route) => {
    const address = route.request().url();
    asked.push(address);
    if (!vendor.script.test(address)) return route.fulfill({ body: 'The live chat by itself.' });
    if (response === 'hang') return;
    if (response === 'abort') return route.abort();
    const contentType = 'text/javascript';
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (typeof response === 'object' && 'body' in response)
      return route.fulfill({ contentType, headers, body: response.body });
    await response;
    const path = join(repositoryRoot, 'tests/browser/vendors', vendor.standIn);
    return route.fulfill({ contentType, headers, path });
  });

  for (const path of ['/toko.html', '/lain.html']) {
    hostPages.add(
      path,
      `<!doctype html><html lang="id"><head><title>Toko</title>${head}</head>
      <body><h1>Toko</h1>
      <script src="${server.url}/faq-chatbot.js" data-website-id="1" ${attributes} async></script>
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

/** Chooses questions down to a leaf, then the live agent; returns the questions. */
export async function askForAgent(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  const panel = page.getByRole('dialog', { name: 'Live Chat Bot' });
  const liveAgent = panel.getByRole('button', { name: 'Hubungi Live Agent Kami' });
  const questions: string[] = [];
  const options = panel.getByRole('group', { name: /^Pilih / }).getByRole('button');
  await options.first().waitFor();
  while (!(await liveAgent.isVisible())) {
    const question = (await options.first().textContent()) ?? '';
    questions.push(question);
    await options.first().click();
    await panel.getByRole('log').getByText(question, { exact: true }).waitFor();
  }
  await liveAgent.click();
  return questions;
}

/** Ends the chat as the agent, or minimises the window if the vendor does not report the end; returns what happened. */
export async function leaveChat(
  page: Page,
  { name, reportsEnd }: VendorUnderTest,
): Promise<'ended' | 'minimised'> {
  const chat = page.getByRole('region', { name });
  await chat.getByRole('button', { name: reportsEnd ? 'Agent ends' : 'Minimise' }).click();
  const words = reportsEnd ? 'Live chat sudah selesai.' : 'tetap berjalan';
  await expect(page.getByRole('log')).toContainText(words);
  return reportsEnd ? 'ended' : 'minimised';
}

/** Waits until the vendor's script has run, which may be later than its load. */
export async function waitForVendor(page: Page, { hasRun }: VendorUnderTest): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(hasRun)).toBe(true);
}

/** Returns the outcomes of the `faq-handover` events so far. */
export function handoverReports(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
