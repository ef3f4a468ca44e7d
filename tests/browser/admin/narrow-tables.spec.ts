import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { slowTag } from '../slow-tag.ts';
import { expect, test } from './signed-in.ts';

const userWords = ['Change Status', 'Change Password', 'Delete'];
const tables = [
  {
    link: 'FAQ',
    table: 'Daftar FAQ',
    first: 'Question',
    action: 'Edit',
    words: [[1280, []]],
  },
  {
    link: 'User',
    table: 'Admin Users',
    first: 'Name',
    action: 'Change Password',
    words: [
      [360, [...userWords, 'Lainnya']],
      [1024, []],
      [1280, userWords],
    ],
  },
  { link: 'Whitelist', table: 'Table Whitelist', first: 'IP Address', action: 'Remove', words: [] },
  {
    link: 'Website',
    table: 'Table Website',
    first: 'Website Name',
    action: 'Edit',
    words: [[1280, ['Atur', 'Edit', 'Remove']]],
  },
  {
    // It has no link in the main menu.
    link: null,
    table: 'Riwayat perubahan',
    first: 'Waktu',
    action: 'Lihat detail',
    words: [],
  },
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('each row is a card: labels before values, actions below, nothing scrolls sideways', async ({
    page,
  }) => {
    await page.goto('/profile');
    // The cards of FAQs have no labels and one button, see `answer-desk.spec.ts`.
    for (const { link, table, first, action } of tables.slice(1)) {
      await test.step(table, async () => {
        if (link === null) {
          await page.goto('/history');
        } else {
          await page.getByRole('button', { name: 'Buka menu' }).click();
          await page.getByRole('link', { name: link, exact: true }).click();
        }
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

test('a timestamp is on one line in every table, a line between all rows, and buttons are words where there is room', {
  tag: slowTag,
}, async ({ page }) => {
  await page.goto('/?website=1');
  const tooltip = page.locator('[popover=manual]:popover-open');
  for (const { link, table, words } of tables) {
    await test.step(table, async () => {
      if (link === null) await page.goto('/history');
      else await page.getByRole('link', { name: link, exact: true }).click();
      const moment = page.getByRole('region', { name: table }).locator('time').first();
      await expect(moment).toBeVisible();
      const shown = await moment.evaluate(async (time) => {
        // Wait for the page's font, because the fallback font has another width.
        await document.fonts.ready;
        const range = document.createRange();
        // An element has a rectangle beside those of its lines.
        range.selectNode(document.createTreeWalker(time, NodeFilter.SHOW_TEXT).nextNode() as Text);
        return { text: time.firstChild?.textContent, lines: range.getClientRects().length };
      });
      expect(shown).toEqual({
        text: expect.stringMatching(
          table === 'Daftar FAQ'
            ? /^(\d\d\.\d\d|\d+ \S{3})/
            : /^(\d\d\/\d\d\/\d{4}|\d+ \S{3}), \d\d\.\d\d$/,
        ),
        lines: 1,
      });
      // Tooltips are loaded last.
      await expect(async () => {
        await page.mouse.move(0, 0);
        await moment.hover();
        await expect(tooltip).toHaveText(/^\d\d\/\d\d\/\d{4}, \d\d\.\d\d\.\d\d$/, {
          timeout: 1000,
        });
      }).toPass();

      for (const [width, expected] of words) await expectWords(page, width, expected);
    });
    if (table === 'Daftar FAQ') await expectLines(page);
  }

  // A dialog that focuses its first button shows no tooltip over its text, unless a key moves the focus there.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Lihat detail' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Detail riwayat' });
  await expect(dialog.getByRole('button', { name: 'Tutup' }).first()).toBeFocused();
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(tooltip).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toHaveText('Tutup');
  await page.keyboard.press('Escape');

  // The pointer may move over a tooltip, which covers what is below it but does not take its presses.
  await page.getByRole('button', { name: 'Lihat detail' }).first().hover();
  await expect(tooltip).toHaveText('Lihat detail');
  const box = await tooltip.boundingBox();
  if (box === null) throw new Error('The tooltip is gone.');
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top, { steps: 5 });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 250)));
  await expect(tooltip).toHaveText('Lihat detail');
  const isTooltip = ([left, top]: readonly [number, number]) =>
    document.elementFromPoint(left, top)?.matches('[popover]');
  expect(await page.evaluate(isTooltip, [left, top] as const)).toBe(false);
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
});

/** Fails unless the buttons of the first row have these words; none means icons only. */
async function expectWords(page: Page, width: number, expected: readonly string[]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const actions = page.locator('tbody tr').first().locator('.table-actions');
  const words = () =>
    actions.locator('[data-label]').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { content, display } = getComputedStyle(button, '::after');
        return display === 'none' ? [] : [content.replaceAll('"', '').split(' / ')[0]];
      }),
    );
  await expect.poll(words, `${width} px`).toEqual(expected);
  // They are on one line of a table, and inside a card.
  const { overflow, lines } = await actions.locator('> div').evaluate((box) => ({
    overflow: box.scrollWidth - box.clientWidth,
    lines: new Set([...box.children].map((button) => (button as HTMLElement).offsetTop)).size,
  }));
  expect(overflow).toBe(0);
  if (width === 1280 && expected.length > 0) expect(lines).toBe(1);
}

/** Fails unless a line is drawn between all rows, at every height of a row. */
async function expectLines(page: Page): Promise<void> {
  const rows = page.locator('tbody tr[id]');
  await expect(rows.nth(9)).toBeVisible();
  // Rows may end between two pixels.
  for (const shift of [0, 0.3, 0.5, 0.7]) {
    const tops = await rows.evaluateAll((all, px) => {
      for (const row of all.slice(0, 9)) row.style.height = `${43 + px}px`;
      return all.slice(0, 9).map((row) => row.getBoundingClientRect().top);
    }, shift);
    const [first = 0] = tops;
    const { x = 0 } = (await rows.first().boundingBox()) ?? {};
    const clip = { x: x + 4, y: Math.floor(first), width: 1, height: 9 * 45 };
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    const colours = pixels.toString('hex').match(/.{6}/g) ?? [];
    const at = (y: number) => colours[Math.round(y) - Math.floor(first)];
    for (const top of tops.slice(1)) {
      expect(at(top - 1), `${shift} px, ${top}`).not.toBe(at(top + 4));
    }
  }
}
