import { slowTag } from '../slow-tag.ts';
import { expect, test } from './signed-in.ts';

const sizes = [
  { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1280, height: 800 } },
] as const;

for (const use of sizes)
  test.describe(() => {
    test.use(use);
    const { width } = use.viewport;
    const isTouch = 'hasTouch' in use;

    test(`nothing in the header is covered at ${width} px, with every badge on`, {
      tag: width === 360 ? slowTag : [],
    }, async ({ page }) => {
      const warning = {
        id: 9,
        at: '2026-11-28T10:00:00.000Z',
        user_id: 2,
        username: 'siti',
        address: '203.0.113.7',
        action: 'create',
        entity: 'whitelist',
        entity_id: 3,
        website_id: null,
        label: '203.0.113.8',
        before: null,
        after: { ip: '203.0.113.8', status: true },
        websites: {},
        undo: null,
        all_data: 1205,
      };
      await page.route('**/api/warnings', (route) => route.fulfill({ json: [warning] }));
      await page.goto('/user');
      const header = page.getByRole('banner');
      const alarm = header.getByRole('button', { name: 'Perlu Anda periksa: 1.205' });
      await expect(alarm).toBeVisible();
      // On phones, the bot's launcher is beside the header's last button.
      await expect(page.locator('faq-chatbot').getByRole('button').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);

      const parts = await header.locator('button:visible, label:visible').evaluateAll((all) =>
        all.map((part) => {
          const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
          const middle = (top + bottom) / 2;
          const isFree = [left + 1, (left + right) / 2, right - 1].every((x) => {
            const front = document.elementFromPoint(x, middle);
            return front !== null && part.contains(front);
          });
          return { name: part.ariaLabel ?? part.textContent, isFree, width, height };
        }),
      );
      expect(parts.filter(({ isFree }) => !isFree)).toEqual([]);
      expect(parts).toHaveLength(6);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBeLessThanOrEqual(width);
      if (isTouch) {
        expect(parts.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
        await header.getByRole('button', { name: /^Halo/ }).tap();
        await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
      } else {
        expect(await alarm.boundingBox()).toMatchObject({ width: 40, height: 40 });
        const search = await header.getByRole('search').boundingBox();
        expect(search?.width).toBeGreaterThanOrEqual(240);
        await expect(header.getByRole('time')).toHaveText(/\d\d\.\d\d\.\d\d$/);
      }
    });
  });
