import { expect } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import {
  askForAgent,
  handoverReports,
  test,
  vendorsUnderTest,
  waitForVendor,
} from '../vendors/shop-with-vendor.ts';

for (const vendor of vendorsUnderTest) {
  test.describe(`a page where ${vendor.name} fails`, { tag: vendor.tag }, () => {
    test.use({ vendor });

    const failures = [
      { name: 'is blocked', response: 'abort', waitMs: 0 },
      { name: 'hangs', response: 'hang', waitMs: 11_000 },
    ] as const;

    for (const { name, response, waitMs } of failures) {
      test(`falls back to the link when the script ${name}`, async ({
        page,
        context,
        allowConsole,
        openShop,
      }) => {
        allowConsole(/Failed to load resource/);
        await page.clock.install();
        const { asked } = await openShop({ response });
        const tab = context.waitForEvent('page');
        await askForAgent(page);
        await expect.poll(() => asked.length).toBeGreaterThan(0);
        await page.clock.fastForward(waitMs);

        const said = page.getByRole('log');
        await expect(said).toContainText('Live chat tidak dapat dimuat di halaman ini.');
        await expect(said.getByRole('link', { name: 'Buka live chat' })).toHaveAttribute(
          'href',
          vendor.link,
        );
        expect(await handoverReports(page)).toEqual(['fell-back']);
        await expect(await tab).toHaveURL(vendor.link);
        await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toBeVisible();
        await expect(page.locator('head > script[src^="https:"]')).toHaveCount(
          response === 'abort' ? 0 : 1,
        );
      });
    }

    test('falls back to the link when the vendor throws from its calls', { tag: slowTag }, async ({
      page,
      openShop,
    }) => {
      const body = `
        if (window.Tawk_API) { Tawk_API.maximize = () => { throw new Error('Broken.') }; Tawk_API.onLoad(); }
        if (window.LiveChatWidget) {
          LiveChatWidget._h = (method, [name, callback]) => {
            if (name === 'ready') callback({});
            else throw new Error('Broken.');
          };
          for (const [method, parameters] of LiveChatWidget._q) if (parameters[0] === 'ready') LiveChatWidget._h(method, parameters);
        }
        if (window.$crisp) {
          $crisp = { push() { throw new Error('Broken.') }, is: () => false, get: () => 'session' };
        }`;
      await openShop({ response: { body } });
      await askForAgent(page);
      await expect(page.getByRole('log')).toContainText(
        'Live chat tidak dapat dimuat di halaman ini.',
      );
      await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toBeVisible();
    });

    test('hides a vendor that loads after its link was opened', async ({ page, openShop }) => {
      await page.clock.install();
      let release = () => {};
      const loaded = new Promise<void>((resolve) => {
        release = resolve;
      });
      await openShop({ response: loaded });
      await askForAgent(page);
      await expect(page.locator('head > script[src^="https:"]')).toHaveCount(1);
      await page.clock.fastForward(11_000);
      await expect(page.getByRole('log')).toContainText(
        'Live chat tidak dapat dimuat di halaman ini.',
      );
      release();
      await waitForVendor(page, vendor);
      await expect(page.getByRole('button', { name: `${vendor.name} bubble` })).toBeHidden();
      await expect(page.getByRole('region', { name: vendor.name })).toBeHidden();

      // The vendor has loaded by now, and the next attempt uses it.
      await page.getByRole('button', { name: 'Hubungi Live Agent Kami' }).click();
      await expect(page.getByRole('region', { name: vendor.name })).toBeVisible();
    });
  });
}
