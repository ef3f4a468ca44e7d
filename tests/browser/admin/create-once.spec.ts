import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

// All forms send through the same code: `tests/admin/forms.test.tsx` tests their keys.
test('a FAQ is created once by a retry after a lost response, and by a double press', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_RESET|no response/);
  // A new question of the top tier is on the last page.
  await page.goto('/?website=1&page=2');
  const keys: (string | undefined)[] = [];
  // Sends the creation to the server, but drops the first response.
  await page.route(/\/api\/faqs\/?$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    expect(response.status()).toBe(201);
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  const rows = page.getByRole('row', { name: /Tertulis sekali\?/ });
  const add = async (clickCount: number) => {
    await openFaqForm(page);
    await page.getByLabel('Question').fill('Tertulis sekali?');
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Add FAQ' })
      .click({ clickCount });
  };
  await add(1);
  await expect(page.getByText(/Tidak dapat menghubungi server\./).first()).toBeVisible();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText(/^Ditambahkan: /)).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  await page.unrouteAll();
  await page.reload();
  await expect(rows).toHaveCount(1);
  for (const count of [2, 3]) {
    await add(2);
    await expect(rows).toHaveCount(count);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
});
