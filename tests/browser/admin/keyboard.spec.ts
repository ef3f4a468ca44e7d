import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { addFaqs } from './add-faqs.ts';

test.use({ serverEnv: { SEED: 'none' } });

const website = 'Toko Tanpa Tetikus';
const question = 'Apakah semuanya bisa lewat papan ketik?';

test('a whole round by keyboard alone: sign in, add a website, add a FAQ, sign out', async ({
  server,
  page,
}) => {
  const { keyboard } = page;
  await page.goto('/signin');
  await expect(page.getByLabel('Username')).toBeFocused();
  await keyboard.type(server.username);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(server.password);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'FAQ', level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Website', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Website', level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Add Website' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Website Name')).toBeFocused();
  await keyboard.type(website);
  await tabTo(page, page.getByLabel('Livechat Link'));
  await keyboard.type('example.com/chat');
  await tabTo(page, page.getByLabel('Server IP'));
  await keyboard.type('192.0.2.8');
  await keyboard.press('Enter');
  await expect(page.getByText('Website berhasil ditambahkan.')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add Website' })).toBeFocused();
  await expect(page.getByRole('row', { name: new RegExp(website) })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'FAQ', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'FAQ', level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('combobox', { name: 'Website' }));
  await keyboard.press('Enter');
  const option = page.getByRole('option', { name: website });
  await expect(option).toBeVisible();
  await keyboard.type('Toko');
  await expect(option).toHaveAttribute('data-highlighted');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Website' })).toHaveText(website);
  // The form of a website without FAQs is open.
  await tabTo(page, page.getByLabel('Question'));
  await keyboard.type(question);
  await tabTo(page, page.getByLabel('Answer'));
  await keyboard.type('Ya.');
  await tabTo(page, page.getByRole('button', { name: 'Add FAQ' }));
  await keyboard.press('Enter');
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByRole('button', { name: 'Add FAQ' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: question })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: /^Halo Selamat/ }));
  await keyboard.press('Enter');
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(page.getByRole('menuitem', { name: 'Edit profile' })).toBeFocused();
  await keyboard.press('End');
  await expect(signOut).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/signin');
});

test('a FAQ below another is added by keyboard', { tag: slowTag }, async ({ page, signIn }) => {
  const { keyboard } = page;
  await signIn(page);
  await addFaqs(page, ['Deposit', 'Bonus']);
  await page.goto('/?website=1');
  await page.getByRole('button', { name: 'FAQ baru' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Question')).toBeFocused();
  await keyboard.type(question);
  const parent = page.getByRole('combobox', { name: 'Parent' });
  await tabTo(page, parent);
  await keyboard.press('Enter');
  await keyboard.type('deposit');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Deposit');
  await keyboard.press('Enter');
  await expect(parent).toBeFocused();
  await expect(parent).toHaveText('Deposit');
  await tabTo(page, page.getByRole('button', { name: 'Add FAQ' }));
  await keyboard.press('Enter');
  await expect(
    page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' }),
  ).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: question })).toBeVisible();
  await expect(page.getByLabel('Question')).toBeFocused();
});

/** Presses Tab until the element has the focus, at most one round of the page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses++) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
