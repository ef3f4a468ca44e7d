import type { Locator, Page } from '@playwright/test';
import { slowTag } from '../slow-tag.ts';
import { expectClear, toast } from './expect-clear.ts';
import { widths } from './looks.ts';
import { openFaqForm } from './open-faq-form.ts';
import { pressInRow } from './press-in-row.ts';
import { expect, test } from './signed-in.ts';

const launcher = (page: Page) => page.locator('faq-chatbot button').first();
const userMenu = (page: Page) => page.getByRole('button', { name: /^Halo Selamat/ });

/** Returns whether a press in the middle of the element reaches it. */
const isOnTop = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (target.contains(hit) || hit.contains(target));
  });

for (const { width, tag } of widths) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a message covers no primary button, launcher, user menu, open list or button of a dialog', async ({
      page,
    }) => {
      await page.goto('/whitelist');
      await expect(launcher(page)).toBeVisible();
      await page.getByRole('switch').press('Space');
      const add = page.getByRole('button', { name: 'Add WL' });
      await expectClear(page, add, userMenu(page), launcher(page));

      await userMenu(page).click();
      for (const item of await page.getByRole('menuitem').all())
        expect(await isOnTop(item)).toBe(true);
      await page.keyboard.press('Escape');

      await test.step('an open list of the header', async () => {
        await page.setViewportSize({ width, height: 430 });
        await expect(toast(page)).toBeVisible();
        await page.keyboard.press('Control+k');
        await page.keyboard.type('e');
        await expect(page.getByRole('option').first()).toBeVisible();
        for (const option of await page.getByRole('option').all()) {
          await option.scrollIntoViewIfNeeded();
          expect(await isOnTop(option)).toBe(true);
        }
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width, height: 800 });
      });

      await test.step('the buttons of a dialog', async () => {
        await add.click();
        const dialog = page.getByRole('dialog', { name: 'Add WL' });
        await dialog.getByRole('button', { name: 'Simpan' }).click();
        await expect(page.getByText('❌ IP format is invalid.')).toBeVisible();
        await expectClear(page, ...(await dialog.getByRole('button').all()));
      });

      await test.step('nothing of it is under the pointer that pressed the button', async () => {
        const dialog = page.getByRole('dialog', { name: 'Add WL' });
        await dialog.getByRole('textbox').first().fill('203.0.113.5');
        await dialog.getByRole('button', { name: 'Simpan' }).click();
        await expect(dialog).toHaveCount(0);
        await expect(toast(page).last()).toBeVisible();
        await expect(page.locator('[data-toaster] :hover')).toHaveCount(0);
      });
    });

    test('the message of an added FAQ covers neither the form for the next one nor the row that it leads to', {
      tag: slowTag,
    }, async ({ page }) => {
      await page.goto('/?website=1&page=2');
      await expect(launcher(page)).toBeVisible();
      const add = page.getByRole('region', { name: 'FAQ baru' }).getByRole('button', {
        name: 'Add FAQ',
      });
      const question = page.getByLabel('Question');
      const addFaq = async (typed: string) => {
        await add.click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(toast(page).filter({ hasText: `Ditambahkan: ${typed}` })).toBeVisible();
      };

      await openFaqForm(page);
      await page.setViewportSize({ width, height: 480 });
      await question.fill('Zakat?');
      await addFaq('Zakat?');
      // Scroll so that the button is where messages appear, and wait until they are placed again.
      await add.evaluate(async (button) => {
        const { bottom } = button.getBoundingClientRect();
        window.scrollBy(0, bottom - innerHeight + 30);
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      });
      await expectClear(page, add, userMenu(page), launcher(page));

      await page.setViewportSize({ width, height: 800 });
      // Two messages reach up to the last row of the page, which cannot scroll on.
      await question.fill('Zakat lewat bank?');
      await addFaq('Zakat lewat bank?');
      await expect(toast(page)).toHaveCount(2);
      await toast(page).last().getByRole('button', { name: 'Lihat' }).click();
      const row = page.getByRole('row', { name: /Zakat lewat bank/ });
      await expect(row).toBeInViewport();
      await expect.poll(() => isOnTop(row)).toBe(true);
      await expectClear(page, row);

      // A dialog has space for one message only. The other one would leave by itself after 10 seconds.
      await pressInRow(row, 'Edit');
      await expect(page.getByRole('dialog')).toBeVisible();
      const earlier = toast(page).filter({ hasText: 'Zakat?' });
      await expect(earlier).toBeHidden({ timeout: 2000 });
    });
  });
}
