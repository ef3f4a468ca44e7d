import { join } from 'node:path';
import { repositoryRoot } from '../../../build/repository-root.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { askForAgent, vendorsUnderTest } from '../vendors/shop-with-vendor.ts';

for (const vendor of vendorsUnderTest)
  test.describe(`with a live chat at ${vendor.name}`, { tag: vendor.tag }, () => {
    test.use({ liveChatLink: vendor.link });

    for (const path of ['/widget', '/not-found', '/tidak/ada'])
      test(`the live agent opens inside the page on ${path}, but never with a session`, {
        tag: path === '/widget' ? [] : slowTag,
      }, async ({ page, context, signIn, allowConsole }) => {
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
        await page.goto(path);
        await askForAgent(page);
        await expect(page.getByRole('region', { name: vendor.name })).toBeVisible();
        expect(asked).toHaveLength(1);

        // After a sign-in in another tab, the page is loaded again without the vendor.
        await signIn(page);
        await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'tab');
        await expect(page.getByRole('region', { name: vendor.name })).toHaveCount(0);
        expect(asked).toHaveLength(1);
      });

    test('the sign-in form is usable only in a document without the vendor', async ({ page }) => {
      await page.goto('/widget');
      await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'auto');
      // Navigate as the router and the history do, without loading a document.
      await page.evaluate(() => {
        history.pushState({}, '', '/signin');
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      });
      await expect(page.getByLabel('Username')).toBeVisible();
      await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'tab');
    });

    test('the link on the not-found page opens a document without the vendor in its policy', async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/404/);
      await page.goto('/tidak/ada');
      await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'auto');
      await page.getByRole('link', { name: 'Back to Home Page' }).click();
      await expect(page).toHaveURL('/signin');
      await expect(page.locator('faq-chatbot')).toHaveAttribute('live-agent', 'tab');
    });
  });

test('the bot is loaded on a page that is never idle', async ({ page }) => {
  // A page that is never idle runs only the callbacks that have a time limit, at that time.
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, options) =>
      options?.timeout === undefined
        ? 0
        : window.setTimeout(run, options.timeout, { didTimeout: true, timeRemaining: () => 0 });
    window.cancelIdleCallback = clearTimeout;
  });
  await page.goto('/widget');
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
});
