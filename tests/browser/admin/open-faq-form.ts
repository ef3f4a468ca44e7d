import type { Page } from '@playwright/test';

/** Unfolds the form of a new FAQ, which is above the list unless the window is very wide. */
export async function openFaqForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'FAQ baru' }).click();
}
