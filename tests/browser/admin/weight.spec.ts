import type { Page } from '@playwright/test';
import { neverBeIdle, openFirstScreen } from '../../bench/first-screen.ts';
import { expect, test } from '../fixtures.ts';

/** Scripts and style sheets, compressed with gzip, until a screen can be used. */
const budget = 130 * 1024;

test('the sign-in page can be used within its budget of bytes', async ({ server, page }) => {
  const { code } = await openFirstScreen(page, `${server.url}/signin`);
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(code).toBeLessThanOrEqual(budget);
});

test('the FAQ page can be used within its budget of bytes', async ({ server, page, signIn }) => {
  await signIn(page);
  const { code } = await openFirstScreen(page, `${server.url}/?website=1`);
  // A windowful at first, and then, without anybody asking, the whole page of a hundred.
  await expect(page.getByRole('row')).toHaveCount(101);
  await expect(page.getByLabel('Question')).toBeEditable();
  await expect(page.getByRole('combobox', { name: 'Website' })).toBeEnabled();
  await expect(page.getByRole('combobox', { name: 'Parent' })).toBeEnabled();
  expect(code).toBeLessThanOrEqual(budget);
});

test('a list that is pressed before its code is there opens all the same', async ({
  server,
  page,
  signIn,
}) => {
  await signIn(page);
  await page.addInitScript(neverBeIdle);
  const options = page.getByRole('option');
  for (const press of [openWithMouse, openWithKey]) {
    await page.goto(`${server.url}/?website=1`);
    for (const name of ['Website', 'Parent']) {
      await press(page, name);
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(page.getByRole('combobox', { name })).toBeFocused();
    }
  }
});

async function openWithMouse(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
}

async function openWithKey(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name }).focus();
  await page.keyboard.press('ArrowDown');
}
