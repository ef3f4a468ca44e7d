import { expect, test } from '../fixtures.ts';

test('the guide is in the user menu, and the search finds its sections', async ({
  page,
  signIn,
}) => {
  await page.goto('/bantuan-admin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signIn(page);
  await page.goto('/script?website=1');
  await page.getByRole('button', { name: /^Halo/ }).click();
  await page.getByRole('menuitem', { name: 'Bantuan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Panduan admin' })).toBeVisible();
  const pictures = page.getByRole('main').getByRole('img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }

  const contents = page.getByRole('navigation', { name: 'Isi panduan' });
  await contents.getByRole('link', { name: 'Bila Anda atau rekan tidak dapat masuk' }).click();
  await expect(
    page.getByRole('heading', { name: 'Bila Anda atau rekan tidak dapat masuk' }),
  ).toBeInViewport();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('penerbitan');
  await page.getByRole('option', { name: 'Draf dan penerbitan' }).click();
  await expect(page).toHaveURL('/bantuan-admin#draf-dan-penerbitan');
  await expect(page.getByRole('heading', { name: 'Draf dan penerbitan' })).toBeFocused();

  // From another page, when the guide's file is loaded already.
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Script' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Script' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tidak dapat masuk');
  await page.getByRole('option', { name: 'Bila Anda atau rekan tidak dapat masuk' }).click();
  const section = page.getByRole('heading', { name: 'Bila Anda atau rekan tidak dapat masuk' });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
});
