import { join } from 'node:path';
import { repositoryRoot } from '../../../scripts/build-fingerprint.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { askForAgent, vendorsUnderTest } from '../vendors/shop-with-vendor.ts';

for (const vendor of vendorsUnderTest)
  test.describe(`with a live chat at ${vendor.name}`, { tag: vendor.tag }, () => {
    test.use({ liveChatLink: vendor.link });

    for (const path of ['/widget', '/not-found', '/tidak/ada'])
      test(`the live agent opens in place on ${path}, and never where there is a session`, {
        // It is the not-found page, too.
        tag: path === '/tidak/ada' ? slowTag : [],
      }, async ({ server, page, context, signIn, allowConsole }) => {
        allowConsole(/404/);
        const asked: string[] = [];
        await context.route(/^https:/, (route) => {
          asked.push(route.request().url());
          return route.fulfill({
            contentType: 'text/javascript',
            headers: { 'Access-Control-Allow-Origin': '*' },
            path: join(repositoryRoot, 'tests/browser/vendors', vendor.standIn),
          });
        });
        await page.goto(server.url + path);
        await askForAgent(page);
        await expect(page.getByRole('region', { name: vendor.name })).toBeVisible();
        expect(asked).toHaveLength(1);

        // Somebody signs in, in another tab: the page is loaded again, without the vendor.
        await signIn(page);
        await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'tab');
        await expect(page.getByRole('region', { name: vendor.name })).toHaveCount(0);
        expect(asked).toHaveLength(1);
      });

    test('a password is typed only in a document that was opened without the vendor', async ({
      server,
      page,
    }) => {
      await page.goto(`${server.url}/widget`);
      await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'auto');
      // As the router's own links and the browser's history do: no document is loaded.
      await page.evaluate(() => {
        history.pushState({}, '', '/signin');
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      });
      await expect(page.getByLabel('Username')).toBeVisible();
      await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'tab');
    });

    test('the way back from the not-found page leaves its policy behind', async ({
      server,
      page,
      allowConsole,
    }) => {
      allowConsole(/404/);
      await page.goto(`${server.url}/tidak/ada`);
      await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'auto');
      await page.getByRole('link', { name: 'Back to Home Page' }).click();
      await expect(page).toHaveURL(`${server.url}/signin`);
      await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'tab');
    });
  });

test('the bot comes to a page that is never idle', async ({ server, page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const end = performance.now() + 4;
      while (performance.now() < end);
      port2.postMessage('');
    };
    port2.postMessage('');
  });
  await page.goto(`${server.url}/widget`);
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
});
