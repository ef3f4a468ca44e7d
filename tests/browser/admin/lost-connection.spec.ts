import type { Page } from '@playwright/test';
import { valid } from '../../tools/valid.ts';
import { slowTag } from '../slow-tag.ts';
import { widths } from './looks.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

const bar = 'Koneksi terputus. Isian Anda aman di tab ini.';

async function openFaqPage(page: Page): Promise<void> {
  // The last page has the fewest rows, which are drawn fast.
  await page.goto('/?website=1&page=2');
  // The bot is loaded last, so no other request is running.
  await expect(page.getByRole('button', { name: 'Tanya Kami' })).toBeVisible();
}

for (const { width, tag } of widths) {
  test(`a navigation while offline keeps the page and its text until the connection is back, ${width} px`, {
    tag,
  }, async ({ page, context, allowConsole, checkAxe }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|no response/);
    await page.setViewportSize({ width, height: 800 });
    await openFaqPage(page);
    await openFaqForm(page);
    await page.getByLabel('Question').fill('Ditulis sebelum sinyal hilang');
    await context.setOffline(true);
    if (width === 360) await page.getByRole('button', { name: 'Buka menu' }).click();
    await page.getByRole('link', { name: 'User', exact: true }).click();

    await expect(page.getByText(bar)).toBeVisible();
    await expect(page.getByLabel('Question')).toHaveValue('Ditulis sebelum sinyal hilang');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await checkAxe(page);

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List User');
    await expect(page).toHaveURL('/user');
    await expect(page.getByText(bar)).toBeHidden();

    // The typed text is on the page that was left.
    await page.goBack();
    await expect(page.getByLabel('Question')).toHaveValue('Ditulis sebelum sinyal hilang');
  });
}

test('after all retries the not-found page needs no further files, and the page with its text returns automatically', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|no response/);
  await openFaqPage(page);
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Ditulis sebelum server diperbarui');
  await context.setOffline(true);
  // Advance the clock through the retries; `tests/admin/ip-gate.test.tsx` tests their times.
  await page.clock.install();
  await page.getByRole('link', { name: 'Script', exact: true }).click();
  await expect(page.getByText(bar)).toBeVisible();
  await expect(page.getByLabel('Question')).toHaveValue('Ditulis sebelum server diperbarui');
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { name: 'ERROR' })).toBeVisible({ timeout: 10 });
  }).toPass();
  await expect(page).toHaveURL('/notfound');
  await expect(page.getByRole('img', { name: '404' })).toBeVisible();

  await context.setOffline(false);
  await page.clock.resume();
  await expect(page).toHaveURL('/script?website=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Script');
  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.getByLabel('Question')).toHaveValue('Ditulis sebelum server diperbarui');
});

test('an error outside the page shows a reload button instead of an empty window', {
  tag: slowTag,
}, async ({ page, allowConsole, checkAxe }) => {
  allowConsole(/is not a function|not iterable|error occurred/);
  await page.request.post('/api/websites', {
    data: valid.website({ name: 'Toko Dua' }),
  });
  await openFaqPage(page);
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Ditulis sebelum kesalahan');
  // The search in the header reads the tree, so the error happens outside the page.
  await page.route('**/api/faqs/2/tree', (route) => route.fulfill({ json: {} }));
  await page.evaluate(() => {
    history.pushState({ ...history.state, index: history.state.index + 1 }, '', '/?website=2');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.getByText('Halaman ini tidak dapat dibuka.')).toBeVisible();
  await checkAxe(page);
  await page.unroute('**/api/faqs/2/tree');
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(page).toHaveURL('/?website=2');
  // The draft belongs to the website for which it was typed.
  await page.goto('/?website=1');
  await expect(page.getByLabel('Question')).toHaveValue('Ditulis sebelum kesalahan');
});
