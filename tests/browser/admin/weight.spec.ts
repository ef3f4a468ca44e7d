import { openFirstScreen } from '../../bench/first-screen.ts';
import { expect, test } from '../fixtures.ts';

/** Scripts and style sheets, compressed with gzip, until a screen can be used. */
const budget = 145 * 1024;

test('the sign-in page can be used within its budget of bytes', async ({ server, page }) => {
  const { code } = await openFirstScreen(page, `${server.url}/signin`);
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(code).toBeLessThanOrEqual(budget);
});

test('the FAQ page can be used within its budget of bytes', async ({ server, page, signIn }) => {
  await signIn(page);
  const { code } = await openFirstScreen(page, `${server.url}/?website=1`);
  await expect(page.getByRole('row')).toHaveCount(101);
  await expect(page.getByLabel('Question')).toBeEditable();
  await expect(page.getByRole('combobox', { name: 'Website' })).toBeEnabled();
  await expect(page.getByRole('combobox', { name: 'Parent' })).toBeEnabled();
  expect(code).toBeLessThanOrEqual(budget);
});
