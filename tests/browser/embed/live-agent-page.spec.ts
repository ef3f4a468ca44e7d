import { expect, test } from '../fixtures.ts';
import {
  askForAgent,
  handoverNews,
  openShop,
  vendorsUnderTest,
} from '../vendors/shop-with-vendor.ts';

for (const vendor of vendorsUnderTest) {
  test.describe(`a page and ${vendor.name}`, () => {
    test('that has it already is not given a second one, and keeps its own as it was', async ({
      page,
      context,
      server,
      hostPages,
      signIn,
    }) => {
      const { asked } = await openShop({
        page,
        context,
        server,
        hostPages,
        signIn,
        vendor,
        head: vendor.snippet,
      });
      const bubble = page.getByRole('button', { name: `${vendor.name} bubble` });
      await expect(bubble).toBeVisible();
      await askForAgent(page);
      const chat = page.getByRole('region', { name: vendor.name });
      await expect(chat).toBeVisible();
      expect(asked).toHaveLength(1);

      await chat.getByRole('button', { name: 'Minimise' }).click();
      await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toBeVisible();
      await expect(page).toHaveTitle('Page heard it');
      await expect(bubble).toBeVisible();
    });

    test('passes the nonce of its policy on', async ({
      page,
      context,
      server,
      hostPages,
      signIn,
    }) => {
      const policy = `default-src 'none'; script-src 'nonce-abc'; connect-src ${server.url}; img-src ${server.url}; style-src 'unsafe-inline'`;
      await openShop({
        page,
        context,
        server,
        hostPages,
        signIn,
        vendor,
        attributes: 'nonce="abc"',
        head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      });
      await askForAgent(page);
      await expect(page.getByRole('region', { name: vendor.name })).toBeVisible();
    });

    test('that wants tabs gets a tab, and never the script', async ({
      page,
      context,
      server,
      hostPages,
      signIn,
    }) => {
      const { asked } = await openShop({
        page,
        context,
        server,
        hostPages,
        signIn,
        vendor,
        attributes: 'data-live-agent="tab"',
      });
      const tab = context.waitForEvent('page');
      await askForAgent(page);
      await expect(await tab).toHaveURL(vendor.link);
      await expect(page.getByRole('log')).toContainText('Live chat sudah dibuka di tab baru.');
      expect(await handoverNews(page)).toEqual(['opened']);
      expect(asked.filter((address) => vendor.script.test(address))).toEqual([]);
    });

    test('that removes the bot loses the window, and has it back with the bot', async ({
      page,
      context,
      server,
      hostPages,
      signIn,
    }) => {
      await openShop({ page, context, server, hostPages, signIn, vendor });
      await askForAgent(page);
      const chat = page.getByRole('region', { name: vendor.name });
      await chat.getByRole('button', { name: 'Write' }).click();
      await page.evaluate(() => document.querySelector('faq-chatbot')?.remove());
      await expect(chat).toBeHidden();
      await expect(page.getByRole('button', { name: `${vendor.name} bubble` })).toBeHidden();
      await page.evaluate(() => document.body.append(document.createElement('faq-chatbot')));
      await expect(chat).toBeVisible();
      await chat.getByRole('button', { name: 'Agent ends' }).click();
      await expect(page.getByRole('log')).toContainText('Live chat sudah selesai.');
    });

    test('opens the panel itself, and the window makes room', async ({
      page,
      context,
      server,
      hostPages,
      signIn,
    }) => {
      await openShop({ page, context, server, hostPages, signIn, vendor });
      await askForAgent(page);
      const chat = page.getByRole('region', { name: vendor.name });
      await expect(chat).toBeVisible();
      await page.evaluate(() => document.querySelector('faq-chatbot')?.open());
      await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toBeVisible();
      await expect(chat).toBeHidden();
    });
  });
}
