import { expect, type Page } from '@playwright/test';

/** Opens the form of a new FAQ, which is above the list. */
export async function openFaqForm(page: Page): Promise<void> {
  const field = page.getByRole('region', { name: 'FAQ baru' }).getByLabel('Question');
  // It is open while the website has no FAQs, and if it has a draft.
  await expect(field.or(page.getByRole('button', { name: 'FAQ baru' })).first()).toBeVisible();
  if (await field.isVisible()) return;
  await page.getByRole('button', { name: 'FAQ baru' }).click();
  await expect(field).toBeFocused();
}
