import { expect, test } from '../fixtures.ts';

const tables = [
  { path: '/?website=1', table: 'Daftar FAQ', action: 'Edit' },
  { path: '/user', table: 'Admin Users', action: 'Change Password' },
  { path: '/whitelist', table: 'Table Whitelist', action: 'Remove' },
  { path: '/website', table: 'Table Website', action: 'Edit' },
];

test("a row's actions are visible on a phone without scrolling sideways", async ({
  page,
  server,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  for (const { path, table, action } of tables) {
    await test.step(table, async () => {
      await page.goto(server.url + path);
      const card = page.getByRole('region', { name: table });
      const button = card.getByRole('button', { name: action }).first();
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      const scroller = card.getByRole('table').locator('..');
      expect(await scroller.evaluate((element) => element.scrollLeft)).toBe(0);
      // Nothing lies over what is seen there.
      const isHit = await button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isHit).toBe(true);
    });
  }
});

test('a timestamp is on one line in every table', async ({ page, server, signIn }) => {
  await signIn(page);
  for (const { path, table } of tables) {
    await test.step(table, async () => {
      await page.goto(server.url + path);
      const moment = page
        .getByRole('region', { name: table })
        .getByRole('cell', { name: /^\d\d\/\d\d\/\d{4}, \d\d\.\d\d\.\d\d$/ })
        .first();
      await expect(moment).toBeVisible();
      const lines = await moment.evaluate(async (cell) => {
        // Until the page's own font is there, another one stands in.
        await document.fonts.ready;
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
    });
  }
});
