import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../build/repository-root.ts';
import { expect, test } from '../fixtures.ts';

interface Rewriting {
  name: string;
  /** Returns the HTML of the page. `host` is the bot's server, `copy` the owner's folder with a copy of the script. */
  html: (from: { host: string; copy: string; script: string }) => string;
  websiteId: number;
}

const rewritings: Rewriting[] = [
  {
    name: 'loaded as a module',
    html: ({ host }) =>
      `<script type="module" src="${host}/faq-chatbot.js" data-website-id="2"></script>`,
    websiteId: 2,
  },
  {
    name: 'combined with other scripts',
    html: ({ copy }) => `<script src="${copy}/all.js" data-theme="dark"></script>`,
    websiteId: 1,
  },
  {
    name: 'hosted by the owner',
    html: ({ copy }) => `<script src="${copy}/faq-chatbot.js" data-website-id="2"></script>`,
    websiteId: 2,
  },
  {
    name: 'evaluated by a loader that keeps the tag',
    html: ({
      host,
      copy,
    }) => `<script type="text/lazy" src="${host}/faq-chatbot.js" data-website-id="2"></script>
      <script>fetch('${copy}/faq-chatbot.js').then((r) => r.text()).then((text) => (0, eval)(text));</script>`,
    websiteId: 2,
  },
  {
    name: 'inlined',
    html: ({ script }) => `<script data-website-id="2">${script}</script>`,
    websiteId: 2,
  },
  {
    name: 'turned into a data address',
    html: ({ script }) =>
      `<script src="data:text/javascript;base64,${Buffer.from(script).toString('base64')}" data-website-id="2"></script>`,
    websiteId: 2,
  },
  {
    name: 'below an image that replaces `document.currentScript`',
    html: ({ host, copy }) =>
      `<img name="currentScript" alt="" data-api-host="${copy}"><script src="${host}/faq-chatbot.js?website=2"></script>`,
    websiteId: 2,
  },
  {
    name: 'loaded by a tag manager that drops the attributes',
    html: ({ host }) =>
      `<script>document.head.append(Object.assign(document.createElement('script'), { src: '${host}/faq-chatbot.js?website=2' }));</script>`,
    websiteId: 2,
  },
];

test('finds its server and website when its script is rewritten', async ({
  hostPages,
  page,
  server,
}) => {
  const script = readScript(server.url);
  const copy = `${hostPages.url}/salinan`;
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const contentType = 'text/javascript';
  await page.route(`${copy}/*.js`, (route) =>
    route.fulfill({ contentType, body: `window.before = 1;\n${script}` }),
  );
  await page.route(`${server.url}/faq-chatbot.js*`, (route) =>
    route.fulfill({ contentType, headers, body: script }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/faqs\//.test(request.url())) asked.push(request.url().replace(/\?.*/, ''));
  });
  await page.route(`${server.url}/faqs/*`, (route) => route.fulfill({ headers, json: [] }));
  await page.route('**/websites/*/bot', (route) => route.fulfill({ headers, json: {} }));
  for (const { name, html, websiteId } of rewritings)
    await test.step(name, async () => {
      asked.length = 0;
      hostPages.add(
        '/ubahan.html',
        `<!doctype html><html lang="id"><head><title>Ubahan</title></head><body><h1>Ubahan</h1>
          ${html({ host: server.url, copy, script })}<script>window.after = 1;</script></body></html>`,
      );
      // Away from the launcher of the page before.
      await page.mouse.move(0, 0);
      await page.goto(`${hostPages.url}/ubahan.html`);
      await page.getByRole('button', { name: 'Tanya Kami' }).hover();
      await expect.poll(() => asked).toEqual([`${server.url}/faqs/${websiteId}`]);
      expect(await page.evaluate(() => 'after' in window)).toBe(true);
    });
});

test('warns the owner once and sends no request to the page’s host when its server is unknown', async ({
  allowConsole,
  hostPages,
  page,
}) => {
  allowConsole(/Set data-api-host/);
  const script = readScript('');
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const asked: string[] = [];
  hostPages.add(
    '/inline.html',
    `<!doctype html><html lang="id"><head><title>Inline</title></head><body><h1>Inline</h1>
      <faq-chatbot></faq-chatbot><faq-chatbot position="bottom-left"></faq-chatbot>
      <script>${script}; window.after = 1;</script></body></html>`,
  );
  await page.goto(`${hostPages.url}/inline.html`);
  page.on('request', (request) => asked.push(request.url()));
  const bot = page.locator('faq-chatbot').first();
  await bot.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(bot.getByText('Bot belum tersedia di halaman ini.')).toBeVisible();
  await expect(bot.getByText('koneksi')).toHaveCount(0);
  await bot.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(bot.getByText('Bot belum tersedia di halaman ini.')).toBeVisible();
  expect(asked).toEqual([]);
  expect(warnings).toHaveLength(1);
  expect(await page.evaluate(() => 'after' in window)).toBe(true);
});

test('reads from the server that the tag names', async ({ hostPages, page, server }) => {
  hostPages.add(
    '/dinamai.html',
    `<!doctype html><html lang="id"><head><title>Dinamai</title></head><body><h1>Dinamai</h1>
      <script data-api-host="${server.url}">${readScript('')}</script></body></html>`,
  );
  await page.goto(`${hostPages.url}/dinamai.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(page.getByRole('button', { name: 'Keamanan' })).toBeVisible();
});

/** Returns the script as a server with this `PUBLIC_URL` sends it. */
function readScript(publicUrl: string): string {
  const file = join(repositoryRoot, 'dist/widget/faq-chatbot.js');
  return readFileSync(file, 'utf8').replace('{{public-url}}', publicUrl);
}
