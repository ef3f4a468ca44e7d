import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { openFaqForm } from './open-faq-form.ts';

const launcher = (page: Page) => page.locator('faq-chatbot button').first();

test.beforeEach(async ({ signIn, page }) => {
  await signIn(page);
});

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

test('a deleted row disappears although the list cannot be reloaded', async ({
  server,
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  await page.goto(`${server.url}/?website=1`);
  const row = page.locator('#row-1');
  // A table renders its first rows before the rest.
  const rows = 100;
  await expect(page.locator('tbody tr')).toHaveCount(rows);
  await page.route(/\/api\/faqs\/1\/(100\/1|tree)$/, (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
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

test('Next scrolls to the top of the table', async ({ server, page }) => {
  await serveManyUsers(page);
  await page.goto(`${server.url}/user`);
  await expect(page.getByRole('cell', { name: 'akun-100', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('cell', { name: 'akun-101', exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Admin Users' })).toBeInViewport();

  // On a phone the rows are cards, which are higher.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('cell', { name: 'akun-201', exact: true })).toBeInViewport();
});

test('after Add the page stays at the form, which is empty for the next question', async ({
  server,
  page,
}) => {
  await page.goto(`${server.url}/?website=1`);
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Apakah ada bonus?');
  const start = await page.evaluate(() => scrollY);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.push(scrollY));
  });
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page.getByText('Ditambahkan: Apakah ada bonus?')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // The row is on the second page.
  await expect(page).toHaveURL(/\?website=1$/);
  await expect(page.getByLabel('Question')).toBeFocused();
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.filter((y) => y !== start)).toEqual([]);
});

for (const [path, first] of [
  ['/?website=1', 'Delete'],
  ['/link', 'Remove'],
] as const) {
  test(`after a deletion by keyboard on ${path} the focus is on the next row`, {
    tag: path === '/link' ? slowTag : [],
  }, async ({ server, page }) => {
    if (path === '/link')
      for (const link of ['satu.example', 'dua.example', 'tiga.example'])
        await page.request.post(`${server.url}/api/livechatwebsitelinks/`, {
          data: { link, website_id: 1 },
          headers: { Origin: server.url },
        });
    await page.goto(server.url + path);
    const rows = page.locator('tbody tr[id]');
    await expect(rows.nth(2)).toBeVisible();
    const ids = await rows.evaluateAll((all) => all.map(({ id }) => id));
    // Use a leaf, so that the next row is not its child.
    const at = path === '/link' ? 1 : ids.length - 2;
    await rows.nth(at).getByRole('button', { name: first }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${ids[at]}`)).toHaveCount(0);
    const next = page.locator(`#${ids[at + 1]}`).getByRole('button', { name: first });
    await expect(next).toBeFocused();

    if (path !== '/link') return;
    // After a deletion of the last row, the focus is on the row before it.
    await page
      .locator(`#${ids.at(-1)}`)
      .getByRole('button', { name: first })
      .focus();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${ids.at(-1)}`)).toHaveCount(0);
    await expect(page.locator(`#${ids.at(-2)}`).getByRole('button', { name: first })).toBeFocused();
  });
}

test('a collapsed sidebar is still collapsed after a reload', async ({ server, page }) => {
  await page.goto(`${server.url}/user`);
  const sidebar = page.getByRole('complementary');
  expect((await sidebar.boundingBox())?.width).toBe(290);
  await page.getByRole('button', { name: 'Ciutkan sidebar' }).click();
  await page.goto(`${server.url}/website`);
  await expect(page.getByRole('button', { name: 'Bentangkan sidebar' })).toBeVisible();
  await page.mouse.move(900, 400);
  expect((await sidebar.boundingBox())?.width).toBe(90);
  await page.getByRole('button', { name: 'Bentangkan sidebar' }).click();
  await page.reload();
  expect((await sidebar.boundingBox())?.width).toBe(290);
});

for (const width of [1280, 768, 360]) {
  test(`the launcher covers no action of a row at ${width} px`, {
    tag: width === 768 ? slowTag : [],
  }, async ({ server, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await serveManyUsers(page);
    await page.goto(`${server.url}/user`);
    await expect(page.getByRole('cell', { name: 'akun-100', exact: true })).toBeAttached();
    await expect(launcher(page)).toBeVisible();
    const icon = await launcher(page).boundingBox();
    // On phones it is in the header.
    expect(icon?.width).toBe(width === 360 ? 44 : 56);
    if (width === 360) expect((icon?.y ?? 99) + 44).toBeLessThanOrEqual(64);
    for (const y of [0, 300, 2000, 100_000]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      const covered = await page.evaluate(() => {
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
              (button.closest('.app-header') ? box.top : Math.max(box.top, header.bottom)) <
                own.bottom
            );
          })
          .map((button) => button.ariaLabel ?? button.textContent);
      });
      expect(covered).toEqual([]);
    }
  });
}

test('the launcher is in the rail of a collapsed sidebar', async ({ server, page }) => {
  await page.goto(`${server.url}/user`);
  await page.getByRole('button', { name: 'Ciutkan sidebar' }).click();
  await expect(launcher(page)).toBeVisible();
  const box = await launcher(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 99)).toBeLessThanOrEqual(90);
  await launcher(page).click();
  await expect(page.getByRole('dialog', { name: 'Live Chat Bot' })).toBeVisible();
});

test('the launcher is hidden on Script while the preview shows the same bot', async ({
  server,
  page,
}) => {
  await page.request.post(`${server.url}/api/websites`, {
    data: { name: 'Toko lain', livechat_link: 'example.com/chat', server_ip: '192.0.2.1' },
    headers: { Origin: server.url },
  });
  await page.goto(`${server.url}/?website=1`);
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
