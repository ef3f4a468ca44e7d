import { slowTag } from '../slow-tag.ts';
import { addFaqs } from './add-faqs.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serverEnv: { SEED: 'none' },
  });

  test('Back closes what is open, and then leaves the page', async ({ page }) => {
    await addFaqs(page, ['Deposit | Minimal 10.000.', 'Bonus']);
    await page.goto('/link');
    const goBack = () => page.evaluate(() => history.back());
    const openMenu = () => page.getByRole('button', { name: 'Buka menu' }).tap();
    await openMenu();
    await page.getByRole('link', { name: 'FAQ', exact: true }).tap();
    await openMenu();
    await expect(page.getByRole('dialog')).toBeVisible();
    await goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const more = page.getByRole('button', { name: /^Lainnya: / }).first();
    await more.tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);

    await more.tap();
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await more.tap();
    await page.getByRole('menuitem', { name: 'Edit' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
    await dialog.getByLabel('Answer').fill('Belum disimpan');
    await goBack();
    // The last one that was opened closes first.
    const asked = page.getByRole('alertdialog', { name: 'Buang perubahan?' });
    await expect(asked).toBeVisible();
    await goBack();
    await expect(asked).toHaveCount(0);
    await expect(dialog.getByLabel('Answer')).toHaveValue('Belum disimpan');
    await goBack();
    await asked.getByRole('button', { name: 'Buang' }).tap();
    await expect(page).toHaveURL('/link');
  });

  test('Back closes what is open on the first page of a tab, too, and then leaves it at once', async ({
    server,
    page,
    signIn,
  }) => {
    await signIn(page);
    await page.goto(`${server.url}/widget`);
    await page.goto(`${server.url}/link`);
    for (let opening = 0; opening < 2; opening += 1) {
      await page.getByRole('button', { name: 'Add Link' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(`${server.url}/widget`);
  });
});

for (const width of [390, 1280]) {
  test(`Back returns to the place in the list, ${width} px`, {
    tag: width === 390 ? [] : slowTag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/?website=1');
    const row = page.locator('tbody tr[id]').nth(20);
    await expect(row).toBeAttached();
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const topOf = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await row.getByRole('button', { name: 'Lainnya' }).click();
    await page.getByRole('menuitem', { name: 'Riwayat' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riwayat');
    await page.goBack();
    await expect(row).toBeInViewport();
    await expect.poll(topOf).toBeGreaterThan(300);
    expect(await topOf()).toBeLessThan(600);
  });
}

test('closing the form of a new FAQ by Escape returns to its button', async ({ page }) => {
  await page.goto('/?website=1&page=2');
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Belum ditambahkan');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Question')).toBeHidden();
  await expect(page.getByRole('button', { name: 'FAQ baru' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Question')).toHaveValue('Belum ditambahkan');
});
