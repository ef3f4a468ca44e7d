import { expect, test } from '../fixtures.ts';

const tables = [
  { path: '/?website=1', table: 'Daftar FAQ', first: 'Question', action: 'Edit' },
  { path: '/user', table: 'Admin Users', first: 'Name', action: 'Change Password' },
  { path: '/whitelist', table: 'Table Whitelist', first: 'IP Address', action: 'Remove' },
  { path: '/website', table: 'Table Website', first: 'Website Name', action: 'Edit' },
  { path: '/history', table: 'Riwayat perubahan', first: 'Waktu', action: 'Lihat detail' },
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('each row is a card: labels before values, actions below, nothing scrolls sideways', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(page);
    for (const { path, table, first, action } of tables) {
      await test.step(table, async () => {
        await page.goto(server.url + path);
        const card = page.getByRole('region', { name: table });
        // Screen readers still find a table.
        const row = card.getByRole('table').locator('tr[id]').first();
        // The checkbox has no visible label: it is beside the question.
        const cell = row.locator('td:not([data-mark])').first();
        await expect(cell).toBeVisible();
        const label = await cell.evaluate((td) => getComputedStyle(td, '::before').content);
        expect(label).toContain(`"${first}"`);

        const sideways = await card.evaluate(
          (region) =>
            [region, ...region.querySelectorAll('table, table *')].filter(
              (part) =>
                part.getBoundingClientRect().right > innerWidth ||
                (part.scrollWidth > part.clientWidth &&
                  /auto|scroll/.test(getComputedStyle(part).overflowX)),
            ).length,
        );
        expect(sideways).toBe(0);

        const button = row.getByRole('button', { name: action });
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 1 });
        const [box, above] = await Promise.all([button.boundingBox(), cell.boundingBox()]);
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
        // No other element covers the visible text.
        const isHit = await button.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        expect(isHit).toBe(true);
      });
    }
  });
});

test('a timestamp is on one line in every table, its seconds in a tooltip', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(page);
  for (const { path, table } of tables) {
    await test.step(table, async () => {
      await page.goto(server.url + path);
      const moment = page.getByRole('region', { name: table }).locator('time').first();
      await expect(moment).toBeVisible();
      const shown = await moment.evaluate(async (time) => {
        // Wait for the page's font, because the fallback font has another width.
        await document.fonts.ready;
        const range = document.createRange();
        range.selectNode(time.firstChild as Text);
        return { text: time.firstChild?.textContent, lines: range.getClientRects().length };
      });
      expect(shown).toEqual({
        text: expect.stringMatching(/^\d\d\/\d\d\/\d{4}, \d\d\.\d\d$/),
        lines: 1,
      });
      await page.keyboard.press('Tab');
      // Tooltips are loaded last.
      await expect(async () => {
        await moment.blur();
        await moment.focus();
        await expect(page.locator('[popover=manual]:popover-open')).toHaveText(
          /^\d\d\/\d\d\/\d{4}, \d\d\.\d\d\.\d\d$/,
          { timeout: 500 },
        );
      }).toPass();
    });
  }
});
