import { openFirstScreen } from '../../bench/first-screen.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { openFaqForm } from './open-faq-form.ts';

/** They have no form before a press, so they are lighter than the two below. */
const otherScreens = [
  '/user',
  '/whitelist',
  '/link',
  '/website',
  '/website/1',
  '/script',
  '/dashboard',
  '/unanswered',
  '/history',
  '/blank',
  '/widget',
  '/not-found',
];

/** Scripts and style sheets, compressed with gzip, until a screen can be used. */
const budget = 145 * 1024;
/** The FAQ page has more to do at once than any other; the page of a website is a form, too. */
const faqBudget = 165 * 1024;

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
  expect(code).toBeLessThanOrEqual(faqBudget);
});

for (const screen of otherScreens)
  test(`${screen} can be used within the same budget`, {
    // The heaviest of them, and one per kind.
    tag: ['/dashboard', '/history', '/user', '/script', '/website/1'].includes(screen)
      ? []
      : slowTag,
  }, async ({ server, page, signIn }) => {
    await signIn(page);
    const { code } = await openFirstScreen(page, server.url + screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(code).toBeLessThanOrEqual(screen === '/website/1' ? faqBudget : budget);
  });
