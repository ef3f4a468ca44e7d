import { expect } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import {
  askForAgent,
  handoverReports,
  leaveChat,
  test,
  vendorsUnderTest,
} from '../vendors/shop-with-vendor.ts';

for (const vendor of vendorsUnderTest) {
  test.describe(`a page and ${vendor.name}`, { tag: vendor.tag }, () => {
    test.use({ vendor });

    test('that already has the vendor gets no second one, and its own is restored afterwards', async ({
      page,
      openShop,
    }) => {
      const { asked } = await openShop({ head: vendor.snippet });
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

    test('that has a nonce passes it on to the vendor', { tag: slowTag }, async ({
      page,
      server,
      openShop,
    }) => {
      const policy = `default-src 'none'; script-src 'nonce-abc'; connect-src ${server.url}; img-src ${server.url}; style-src 'unsafe-inline'`;
      await openShop({
        attributes: 'nonce="abc"',
        head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      });
      await askForAgent(page);
      await expect(page.getByRole('region', { name: vendor.name })).toBeVisible();
    });

    test('that sets live-agent to tab gets a tab, and never the script', async ({
      page,
      context,
      openShop,
    }) => {
      const { asked } = await openShop({ attributes: 'data-live-agent="tab"' });
      const tab = context.waitForEvent('page');
      await askForAgent(page);
      await expect(await tab).toHaveURL(vendor.link);
      await expect(page.getByRole('log')).toContainText('Live chat sudah dibuka di tab baru.');
      expect(await handoverReports(page)).toEqual(['opened']);
      expect(asked.filter((address) => vendor.script.test(address))).toEqual([]);
    });

    test('whose own element takes the place of the bot keeps the window, which is hidden and shown with the bot and its panel', {
      tag: slowTag,
    }, async ({ page, openShop }) => {
      await openShop();
      await askForAgent(page);
      const chat = page.getByRole('region', { name: vendor.name });
      await chat.getByRole('button', { name: 'Write' }).click();
      const append = () =>
        page.evaluate(() => document.body.append(document.createElement('faq-chatbot')));
      await append();
      await expect(page.locator('faq-chatbot[data-mounted]')).toHaveCount(0);
      // The mounted bot is disconnected in the next task.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await expect(chat).toBeVisible();

      await page.evaluate(() => document.querySelector('faq-chatbot')?.remove());
      await expect(chat).toBeHidden();
      await expect(page.getByRole('button', { name: `${vendor.name} bubble` })).toBeHidden();
      await append();
      await expect(chat).toBeVisible();

      await page.evaluate(() => document.querySelector('faq-chatbot')?.open());
      await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toBeVisible();
      await expect(chat).toBeHidden();
      await page.getByRole('button', { name: 'Hubungi Live Agent Kami' }).click();
      await leaveChat(page, vendor);
    });
  });
}
