import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';

/** A page's own script that changes the options of every request. */
const wrapFetch = (changed: string) => `<script>
  const original = window.fetch;
  window.fetch = (address, options = {}) => original(address, { ...options, ${changed} });
</script>`;

/** Neither library sends anything to its vendor. */
const headerScripts = {
  'Application Insights': `
    <script src="/lib/@microsoft/applicationinsights-web/dist/es5/applicationinsights-web.js"></script>
    <script>
      new Microsoft.ApplicationInsights.ApplicationInsights({
        config: {
          connectionString: 'InstrumentationKey=00000000-0000-0000-0000-000000000000',
          enableCorsCorrelation: true,
          disableTelemetry: true,
          extensionConfig: { AppInsightsCfgSyncPlugin: { cfgUrl: '' } },
        },
      }).loadAppInsights();
    </script>`,
  'Elastic RUM': `
    <script src="/lib/@elastic/apm-rum/dist/bundles/elastic-apm-rum.umd.js"></script>
    <script>
      elasticApm.init({ serviceName: 'toko', serverUrl: location.origin, distributedTracingOrigins: ['{{host}}'] });
    </script>`,
  'a hand-written script': wrapFetch(
    "headers: { ...Object.fromEntries(new Headers(options.headers)), 'X-CSRF-Token': 'abc' }",
  ),
};

for (const [name, script] of Object.entries(headerScripts)) {
  test(`shows questions and checks a ticket on a page where ${name} adds headers to every request`, {
    tag: name === 'Application Insights' ? [] : slowTag,
  }, async ({ hostPages, page, server }) => {
    hostPages.add(
      '/dipantau.html',
      `<!doctype html><html lang="id"><head><title>Toko</title>${script.replace('{{host}}', server.url)}</head>
        <body><script src="${server.url}/faq-chatbot.js" async=""></script></body></html>`,
    );
    const added = new Map<string, boolean>();
    page.on('request', (request) => {
      const isAdded = /x-csrf-token|traceparent|request-id/.test(
        `${Object.keys(request.headers())}`,
      );
      added.set(new URL(request.url()).pathname, isAdded);
    });
    // Not with `page.route`: with it, Playwright responds to all preflights itself.
    hostPages.add('/intake/v2/rum/events', '');
    await page.goto(`${hostPages.url}/dipantau.html`);
    await page.getByRole('button', { name: 'Tanya Kami' }).click();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.getByRole('button', { name: 'Cek Deposit', exact: true }).click();
    await page.getByLabel('Username / ID Login').fill('demo');
    await page.getByLabel('Nomor Tiket').fill('D3612272');
    await page.getByLabel('Nomor Tiket').press('Enter');
    await expect(page.getByText('150.000', { exact: true })).toBeVisible();
    expect(added.get('/faqs/1')).toBe(true);
    expect(added.get('/api/deposits/history')).toBe(true);
  });
}

test('tells the owner what to except where the page adds credentials to every request', async ({
  allowConsole,
  hostPages,
  page,
  server,
}) => {
  allowConsole(/CORS policy/, /ERR_FAILED/, /^faq-chatbot: /);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('faq-chatbot')) warnings.push(message.text());
  });
  const script = wrapFetch("credentials: 'include'");
  hostPages.add(
    '/kredensial.html',
    `<!doctype html><html lang="id"><head><title>Toko</title>${script}</head>
      <body><script src="${server.url}/faq-chatbot.js" async=""></script></body></html>`,
  );
  await page.goto(`${hostPages.url}/kredensial.html`);
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  await expect(page.getByText(/belum dapat dimuat/)).toBeVisible();
  await expect
    .poll(() => warnings)
    .toEqual([`faq-chatbot: a script that adds credentials to fetch must except ${server.url}`]);
});
