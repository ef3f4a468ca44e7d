import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { repositoryRoot } from '../../../build/repository-root.ts';
import { expect, test } from '../fixtures.ts';

// These are development builds, because they log warnings, on which the fixture fails.
for (const framework of ['react', 'vue']) {
  test(`a site in ${framework} keeps the bot of the tag on its next page, and renders the element open again after a navigation`, async ({
    hostPages,
    page,
    server,
  }) => {
    hostPages.add('/app.js', await bundle(framework));
    hostPages.add(
      '/situs.html',
      `<!doctype html><html lang="id"><head><title>Situs</title>
        <script src="${server.url}/faq-chatbot.js?website=1" async></script></head>
        <body><div id="app"></div><script src="/app.js"></script></body></html>`,
    );
    const bot = page.locator('faq-chatbot');
    const nextPage = page.getByRole('button', { name: 'Pindah halaman' });
    await page.goto(`${hostPages.url}/situs.html`);
    await page.getByRole('button', { name: 'Tanya Kami' }).click();
    await page.getByRole('button', { name: 'Keamanan' }).click();
    await nextPage.click();
    await expect(page.getByRole('heading', { name: 'Halaman dua' })).toBeVisible();
    await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
    await expect(bot).toHaveCount(1);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto(`${hostPages.url}/situs.html#elemen`);
    await page.getByRole('button', { name: 'Tanya Kami' }).click();
    await expect(page.locator('output')).toHaveText('Dibuka: 1');
    await page.getByRole('button', { name: 'Gelap' }).click();
    await expect(bot).toHaveAttribute('theme', 'dark');
    await nextPage.click();
    await expect(bot).toHaveCount(0);
    await nextPage.click();
    await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toBeVisible();
    await expect(page.locator('output')).toHaveText('Dibuka: 1');
    await expect(bot).toHaveCount(1);
  });
}

test('comes back with its conversation when React renders the document again after a hydration mismatch', async ({
  hostPages,
  page,
  server,
}) => {
  hostPages.add('/app.js', await bundle('react', 'document'));
  hostPages.add(
    '/situs.html',
    `<!doctype html><html lang="id"><head><title>Situs</title></head>
      <body><h1>Dibuat di server</h1><script src="${server.url}/faq-chatbot.js?website=1" async></script>
      <script src="/app.js"></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/situs.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await page.getByRole('button', { name: 'Keamanan' }).click();
  await page.evaluate('hydrate(), 0');
  await expect(page.getByRole('heading', { name: 'Dibuat di browser' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mismatch');
  await expect(page.getByRole('log')).toContainText('Anda: Keamanan');
  await expect(page.locator('faq-chatbot')).toHaveCount(1);
});

async function bundle(framework: string, page = 'app'): Promise<string> {
  const [built] = (await build({
    configFile: false,
    mode: 'development',
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(repositoryRoot, `tests/browser/frameworks/${framework}-${page}.js`),
        formats: ['iife'],
        name: 'site',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return built?.output[0].code ?? '';
}
