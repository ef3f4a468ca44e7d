import type { Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { slowTag } from '../slow-tag.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

const launcher = (page: Page) => page.locator('faq-chatbot button').first();

/** Three pages of accounts. */
async function serveManyUsers(page: Page): Promise<void> {
  const all = 201;
  await page.route('**/api/users/100/*', (route) => {
    const at = (Number(new URL(route.request().url()).pathname.split('/').at(-1)) - 1) * 100;
    const ids = Array.from({ length: Math.min(100, all - at) }, (_, index) => at + index + 1);
    return route.fulfill({
      json: ids.map((id) => ({
        id,
        username: `akun-${id}`,
        status: true,
        role: 'admin',
        website_ids: [1],
        may_publish: true,
        version: 1,
        last_edited_at: '2026-01-01T00:00:00.000Z',
        last_edited_by: 'admin',
        all_data: all,
      })),
    });
  });
}

test('the FAQ page stays in place after an added and after a deleted row', {
  tag: slowTag,
}, async ({ page, allowConsole }) => {
  allowConsole(/503/);
  await page.goto('/?website=1');
  const question = page.getByRole('alertdialog');

  await test.step('after Add the page stays at the form, which is empty for the next question', async () => {
    await openFaqForm(page);
    await page.getByLabel('Question').fill('Apakah ada bonus?');
    const start = await page.evaluate(() => scrollY);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      addEventListener('scroll', () => seen.push(scrollY));
    });
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    await question.getByRole('button', { name: 'Add FAQ' }).click();
    await expect(page.getByText('Ditambahkan: Apakah ada bonus?')).toBeVisible();
    await expect(question).toHaveCount(0);
    // The row is on the second page.
    await expect(page).toHaveURL(/\?website=1$/);
    await expect(page.getByLabel('Question')).toBeFocused();
    await expect(page.getByLabel('Question')).toHaveValue('');
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.filter((y) => y !== start)).toEqual([]);
  });

  await test.step('after a deletion by keyboard the focus is on the next row', async () => {
    const ids = await idsOfRows(page);
    // Use a leaf, so that the next row is not its child.
    await deleteByKeyboard(page, `#${ids.at(-2)}`, 'Delete');
    const next = page.locator(`#${ids.at(-1)}`).getByRole('button', { name: 'Delete' });
    await expect(next).toBeFocused();
  });

  await test.step('a deleted row disappears although the list cannot be reloaded', async () => {
    const row = page.locator('#row-1');
    // A table renders its first rows before the rest.
    const rows = 100;
    await expect(page.locator('tbody tr')).toHaveCount(rows);
    await page.route(/\/api\/faqs\/1\/(100\/1|tree)$/, (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await row.getByRole('button', { name: 'Delete' }).click();
    const text = await question.textContent();
    const below = Number(/(\d+) pertanyaan di bawahnya/.exec(text ?? '')?.[1] ?? 0);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeHidden();
    await expect(row).toHaveCount(0);
    // The descendants of the row have disappeared too.
    await expect(page.locator('tbody tr')).toHaveCount(rows - below - 1);
    await expect(
      page.getByText('Daftar tidak dapat dimuat ulang, jadi isinya mungkin belum terbaru.'),
    ).toBeVisible({ timeout: 15_000 });
  });
});

test('after a deletion by keyboard on the Link page the focus is on the next row, or on the new last one', {
  tag: slowTag,
}, async ({ page }) => {
  for (const link of ['satu.example', 'dua.example', 'tiga.example'])
    await page.request.post('/api/livechatwebsitelinks/', {
      data: { link, website_id: 1 },
    });
  await page.goto('/link');
  const ids = await idsOfRows(page);
  const buttonOf = (id: string | undefined) =>
    page.locator(`#${id}`).getByRole('button', { name: 'Remove' });
  await deleteByKeyboard(page, `#${ids[1]}`, 'Remove');
  await expect(buttonOf(ids[2])).toBeFocused();
  await deleteByKeyboard(page, `#${ids.at(-1)}`, 'Remove');
  await expect(buttonOf(ids.at(-2))).toBeFocused();
});

async function idsOfRows(page: Page): Promise<string[]> {
  const rows = page.locator('tbody tr[id]');
  await expect(rows.nth(2)).toBeVisible();
  return rows.evaluateAll((all) => all.map(({ id }) => id));
}

async function deleteByKeyboard(page: Page, row: string, button: string): Promise<void> {
  await page.locator(row).getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: /^(Cancel|Batal)$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(row)).toHaveCount(0);
}

test('the sidebar stays collapsed after a reload, with the launcher in its rail', {
  tag: slowTag,
}, async ({ page }) => {
  await page.goto('/user');
  const sidebar = page.getByRole('complementary');
  expect((await sidebar.boundingBox())?.width).toBe(290);
  await page.getByRole('button', { name: 'Ciutkan sidebar' }).click();
  await page.goto('/website');
  await expect(page.getByRole('button', { name: 'Bentangkan sidebar' })).toBeVisible();
  await page.mouse.move(900, 400);
  expect((await sidebar.boundingBox())?.width).toBe(90);
  await expect(launcher(page)).toBeVisible();
  const box = await launcher(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 99)).toBeLessThanOrEqual(90);
  await launcher(page).click();
  const bot = page.getByRole('dialog', { name: 'Live Chat Bot' });
  await expect(bot).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bot).toBeHidden();

  await page.getByRole('button', { name: 'Bentangkan sidebar' }).click();
  await page.reload();
  expect((await sidebar.boundingBox())?.width).toBe(290);
});

test('the launcher covers no action of a row, and Next scrolls to the top of the table', {
  tag: slowTag,
}, async ({ page }) => {
  await serveManyUsers(page);
  await page.goto('/user');
  await expect(page.getByRole('cell', { name: 'akun-100', exact: true })).toBeAttached();
  await expect(launcher(page)).toBeVisible();
  for (const width of [360, 640, 768, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      // Where the panel fills the window, it is in the header.
      const isInHeader = width < 768;
      await expect
        .poll(async () => (await launcher(page).boundingBox())?.width)
        .toBe(isInHeader ? 44 : 56);
      const icon = await launcher(page).boundingBox();
      if (isInHeader) expect((icon?.y ?? 99) + 44).toBeLessThanOrEqual(64);
      for (const y of [0, 300, 2000, 100_000]) {
        await page.evaluate((top) => scrollTo(0, top), y);
        expect(await coveredActions(page)).toEqual([]);
      }
    });

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('cell', { name: 'akun-101', exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Admin Users' })).toBeInViewport();

  // On a phone the rows are cards, which are higher.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('cell', { name: 'akun-201', exact: true })).toBeInViewport();
});

/** Returns the names of the buttons that the launcher covers. */
function coveredActions(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const bot = document.querySelector('faq-chatbot')?.shadowRoot?.querySelector('button');
    const own = bot?.getBoundingClientRect();
    const header = document.querySelector('.app-header')?.getBoundingClientRect();
    if (!own || !header) return ['no launcher'];
    return [...document.querySelectorAll('.table-actions button, main header button')]
      .filter((button) => {
        const box = button.getBoundingClientRect();
        return (
          own.left < box.right &&
          box.left < own.right &&
          own.top < box.bottom &&
          // The list scrolls below the header.
          (button.closest('.app-header') ? box.top : Math.max(box.top, header.bottom)) < own.bottom
        );
      })
      .map((button) => button.ariaLabel ?? button.textContent);
  });
}

test('the launcher is hidden on Script while the preview shows the same bot', {
  tag: slowTag,
}, async ({ page }) => {
  await page.request.post('/api/websites', {
    data: valid.website({ name: 'Toko lain' }),
  });
  await page.goto('/?website=1');
  const own = page.locator('body > faq-chatbot');
  await expect(own.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.getByRole('link', { name: 'Script', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Pratinjau' }).first()).toBeVisible();
  await expect(own.getByRole('button', { name: 'Tanya Kami' })).toBeHidden();
  await page.getByRole('combobox', { name: 'Website' }).click();
  await page.getByRole('option', { name: 'Toko lain' }).click();
  await expect(own.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
  await page.goBack();
  await expect(own.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
});
