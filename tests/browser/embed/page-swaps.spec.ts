import type { Page } from '@playwright/test';
import type { HostPages } from '../../tools/host-pages.ts';
import type { ServerProcess } from '../../tools/server-process.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

const script = (path: string) => `<script src="/lib/${path}"></script>`;
const htmx2 = script('htmx.org/dist/htmx.js');

const libraries = {
  Turbo: { head: script('@hotwired/turbo/dist/turbo.es2017-umd.js'), body: '' },
  'htmx 2': { head: htmx2, body: 'hx-boost="true"' },
  'htmx 2 with Idiomorph': {
    head: htmx2 + script('idiomorph/dist/idiomorph-ext.js'),
    body: 'hx-boost="true" hx-ext="morph" hx-swap="morph:innerHTML"',
  },
  'htmx 4 with innerMorph': {
    head: script('htmx-4/dist/htmx.js'),
    body: 'hx-boost:inherited="true" hx-swap:inherited="innerMorph"',
  },
};
type Library = keyof typeof libraries;

for (const [index, library] of (Object.keys(libraries) as Library[]).entries()) {
  for (const place of ['head', 'body'] as const) {
    test(`moves with its conversation into each new body of ${library}, its tag in the ${place}`, {
      tag: (index % 2 === 0) === (place === 'head') ? [] : slowTag,
    }, async ({ hostPages, page, server }) => {
      addSite(hostPages, server, library, place);
      await openWithConversation(page, `${hostPages.url}/satu.html`);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

      await page.getByRole('link', { name: 'Halaman dua' }).click();
      await expect(page.getByRole('heading', { name: 'Halaman dua' })).toBeVisible();
      await expectSameBot(page);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Halaman satu' })).toBeVisible();
      await expectSameBot(page);
      await page.goForward();
      await expect(page.getByRole('heading', { name: 'Halaman dua' })).toBeVisible();
      await expectSameBot(page);
    });
  }
}

test('stays when Turbo morphs the page', async ({ hostPages, page, server }) => {
  addSite(hostPages, server, 'Turbo', 'head', '<meta name="turbo-refresh-method" content="morph">');
  await openWithConversation(page, `${hostPages.url}/satu.html`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  hostPages.add('/satu.html', siteHtml(server, 'Turbo', 'head', 'satu', 'dua', 'Kabar baru'));
  await page.evaluate('Turbo.visit(location.href, { action: "replace" })');
  await expect(page.getByText('Kabar baru')).toBeVisible();
  await expectSameBot(page);
});

test('comes back with its conversation after document.open replaced the page', async ({
  hostPages,
  page,
  server,
}) => {
  await openWithConversation(page, `${hostPages.url}/minimal.html`);
  await page.evaluate((src) => {
    document.open();
    document.write(`<!doctype html><title>Baru</title><h1>Halaman baru</h1>
      <script src="${src}" data-website-id="1" async></scr${'ipt>'}`);
    document.close();
  }, `${server.url}/faq-chatbot.js`);
  await expect(page.getByRole('heading', { name: 'Halaman baru' })).toBeVisible();
  await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
  await expect(page.locator('faq-chatbot')).toHaveCount(1);
});

test('stays removed when the page removes it, until the script is loaded again', async ({
  hostPages,
  page,
  server,
}) => {
  await page.goto(`${hostPages.url}/minimal.html`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.evaluate(async () => {
    document.querySelector('faq-chatbot')?.remove();
    // An app removes it on some of its pages: only a bot that a library has removed comes back on a new page.
    history.pushState(null, '', '/bayar');
    await new Promise((resolve) => setTimeout(resolve, 50));
    // A removed bot does not react to changes of the page any more.
    document.body.innerHTML = '<h1>Isi baru</h1>';
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await expect(page.locator('faq-chatbot')).toHaveCount(0);
  await page.addScriptTag({ url: `${server.url}/faq-chatbot.js` });
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
});

test('is replaced when the page adds its own element', async ({ hostPages, page, server }) => {
  addSite(hostPages, server, 'Turbo', 'head');
  hostPages.add(
    '/dua.html',
    siteHtml(server, 'Turbo', 'head', 'dua', 'satu', '<faq-chatbot lang="en"></faq-chatbot>'),
  );
  await page.goto(`${hostPages.url}/satu.html`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.getByRole('link', { name: 'Halaman dua' }).click();
  await expect(page.getByRole('button', { name: 'Ask us' })).toBeVisible();
  await expect(page.locator('faq-chatbot')).toHaveCount(1);
});

test('is mounted on the next page when a page with its own element is left', async ({
  hostPages,
  page,
  server,
}) => {
  addSite(hostPages, server, 'Turbo', 'head');
  const own = '<faq-chatbot lang="en" website-id="1"></faq-chatbot>';
  hostPages.add('/satu.html', siteHtml(server, 'Turbo', 'head', 'satu', 'dua', own));
  await page.goto(`${hostPages.url}/satu.html`);
  await expect(page.getByRole('button', { name: 'Ask us' })).toBeVisible();
  await page.getByRole('link', { name: 'Halaman dua' }).click();
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Ask us' })).toBeVisible();
  await expect(page.locator('faq-chatbot')).toHaveCount(1);
});

/** Adds two pages that link to each other. */
function addSite(
  hostPages: HostPages,
  server: ServerProcess,
  library: Library,
  place: 'head' | 'body',
  head = '',
): void {
  hostPages.add('/satu.html', siteHtml(server, library, place, 'satu', 'dua', '', head));
  hostPages.add('/dua.html', siteHtml(server, library, place, 'dua', 'satu', '', head));
}

function siteHtml(
  server: ServerProcess,
  library: Library,
  place: 'head' | 'body',
  name: string,
  next: string,
  content = '',
  head = '',
): string {
  const tag = `<script src="${server.url}/faq-chatbot.js" data-website-id="1" async></script>`;
  const { head: libraryTags, body } = libraries[library];
  return `<!doctype html><html lang="id">
    <head><title>${name}</title>${head}${libraryTags}${place === 'head' ? tag : ''}</head>
    <body ${body}><h1>Halaman ${name}</h1><a href="/${next}.html">Halaman ${next}</a>${content}
    ${place === 'body' ? tag : ''}</body></html>`;
}

async function openWithConversation(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Keamanan' }).click();
  await page.getByRole('combobox').fill('sandi');
  await conversation(page).evaluate((region) => region.scrollTo({ top: 20, behavior: 'instant' }));
}

const conversation = (page: Page) => page.getByRole('region', { name: 'Percakapan' });

/** Typed text is never saved, so a new element would have an empty field. */
async function expectSameBot(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page.locator('faq-chatbot')).toHaveCount(1);
  await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
  await expect(page.getByRole('combobox')).toHaveValue('sandi');
  await expect.poll(() => conversation(page).evaluate((region) => region.scrollTop)).toBe(20);
}
