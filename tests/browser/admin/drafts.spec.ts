import type { Page } from '@playwright/test';
import { addFaqs } from './add-faqs.ts';
import { openFaqForm } from './open-faq-form.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

const restored = 'Draf dipulihkan';

/** Opens the FAQ page of the only website from another page of the same document. */
async function openFaqs(page: Page): Promise<void> {
  await addFaqs(page, ['Deposit | Minimal 10.000.']);
  await page.goto('/user');
  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL('/?website=1');
}

test('an edit asks on Back, and has its text again after F5 and the end of the session', async ({
  server,
  page,
  context,
  allowConsole,
  checkAxe,
}) => {
  allowConsole(/401/);
  await openFaqs(page);
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' });
  const answer = dialog.getByLabel('Answer');
  const openEditor = () => page.getByRole('button', { name: 'Edit' }).first().click();
  const asked = page.getByRole('alertdialog', { name: 'Buang perubahan?' });
  await openEditor();
  const stored = await answer.inputValue();
  await answer.fill('Jawaban yang panjang');

  await page.goBack();
  await expect(asked).toBeVisible();
  await expect(page).toHaveURL('/?website=1');
  await asked.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect(asked).toBeHidden();
  await expect(answer).toHaveValue('Jawaban yang panjang');

  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(dialog).toBeHidden();
  await openEditor();
  await expect(answer).toHaveValue('Jawaban yang panjang');
  await expect(dialog.getByRole('status').filter({ hasText: restored })).toBeVisible();
  await checkAxe(page);

  await context.clearCookies({ name: 'token' });
  await expect(page.getByText('Sesi Anda berakhir. Silakan masuk lagi.')).toBeVisible();
  await page.getByLabel('Username').fill(server.username);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The form opens automatically.
  await expect(answer).toHaveValue('Jawaban yang panjang');

  await page.goBack();
  await asked.getByRole('button', { name: 'Buang' }).click();
  await expect(page).toHaveURL('/user');
  await expect(dialog).toBeHidden();
  await page.goForward();
  await openEditor();
  await expect(answer).toHaveValue(stored);
  await expect(page.getByText(restored)).toBeHidden();
});

test('signing out asks before it removes text that was not sent', async ({ page }) => {
  await page.goto('/?website=1');
  await openFaqForm(page);
  await page.getByLabel('Question').fill('Belum dikirim');
  const menu = page.getByRole('button', { name: /^Halo .* admin !$/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect(menu).toBeFocused();
  await expect(page.getByLabel('Question')).toHaveValue('Belum dikirim');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  // The document is replaced.
  const replaced = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Buang' }).click();
  await replaced;
  await expect(page).toHaveURL('/signin');
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
  expect(await page.evaluate(drafts)).toEqual([]);
});
