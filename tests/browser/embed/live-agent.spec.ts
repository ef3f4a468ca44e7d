import { expect } from '../fixtures.ts';
import {
  askForAgent,
  handoverReports,
  leaveChat,
  test,
  vendorsUnderTest,
  waitForVendor,
} from '../vendors/shop-with-vendor.ts';

const fiveMinutesMs = 300_000;

for (const vendor of vendorsUnderTest) {
  test.describe(`a live agent at ${vendor.name}`, { tag: vendor.tag }, () => {
    test.use({ vendor });

    test('opens on demand, gets the chosen questions, is minimised and ended, and continues on the next page', async ({
      page,
      hostPages,
      openShop,
    }) => {
      const { asked } = await openShop();
      expect(asked).toEqual([]);
      const questions = await askForAgent(page);
      const chat = page.getByRole('region', { name: vendor.name });
      const bubble = page.getByRole('button', { name: `${vendor.name} bubble` });
      const panel = page.getByRole('dialog', { name: 'Live Chat Bot' });
      const liveAgent = page.getByRole('button', { name: 'Hubungi Live Agent Kami' });
      await expect(chat).toBeVisible();
      await expect(chat.getByRole('status')).toHaveText(
        JSON.stringify({ 'faq-questions': questions.join(' > ') }),
      );
      // No part of the bot covers the vendor's window.
      await expect(panel).toBeHidden();
      await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeHidden();

      await test.step('returns to the panel when it is minimised before a message', async () => {
        await chat.getByRole('button', { name: 'Minimise' }).click();
        await expect(panel).toBeVisible();
        await expect(chat).toBeHidden();
        await expect(bubble).toBeHidden();
        await liveAgent.click();
      });

      await test.step('returns to the panel when the chat ends', async () => {
        const reports = ['opened', 'minimised', 'opened', 'started'];
        await chat.getByRole('button', { name: 'Write' }).click();
        await expect.poll(() => handoverReports(page)).toEqual(reports);
        const left = await leaveChat(page, vendor);
        await expect(chat).toBeHidden();
        await expect(bubble).toBeHidden();
        expect(await handoverReports(page)).toEqual([...reports, left]);
        await liveAgent.click();
        await expect(chat).toBeVisible();
        expect(asked).toHaveLength(1);
      });

      await test.step('continues the chat in the background', async () => {
        await chat.getByRole('button', { name: 'Write' }).click();
        await chat.getByRole('button', { name: 'Minimise' }).click();
        await expect(panel).toContainText('tetap berjalan');

        // After a page load the chat is still hidden and running.
        await page.goto(`${hostPages.url}/lain.html`);
        await waitForVendor(page, vendor);
        await expect(bubble).toBeHidden();
        await expect(chat).toBeHidden();
        // The panel returns too, with its conversation.
        await expect(panel).toContainText('tetap berjalan');
        await liveAgent.click();
        await expect(chat).toBeVisible();
        expect(asked).toHaveLength(2);
      });
    });

    test('ends after five minutes in which nobody wrote, also across pages', async ({
      page,
      hostPages,
      openShop,
    }) => {
      await page.clock.install();
      await openShop();
      await askForAgent(page);
      const chat = page.getByRole('region', { name: vendor.name });
      await expect(chat).toBeVisible();
      await page.clock.fastForward(fiveMinutesMs - 5_000);
      await expect(chat).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(chat).toBeHidden();
      await expect(page.getByRole('log')).toContainText('obrolan belum dimulai');
      expect(await handoverReports(page)).toEqual(['opened', 'timed-out']);

      await test.step('comes back after a page load, with the deadline it had', async () => {
        await page.getByRole('button', { name: 'Hubungi Live Agent Kami' }).click();
        await expect(chat).toBeVisible();
        await page.clock.fastForward(fiveMinutesMs - 60_000);
        await page.goto(`${hostPages.url}/lain.html`);
        await expect(chat).toBeVisible();
        await page.clock.fastForward(70_000);
        await expect(chat).toBeHidden();
        await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toBeVisible();

        await page.goto(`${hostPages.url}/toko.html`);
        await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
        await expect(chat).toBeHidden();
      });
    });

    test('has no deadline once the visitor wrote, and comes back on the next page but not in another tab', async ({
      page,
      context,
      hostPages,
      openShop,
    }) => {
      await page.clock.install();
      await openShop();
      await askForAgent(page);
      const chat = page.getByRole('region', { name: vendor.name });
      await chat.getByRole('button', { name: 'Write' }).click();
      await page.clock.fastForward(3 * fiveMinutesMs);
      await expect(chat).toBeVisible();

      const other = await context.newPage();
      await other.goto(`${hostPages.url}/lain.html`);
      await expect(other.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
      await expect(other.getByRole('region', { name: vendor.name })).toBeHidden();
      await other.close();

      await page.goto(`${hostPages.url}/lain.html`);
      await expect(chat).toBeVisible();
      await leaveChat(page, vendor);
    });
  });
}
