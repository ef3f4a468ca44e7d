import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryRoot } from '../../../build/repository-root.ts';
import { openFirstScreen } from '../../bench/first-screen.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { openFaqForm } from './open-faq-form.ts';
import { screens } from './screens.ts';

const otherScreens = screens
  .filter((screen) => screen !== '/signin' && screen !== '/')
  .map((screen) => screen.replace(':id', '1'));

/** Bytes of scripts and style sheets, compressed with gzip, until a screen can be used. */
const budget = 220 * 1024;
/** The FAQ page loads more code than the others, so its budget is larger. */
const faqPageBudget = 280 * 1024;
/** All files together. */
const wholeBudget = 480 * 1024;

test('all files of the back-office are within their budget of bytes', () => {
  const folder = join(repositoryRoot, 'dist/admin/assets');
  const code = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  const sizes = code.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(wholeBudget);
});

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
  await openFaqForm(page);
  await expect(page.getByLabel('Question')).toBeEditable();
  await expect(page.getByRole('combobox', { name: 'Website' })).toBeEnabled();
  await expect(page.getByRole('combobox', { name: 'Parent' })).toBeEnabled();
  expect(code).toBeLessThanOrEqual(faqPageBudget);
});

for (const screen of otherScreens)
  test(`${screen} can be used within its budget of bytes`, {
    // `npm test` has the heaviest screen and a list.
    tag: ['/user', '/website/1'].includes(screen) ? [] : slowTag,
  }, async ({ server, page, signIn }) => {
    await signIn(page);
    const { code } = await openFirstScreen(page, server.url + screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(code).toBeLessThanOrEqual(budget);
  });
